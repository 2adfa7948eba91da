import { z } from 'zod';
import { normalizeMake } from '@/lib/catalogue/makes';
import { traitsOf } from '@/lib/catalogue/traits';
import { cleanText, MAX_NAME } from '@/lib/format/clean-text';

/** The inventory of a larger table isn't shown (docs/operations.md#logs). */
export const MAX_INVENTORY_ROWS = 50_000;

/**
 * In characters; the newest migration has the same, so that only an older table can have a longer
 * text.
 */
export const MAX_LENGTH = { brand: 80, model: 80, img: 2_048 } as const;

const YEAR = 'expected a year such as 2026';
const WHOLE_NUMBER = 'expected a whole number';

function text(column: keyof typeof MAX_LENGTH) {
  const error = `expected at most ${MAX_LENGTH[column]} characters`;
  return z.string('expected some text').trim().max(MAX_LENGTH[column], { error, abort: true });
}

/**
 * A name as the dealer has it, which is never suspected. A hyphen that doesn't break a line is a
 * hyphen, or one model would be two in the filter.
 */
const shownName = (value: string) => cleanText(value, MAX_NAME).replace(/[\u2010\u2011]/g, '-');

const columns = {
  id: z.number(WHOLE_NUMBER).int(WHOLE_NUMBER),
  brand: text('brand').overwrite(normalizeMake).min(1, 'expected the name of a make'),
  model: text('model').overwrite(shownName).min(1, 'expected some text'),
  year: z.coerce.number(YEAR).int(YEAR).min(1900, YEAR).max(2100, YEAR),
  img: text('img').nullish(),
};

/** What the site reads of each row, for Supabase's `select`. */
export const COLUMNS = Object.keys(columns).join(', ');

const rowSchema = z.object(columns).transform(({ id, brand, model, year, img }) => ({
  id,
  make: brand,
  model,
  year,
  /** URL of the photo; `null` shows "No Image". */
  image: safeImage(img),
  /** What the catalogue knows of the model; the browser doesn't have the catalogue. */
  ...traitsOf(brand, model),
}));

export type Vehicle = z.output<typeof rowSchema>;

/** All vehicles, newest first, and their makes, sorted: also those of rows that are left out. */
export type Inventory = { vehicles: Vehicle[]; makes: string[] };

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
      problems.push(problemOf(row, error));
    }
  }
  return { vehicles, valid, problems };
}

function problemOf(row: unknown, error: z.ZodError): RowProblem {
  const [issue] = error.issues;
  const id = asStored((row as { id?: unknown } | null)?.id) ?? 'without an id';
  return {
    id: cleanText(id, MAX_NAME),
    field: issue?.path.join('.') || 'row',
    expected: issue?.message ?? 'a row of the inventory',
  };
}

const brandSchema = z.object({ brand: columns.brand });

/**
 * @returns the distinct makes of rows, not validated, for the make dropdown, normalized and sorted
 */
export function distinctMakes(rows: readonly unknown[]): string[] {
  const makes = rows.flatMap((row) => brandSchema.safeParse(row).data?.brand ?? []);
  return [...new Set(makes)].sort((a, b) => a.localeCompare(b, 'en'));
}

function asStored(value: unknown): string | null {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}

type StoredRow = Record<string, unknown>;

const isObject = (row: unknown): row is StoredRow => typeof row === 'object' && row !== null;

/**
 * Rows as they're stored: what is no text, number, or boolean is `null`; an entry that is no object
 * is left out.
 */
export function parseDebugRows(rows: readonly unknown[]) {
  return rows.filter(isObject).map(({ brand, model, year, img }) => ({
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
 * The address of a photo that a page may load: of another site by https, as the policy allows, also
 * where a dealer's export has none ("//cdn.example/a.jpg"); or a path of this site.
 *
 * @returns `null`, shown as "No Image", for anything else
 */
export function safeImage(img: string | null | undefined): string | null {
  const text = img?.trim() ?? '';
  const isPath = /^\/(?![/\\\s])/.test(text);
  if (isPath) return text;

  const address = text.startsWith('//') ? `https:${text}` : text;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;

  const url = new URL(address);
  if (!LOOPBACK_HOSTS.has(url.hostname)) url.protocol = 'https:';
  return url.href;
}
