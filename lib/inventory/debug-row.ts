import { z } from 'zod';
import { safeImage } from './image';

/** A row as stored: texts unchanged, an empty column as `null`. Only the image's URL is checked. */
export type DebugRow = {
  id: string | number | null;
  brand: string | null;
  model: string | null;
  year: string | null;
  image: string | null;
};

const stored = z.union([z.string(), z.number(), z.boolean()]).nullish().catch(null);
const storedId = z.union([z.string(), z.number()]).nullish().catch(null);
const rowSchema = z.object({ id: storedId, brand: stored, model: stored, year: stored, img: stored });

/**
 * Parses rows for the debug page (docs/product.md#inventory-debug). Unusual spellings and missing values stay visible.
 *
 * @param rows as returned by the database, not validated
 * @returns the rows in the same order; a value that is not text, a number or a boolean becomes `null`, and an entry
 *   that is not an object is left out
 */
export function parseDebugRows(rows: readonly unknown[]): DebugRow[] {
  return rows.flatMap((row) => {
    const result = rowSchema.safeParse(row);
    if (!result.success) return [];
    const { id, brand, model, year, img } = result.data;
    return [
      {
        id: id ?? null,
        brand: text(brand),
        model: text(model),
        year: text(year),
        image: safeImage(text(img)),
      },
    ];
  });
}

function text(value: string | number | boolean | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
