import { z } from 'zod';

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** A text without the spaces that a copied value may have around it. */
export const trimmed = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(trim, schema);

/** A value that an owner may leave out, by deleting its line or with an empty text. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (trim(value) === '' ? undefined : trim(value)), schema.optional());

/** The id of an entry, which is a part of URLs. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and hyphens, such as "bad-credit"');

export const year = z
  .int('expected a model year such as 2026')
  .refine((value) => value >= 2000 && value <= 2100, 'expected a model year such as 2026');

export const date = z.iso.date('expected a date that exists, such as "2026-09-30"');

/** Days before a date, the earlier day first: [30, 14]. */
export const daysBefore = z
  .tuple([z.int().min(0).max(365), z.int().min(0).max(365)])
  .refine(([from, to]) => from >= to, 'expected the earlier day first, such as [30, 14]');

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
