import { z } from 'zod';
import { collapseWhitespace, normalizeMake } from '@/lib/catalogue/makes';
import { safeImage } from './image';

/** A vehicle of the inventory, as the site shows it. */
export type Vehicle = {
  id: number;
  /** The make in the catalogue's spelling. */
  make: string;
  model: string;
  year: number;
  /** URL of the photo; `null` shows "No Image". */
  image: string | null;
};

const YEAR = 'expected a year such as 2025';
const text = z.string('expected some text').trim().min(1, 'expected some text');
const rowSchema = z.object({
  id: z.number('expected a whole number').int('expected a whole number'),
  brand: text,
  model: text,
  year: z.coerce.number(YEAR).int(YEAR).min(1900, YEAR).max(2100, YEAR),
  img: z.string('expected some text').nullish(),
});

export type RowProblem = { id: unknown; field: string; expected: string };

/**
 * Parses database rows (docs/product.md#inventory-data). An invalid row is left out and reported; it never breaks the
 * page.
 *
 * @param rows as returned by the database, not validated
 * @returns the vehicles in the same order, and the first problem of each invalid row
 */
export function parseRows(rows: readonly unknown[]): { vehicles: Vehicle[]; problems: RowProblem[] } {
  const vehicles: Vehicle[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const result = rowSchema.safeParse(row);
    if (result.success) {
      const { id, brand, model, year, img } = result.data;
      vehicles.push({
        id,
        make: normalizeMake(brand),
        model: collapseWhitespace(model),
        year,
        image: safeImage(img),
      });
    } else {
      const issue = result.error.issues[0];
      problems.push({
        id: (row as { id?: unknown } | null)?.id,
        field: issue?.path.join('.') || 'row',
        expected: issue?.message ?? 'a row of the inventory',
      });
    }
  }
  return { vehicles, problems };
}

/**
 * @param brands values of the column, not validated; empty ones and those that are not text are skipped
 * @returns the distinct makes for the make dropdown, normalized and sorted
 */
export function distinctMakes(brands: readonly unknown[]): string[] {
  const names = brands.filter((brand): brand is string => typeof brand === 'string' && brand.trim() !== '');
  return [...new Set(names.map(normalizeMake))].sort((a, b) => a.localeCompare(b, 'en'));
}
