import type { z } from 'zod';

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

/**
 * Requires that certain entries are in a list, in their order; others may stand between them and after them.
 *
 * @param field by which an entry is known
 * @param fixed its values, which the product fixes (docs/product.md)
 */
export function includesFixed<Field extends string>(field: Field, fixed: readonly string[]) {
  return (list: readonly Record<Field, unknown>[], context: z.RefinementCtx) => {
    const found = list.map((entry) => String(entry[field])).filter((value) => fixed.includes(value));
    const missing = fixed.find((value) => !found.includes(value));
    if (missing === undefined && found.join('\n') === fixed.join('\n')) return;
    const message =
      missing === undefined
        ? `expected these in their order, which the product fixes, with others between them or after them: ${fixed.map((value) => `"${value}"`).join(', ')}`
        : `expected an entry with the ${field} "${missing}", which the product fixes; you may add others`;
    context.addIssue({ code: 'custom', message });
  };
}
