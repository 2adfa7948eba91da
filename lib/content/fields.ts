import { z } from 'zod';

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** A text without the spaces that a copied value may have around it. */
export const trimmed = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(trim, schema);

/** A value that an owner may leave out, by deleting its line or with an empty text. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (trim(value) === '' ? undefined : trim(value)), schema.optional());

/**
 * Refuses a list in which two entries have the same value in one field.
 *
 * @param field such as "id" @returns a check for `superRefine`; it reports the later entry
 */
export function eachOnce<Field extends string>(field: Field) {
  return (list: readonly Record<Field, unknown>[], context: z.RefinementCtx) => {
    list.forEach((entry, index) => {
      const first = list.findIndex((other) => other[field] === entry[field]);
      if (first === index) return;
      const message = `expected every ${field} once; entry ${first + 1} has it too`;
      context.addIssue({ code: 'custom', path: [index, field], message });
    });
  };
}

/** Requires an entry, which the site refers to. @param field by which the entry is known */
export function includesEntry<Field extends string>(field: Field, value: string) {
  return (list: readonly Record<Field, unknown>[], context: z.RefinementCtx) => {
    if (list.some((entry) => entry[field] === value)) return;
    context.addIssue({ code: 'custom', message: `expected an entry with the ${field} "${value}"` });
  };
}
