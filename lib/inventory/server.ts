import 'server-only';
import { hash } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { featuredModelsOf } from '@/lib/catalogue/brand-pages';
import { type Make, makes } from '@/lib/catalogue/makes';
import { offeredYear } from '@/lib/content/figures';
import { isBuilding } from '@/lib/env/runtime';
import { env } from '@/lib/env/server';
import { atImageService } from '@/lib/photos/storage-photo';
import { deadlines } from './deadlines';
import { failureMessage } from './failure-message';
import { MAX_URL } from './photo';
import { readFirstRows, readStoredRows, type StoredRows } from './read-rows';
import {
  type DebugRow,
  distinctMakes,
  type Inventory,
  parseDebugRows,
  parseRows,
  type RowProblem,
  type Vehicle,
} from './row';

/**
 * Batches of 1,000 rows each. Older rows aren't shown: a feed imported twice must not empty the site.
 */
const MAX_BATCHES = 10;

type ReadError = { status: 'error'; message: string };
export type InventoryOrError = ({ status: 'loaded' } & Inventory) | ReadError;
export type DebugRowsOrError = { status: 'loaded'; table: string; rows: DebugRow[] } | ReadError;

type RowBatch = {
  /** As it is in Next's data cache. */
  cached: string;
  vehicles: Vehicle[];
  problems: RowProblem[];
  makes: string[];
  /** Valid or not. */
  rowsRead: number;
  /** Rows of the whole table. */
  count: number;
};

/** The batches as this process last read them, by the number of their first row. */
const lastBatches = new Map<number, RowBatch>();

const table = () => offeredYear().inventoryTable;

/** The newest 10,000 rows, or a message for visitors, within six seconds; never throws. */
export async function getInventory(): Promise<InventoryOrError> {
  try {
    return { status: 'loaded', ...(await inventoryInTime()) };
  } catch (error) {
    return { status: 'error', message: failureMessage(error, secrets()) };
  }
}

/**
 * The vehicles on the page of a make, newest first; none where it shows models of the catalogue.
 *
 * @returns `null` while the site is built, when they can't be read
 * @throws Error when they can't be read and never were: while a static page is revalidated, Next
 *   then keeps its last version
 */
export async function vehiclesOfBrandPage(make: Make): Promise<Vehicle[] | null> {
  if (featuredModelsOf(make).length > 0) return [];
  const vehicles = await vehiclesForStaticPage();
  return vehicles?.filter((vehicle) => vehicle.make === make.name) ?? null;
}

/**
 * The makes whose page has cars, of the catalogue or of the inventory.
 *
 * @throws Error as `vehiclesOfBrandPage`; while the site is built, only those of the catalogue then
 */
export async function makesWithCars(): Promise<Make[]> {
  const vehicles = await vehiclesForStaticPage();
  const inInventory = new Set(vehicles?.map(({ make }) => make));
  return makes.filter((make) => featuredModelsOf(make).length > 0 || inInventory.has(make.name));
}

/** A build doesn't fail without the database: the running site asks it again. */
async function vehiclesForStaticPage(): Promise<Vehicle[] | null> {
  try {
    return (await inventoryInTime()).vehicles;
  } catch (error) {
    if (isBuilding()) return null;
    throw error;
  }
}

/** The first 100 rows as stored, read again for each visit; never throws. */
export async function getDebugRows(): Promise<DebugRowsOrError> {
  try {
    const rows = await readFirstRows(table());
    return { status: 'loaded', table: table(), rows: parseDebugRows(rows) };
  } catch (error) {
    const message = failureMessage(error, secrets());
    console.error(`[inventory-debug] could not be read: ${message}`);
    return { status: 'error', message };
  }
}

function secrets(): string[] {
  const { supabase } = env();
  return supabase ? [supabase.publishableKey, new URL(supabase.url).host] : [];
}

function inventoryInTime(): Promise<Inventory> {
  const signal = AbortSignal.timeout(deadlines.inventory);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([wholeInventory(), late]);
}

async function wholeInventory(): Promise<Inventory> {
  const first = await cachedBatch(0);
  // A project may be configured to send fewer than 1,000 rows at once.
  const starts = Array.from({ length: MAX_BATCHES }, (_, index) => index * first.rowsRead);
  const others = starts.filter((from) => from > 0 && from < first.count);
  const batches = [first, ...(await Promise.all(others.map(cachedBatch)))];

  const vehicles = batches.flatMap((batch) => batch.vehicles);
  // A row may move from one batch to the next while they are read.
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const makes = new Set(batches.flatMap((batch) => batch.makes));
  return {
    vehicles: [...byId.values()],
    makes: [...makes].sort((a, b) => a.localeCompare(b, 'en')),
  };
}

/**
 * Next's key of an entry includes the source text of the cached function. If a new build minified it
 * otherwise, the last good rows would be lost. That of a bound function is always
 * "function () { [native code] }".
 */
const refreshInAnyBuild = refreshedBatch.bind(null);

/**
 * Each batch is an entry of its own, because Next's cache refuses one above 2 MB. Rows are cached as
 * they're stored and parsed afterwards: the cache outlives a deployment.
 *
 * @param from the number of its first row
 * @throws Error when it can't be read and never was
 */
async function cachedBatch(from: number): Promise<RowBatch> {
  const { supabase, inventoryRevalidateSeconds } = env();
  // A hash, because a URL may contain a password and Next logs cache keys.
  const database = hash('sha256', supabase?.url ?? '');
  const read = unstable_cache(refreshInAnyBuild, ['inventory', 'pages', table(), database], {
    revalidate: inventoryRevalidateSeconds,
    tags: ['inventory'],
  });

  return parsedBatch(from, await read(from));
}

/** Parses each batch once: for 10,000 rows that takes longer than rendering the page. */
function parsedBatch(from: number, cached: string): RowBatch {
  const last = lastBatches.get(from);
  if (last?.cached === cached) return last;

  const batch = parseBatch(from, cached);
  for (const line of problemLines(from, batch, last)) console.warn(`[inventory] ${line}`);
  lastBatches.set(from, batch);
  return batch;
}

/**
 * When a read fails, the last good batch is cached again: if this threw, Next would log the error on
 * every request.
 */
async function refreshedBatch(from: number): Promise<string> {
  try {
    const stored = await readStoredRows(table(), from);
    return parsedBatch(from, JSON.stringify(stored, cutLongTexts)).cached;
  } catch (error) {
    const last = lastBatches.get(from);
    const consequence = last ? 'the last good rows are shown' : 'visitors see this error';
    const message = failureMessage(error, secrets());
    console.error(`[inventory] could not be read: ${message}; ${consequence}`);
    if (!last) throw error;
    return last.cached;
  }
}

/** A list of photos may have thousands of characters. One URL is shown. */
function cutLongTexts(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, MAX_URL + 1) : value;
}

/**
 * @throws Error when no row of the first batch is valid: then the response is broken rather than the
 *   inventory empty
 */
function parseBatch(from: number, cached: string): RowBatch {
  const { rows, brands, count }: StoredRows = JSON.parse(cached);
  const { vehicles, problems } = parseRows(rows);
  if (from === 0 && rows.length > 0 && vehicles.length === 0) {
    const [first] = problems;
    throw new Error(`None of ${rows.length} rows can be read: ${first?.text}`);
  }
  return {
    cached,
    vehicles: vehicles.map(withPhoto),
    problems,
    makes: distinctMakes(brands),
    rowsRead: rows.length,
    count,
  };
}

/** Photos come in the size of a card, however large they were uploaded, where the plan has that. */
function withPhoto(vehicle: Vehicle): Vehicle {
  const { image } = vehicle;
  return image && env().hasImageSizes ? { ...vehicle, image: atImageService(image) } : vehicle;
}

/** @returns one line for each kind of problem of a batch */
function problemLines(from: number, batch: RowBatch, last?: RowBatch): string[] {
  const lines = [...new Set(batch.problems.map(({ text }) => text))].map((kind) => {
    const alike = batch.problems.filter(({ text }) => text === kind);
    return `${alike.length} rows of ${table()}, such as row ${alike[0]?.id}: ${kind}`;
  });
  if (from > 0) return lines;

  const shown = batch.rowsRead * MAX_BATCHES;
  if (shown < batch.count) lines.push(`${shown} of ${batch.count} rows of ${table()} were read`);
  // The database also sends none if no policy of row-level security lets visitors read.
  if (batch.rowsRead === 0 && last && last.rowsRead > 0)
    lines.push(`${table()} has no rows now, and had ${last.count}`);
  return lines;
}
