import { z } from 'zod';

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** A text without the spaces that a copied value may have around it. */
export const trimmed = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(trim, schema);

/** A value that an owner may leave out, by deleting its line or with an empty text. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (trim(value) === '' ? undefined : trim(value)), schema.optional());
