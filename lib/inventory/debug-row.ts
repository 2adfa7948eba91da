import { z } from 'zod';
import { safeImage } from './image';

/** A row as it is stored: texts untouched, an empty column is `null`. Only the image is checked before it is shown. */
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
 * Turns database rows into what the debug page shows (spec section 2): odd spellings and missing values stay
 * visible, and no row can break the page. What is no row at all is left out.
 *
 * @param rows whatever the database answered
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
