import { z } from 'zod';
import type { BodyStyle } from '@/content/catalogue/body-styles';
import type { CarKind } from '@/lib/catalogue/car-kinds';
import { normalizedMakeName } from '@/lib/catalogue/makes';
import { traitsOf } from '@/lib/catalogue/models';
import { cleanText, MAX_NAME_LENGTH } from '@/lib/format/clean-text';

/** Characters that a column may have, as in the table's constraints (supabase/migrations). */
export const MAX_LENGTH = { brand: 80, model: 80, img: 1_000 } as const;

const YEAR = 'expected a year such as 2026';
const WHOLE_NUMBER = 'expected a whole number';

function nameColumn(column: 'brand' | 'model') {
  const error = `expected at most ${MAX_LENGTH[column]} characters`;
  return z.string('expected some text').trim().max(MAX_LENGTH[column], { error, abort: true });
}

/** The name as the dealer writes it, but with ordinary hyphens. */
const shownName = (value: string) =>
  cleanText(value, MAX_NAME_LENGTH).replace(/[\u2010\u2011]/g, '-');

/** A file of this site, such as "/vehicles/sedan-ink.svg". "//x" and "/\x" would be other hosts. */
const OWN_FILE = /^\/(?![/\\])/;

/**
 * The address of a vehicle's image: a photo, or a drawing of this site. Pages only load photos over
 * https.
 *
 * @param cell of the column `img`
 * @returns `null` for anything but an http or https URL or a path on this site
 */
export function imageUrl(cell: unknown): string | null {
  if (typeof cell !== 'string') return null;
  if (OWN_FILE.test(cell)) return cell;
  if (!URL.canParse(cell)) return null;

  const url = new URL(cell);
  if (!['http:', 'https:'].includes(url.protocol)) return null;
  // Browsers don't load URLs with a password, and the page's source would reveal it.
  if (url.username !== '' || url.password !== '') return null;
  url.protocol = 'https:';
  return url.href;
}

const columnSchemas = {
  id: z.number(WHOLE_NUMBER).int(WHOLE_NUMBER),
  /** The name of a make. The column has the name that the customer gave it. */
  brand: nameColumn('brand').overwrite(normalizedMakeName).min(1, 'expected the name of a make'),
  model: nameColumn('model').overwrite(shownName).min(1, 'expected some text'),
  year: z.coerce.number(YEAR).int(YEAR).min(1900, YEAR).max(2100, YEAR),
  /** Any value: a car without a usable photo is shown without one rather than left out. */
  img: z.unknown().optional(),
};

export const SELECTED_COLUMNS = Object.keys(columnSchemas).join(', ');

const rowSchema = z.object(columnSchemas);

export type Vehicle = {
  id: number;
  make: string;
  model: string;
  year: number;
  /** `null` shows "No Image". */
  image: string | null;
  /** Looked up on the server, because the inventory page doesn't send the catalogue. */
  carKinds: CarKind[];
  bodyStyle: BodyStyle | null;
};

/** All vehicles, newest first. `makes` is sorted, and includes makes of rows left out. */
export type Inventory = { vehicles: Vehicle[]; makes: string[] };

/** A row as the database sends it, unvalidated. */
export type StoredRow = Record<string, unknown>;

/** A row that was left out; `text` says why. */
type RowProblem = { id: string; text: string };

/** Returns the vehicles in the same order, and the problems of the rows left out. */
export function parseRows(rows: readonly StoredRow[]) {
  const vehicles: Vehicle[] = [];
  const problems: RowProblem[] = [];

  for (const row of rows) {
    const { data, error } = rowSchema.safeParse(row);
    if (!data) {
      const [issue] = error.issues;
      const text = `left out, ${issue?.path.join('.')}: ${issue?.message}`;
      problems.push({ id: String(row.id), text });
      continue;
    }
    const { id, brand: make, model, year, img } = data;
    vehicles.push({ id, make, model, year, image: imageUrl(img), ...traitsOf(make, model) });
  }
  return { vehicles, problems };
}

/** Each make once, normalized. */
export function distinctMakes(rows: readonly StoredRow[]): string[] {
  return [...new Set(rows.flatMap(({ brand }) => columnSchemas.brand.safeParse(brand).data ?? []))];
}

const asStored = (value: unknown) => (value === null ? null : String(value));

/** Rows as stored, but only photos that a page can load. */
export function parseDebugRows(rows: readonly StoredRow[]) {
  return rows.map(({ brand, model, year, img }) => ({
    brand: asStored(brand),
    model: asStored(model),
    year: asStored(year),
    image: imageUrl(img),
  }));
}

export type DebugRow = ReturnType<typeof parseDebugRows>[number];
