import { z } from 'zod';
import type { BodyStyle } from '@/content/catalogue/body-styles';
import type { CarKind } from '@/lib/catalogue/car-kinds';
import { makeNameInRow } from '@/lib/catalogue/makes';
import { traitsOf } from '@/lib/catalogue/traits';
import { cleanText, MAX_NAME } from '@/lib/format/clean-text';
import { decodeEntities } from '@/lib/format/decode-entities';
import { photoOf } from './photo';

/** In characters, as in the newest migration. `img` may be a list of URLs. */
export const MAX_LENGTH = { brand: 80, model: 80, img: 20_000 } as const;

const YEAR = 'expected a year such as 2026';
const WHOLE_NUMBER = 'expected a whole number';

function text(column: 'brand' | 'model') {
  const error = `expected at most ${MAX_LENGTH[column]} characters`;
  return z
    .string('expected some text')
    .overwrite(decodeEntities)
    .trim()
    .max(MAX_LENGTH[column], { error, abort: true });
}

/** As the dealer writes it, with ordinary hyphens. */
const shownName = (value: string) => cleanText(value, MAX_NAME).replace(/[\u2010\u2011]/g, '-');

const columns = {
  id: z.number(WHOLE_NUMBER).int(WHOLE_NUMBER),
  brand: text('brand').overwrite(makeNameInRow).min(1, 'expected the name of a make'),
  model: text('model').overwrite(shownName).min(1, 'expected some text'),
  year: z.coerce.number(YEAR).int(YEAR).min(1900, YEAR).max(2100, YEAR),
  /** Anything: a car is shown without a photo rather than left out. */
  img: z.unknown().optional(),
};

/** For Supabase's `select`. */
export const COLUMNS = Object.keys(columns).join(', ');

const rowSchema = z.object(columns);

export type Vehicle = {
  id: number;
  make: string;
  model: string;
  year: number;
  /** URL of the photo; `null` shows "No Image". */
  image: string | null;
  /** What the catalogue knows of the model; the browser doesn't have the catalogue. */
  carKinds: CarKind[];
  style: BodyStyle | null;
};

/** All vehicles, newest first, and their makes, sorted: also those of rows that are left out. */
export type Inventory = { vehicles: Vehicle[]; makes: string[] };

/** `text`: what is wrong with a row, and what follows from it. */
export type RowProblem = { id: string; text: string };

/**
 * @returns the vehicles in the same order, and the problems of rows: one that isn't valid is left
 *   out, and a photo that can't be shown as it's stored is shown otherwise or not at all
 */
export function parseRows(rows: readonly unknown[]) {
  const vehicles: Vehicle[] = [];
  const problems: RowProblem[] = [];

  for (const row of rows) {
    const { data, error } = rowSchema.safeParse(row);
    if (!data) {
      problems.push({ id: idOf(row), text: `left out, ${reasonOf(error)}` });
      continue;
    }
    const { id, brand: make, model, year, img } = data;
    const photo = photoOf(img);
    vehicles.push({ id, make, model, year, image: photo.url, ...traitsOf(make, model) });
    if (photo.problem) problems.push({ id: String(id), text: photo.problem });
  }
  return { vehicles, problems };
}

function idOf(row: unknown): string {
  const id = asStored((row as { id?: unknown } | null)?.id) ?? 'without an id';
  return cleanText(id, MAX_NAME);
}

function reasonOf({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') || 'row'}: ${issue?.message ?? 'expected a row of the inventory'}`;
}

const brandSchema = z.object({ brand: columns.brand });

/** @returns the distinct makes of rows, not validated, normalized */
export function distinctMakes(rows: readonly unknown[]): string[] {
  return [...new Set(rows.flatMap((row) => brandSchema.safeParse(row).data?.brand ?? []))];
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
    image: photoOf(img).url,
  }));
}

export type DebugRow = ReturnType<typeof parseDebugRows>[number];
