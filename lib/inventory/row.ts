import { z } from 'zod';
import { collapseWhitespace, normalizeMake } from '@/lib/catalogue/makes';

/** In characters; the newest migration has the same, so that only an older table can have a longer text. */
export const MAX_LENGTH = { brand: 80, model: 80, img: 2_048 } as const;

const YEAR = 'expected a year such as 2026';
const text = (name: keyof typeof MAX_LENGTH) =>
  z
    .string('expected some text')
    .trim()
    .max(MAX_LENGTH[name], `expected at most ${MAX_LENGTH[name]} characters`);
const columns = {
  id: z.number('expected a whole number').int('expected a whole number'),
  brand: text('brand').min(1, 'expected some text'),
  model: text('model').min(1, 'expected some text'),
  year: z.coerce.number(YEAR).int(YEAR).min(1900, YEAR).max(2100, YEAR),
  img: text('img').nullish(),
};

/** What the site reads of each row, for Supabase's `select`. */
export const COLUMNS = Object.keys(columns).join(', ');

const rowSchema = z.object(columns).transform(({ brand, model, img, ...others }) => ({
  ...others,
  /** In the catalogue's spelling. */
  make: normalizeMake(brand),
  model: collapseWhitespace(model),
  /** URL of the photo; `null` shows "No Image". */
  image: safeImage(img),
}));

/** A vehicle of the inventory, as the site shows it. */
export type Vehicle = z.output<typeof rowSchema>;

export type RowProblem = { id: unknown; field: string; expected: string };

/**
 * Parses database rows. An invalid row is left out and reported; it never breaks the page.
 *
 * @param rows as returned by the database, not validated
 * @returns the vehicles in the same order, the rows that they come from, and the first problem of each invalid row
 */
export function parseRows(rows: readonly unknown[]) {
  const vehicles: Vehicle[] = [];
  const valid: unknown[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const { success, data, error } = rowSchema.safeParse(row);
    if (success) {
      vehicles.push(data);
      valid.push(row);
    } else {
      const [issue] = error.issues;
      problems.push({
        id: (row as { id?: unknown } | null)?.id,
        field: issue?.path.join('.') || 'row',
        expected: issue?.message ?? 'a row of the inventory',
      });
    }
  }
  return { vehicles, valid, problems };
}

/**
 * @param rows with a `brand`, not validated; those without a brand are skipped
 * @returns the distinct makes for the make dropdown, normalized and sorted
 */
export function distinctMakes(rows: readonly unknown[]): string[] {
  const brands = rows.flatMap((row) => z.object({ brand: columns.brand }).safeParse(row).data?.brand ?? []);
  return [...new Set(brands.map(normalizeMake))].sort((a, b) => a.localeCompare(b, 'en'));
}

const stored = z
  .union([z.string(), z.number(), z.boolean()])
  .transform(String)
  .nullable()
  .catch(null)
  .default(null);
const storedRowSchema = z
  .object({ brand: stored, model: stored, year: stored, img: stored })
  .transform(({ img, ...row }) => ({ ...row, image: safeImage(img) }));

/** A row as stored: texts unchanged, an empty column as `null`. Only the image's URL is checked. */
export type DebugRow = z.infer<typeof storedRowSchema>;

/**
 * Parses rows for the debug page. Unusual spellings and missing values stay visible.
 *
 * @param rows as returned by the database, not validated
 * @returns the rows in the same order; a value that is not text, a number or a boolean becomes `null`, and an entry
 *   that is not an object is left out
 */
export function parseDebugRows(rows: readonly unknown[]): DebugRow[] {
  return rows.flatMap((row) => storedRowSchema.safeParse(row).data ?? []);
}

/** A photo served by this computer, such as one in a local storage bucket, has no certificate. */
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1']);

/**
 * Checks the URL of a vehicle's photo: only http(s) and absolute paths of this site are allowed. Anything else (an empty
 * text, `javascript:`, a local file path) counts as no image. http becomes https, because the site's policy allows no
 * other photos.
 *
 * @returns the URL, or `null`, which is shown as "No Image"
 */
export function safeImage(img: string | null | undefined): string | null {
  const text = img?.trim() ?? '';
  if (/^\/(?![/\\])/.test(text)) return text;
  if (!/^https?:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    if (!LOOPBACK_HOSTS.has(url.hostname)) url.protocol = 'https:';
    return url.href;
  } catch {
    return null;
  }
}
