import { z } from 'zod';
import { normalizeMake } from '@/lib/catalogue/makes';
import { traitsOf } from '@/lib/catalogue/traits';
import { cleanName, cleanText, MAX_NAME } from '@/lib/format/clean-text';

/** The inventory of a larger table isn't shown (docs/operations.md#logs). */
export const MAX_INVENTORY_ROWS = 50_000;

/**
 * In characters; the newest migration has the same, so that only an older table can have a longer
 * text.
 */
export const MAX_LENGTH = { brand: 80, model: 80, img: 2_048 } as const;

const YEAR = 'expected a year such as 2026';
const text = (name: keyof typeof MAX_LENGTH) =>
  z
    .string('expected some text')
    .trim()
    .max(MAX_LENGTH[name], {
      error: `expected at most ${MAX_LENGTH[name]} characters`,
      abort: true,
    });
const columns = {
  id: z.number('expected a whole number').int('expected a whole number'),
  // As in a URL, so that every make can be filtered by.
  brand: text('brand').overwrite(cleanName).min(1, 'expected the name of a make'),
  model: text('model')
    .overwrite((value) => cleanText(value, MAX_NAME))
    .min(1, 'expected some text'),
  year: z.coerce.number(YEAR).int(YEAR).min(1900, YEAR).max(2100, YEAR),
  img: text('img').nullish(),
};

/** What the site reads of each row, for Supabase's `select`. */
export const COLUMNS = Object.keys(columns).join(', ');

const rowSchema = z.object(columns).transform(({ brand, img, ...others }) => {
  const make = normalizeMake(brand);
  return {
    ...others,
    make,
    /** URL of the photo; `null` shows "No Image". */
    image: safeImage(img),
    /** What the catalogue knows of the model; the browser doesn't have the catalogue. */
    traits: traitsOf(make, others.model),
  };
});

export type Vehicle = z.output<typeof rowSchema>;

export type RowProblem = { id: string; field: string; expected: string };

/**
 * @returns the vehicles in the same order, the rows that they come from, and the first problem of
 *   each invalid row, which is left out
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
        id: cleanText(asStored((row as { id?: unknown } | null)?.id) ?? 'without an id', MAX_NAME),
        field: issue?.path.join('.') || 'row',
        expected: issue?.message ?? 'a row of the inventory',
      });
    }
  }
  return { vehicles, valid, problems };
}

const brandSchema = z.object({ brand: columns.brand });

/**
 * @returns the distinct makes of rows, not validated, for the make dropdown, normalized and sorted
 */
export function distinctMakes(rows: readonly unknown[]): string[] {
  const brands = rows.flatMap((row) => brandSchema.safeParse(row).data?.brand ?? []);
  return [...new Set(brands.map(normalizeMake))].sort((a, b) => a.localeCompare(b, 'en'));
}

const asStored = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;

/**
 * Rows as they're stored: what is no text, number, or boolean is `null`; an entry that is no object
 * is left out.
 */
export function parseDebugRows(rows: readonly unknown[]) {
  const objects = rows.filter((row) => typeof row === 'object' && row !== null) as Record<
    string,
    unknown
  >[];
  return objects.map(({ brand, model, year, img }) => ({
    brand: asStored(brand),
    model: asStored(model),
    year: asStored(year),
    image: safeImage(asStored(img)),
  }));
}

export type DebugRow = ReturnType<typeof parseDebugRows>[number];

/** A photo served by this computer, such as one in a local storage bucket, has no certificate. */
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1']);

/**
 * The URL of a photo, https as the policy allows, or a path of this site; `null`, shown as "No
 * Image", for anything else.
 */
export function safeImage(img: string | null | undefined): string | null {
  const text = img?.trim() ?? '';
  if (/^\/(?![/\\\s])/.test(text)) return text;
  if (!/^https?:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    if (!LOOPBACK_HOSTS.has(url.hostname)) url.protocol = 'https:';
    return url.href;
  } catch {
    return null;
  }
}
