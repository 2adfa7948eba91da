import 'server-only';
import { unstable_cache } from 'next/cache';
import { inventoryTable } from '@/content/model-year';
import { featuredModelsOf } from '@/lib/catalogue/featured-models';
import { type Make, makes } from '@/lib/catalogue/makes';
import { env, isBuilding } from '@/lib/env/server';
import { counted } from '@/lib/format/numbers';
import {
  failureMessage,
  ROWS_PER_REQUEST,
  readDeadline,
  readFirstRows,
  readStoredRows,
  type StoredRows,
} from './read-rows';
import {
  type DebugRow,
  distinctMakes,
  type Inventory,
  parseDebugRows,
  parseRows,
  type Vehicle,
} from './row';

/**
 * Batches of `ROWS_PER_REQUEST` rows each. Older rows are left out instead of causing an error,
 * because importing a feed twice must not empty the site.
 */
const MAX_BATCHES = 10;

type ReadError = { status: 'error'; message: string };
export type InventoryOrError = ({ status: 'loaded' } & Inventory) | ReadError;
export type DebugRowsOrError = { status: 'loaded'; table: string; rows: DebugRow[] } | ReadError;

/** A parsed batch, and the JSON that it was parsed from, which Next's data cache keeps. */
type Batch = ReturnType<typeof parseBatch> & { json: string };

/** The last batches that this process has read, by the index of their first row. */
const lastBatches = new Map<number, Batch>();

/** The newest 10,000 rows, or an error message for visitors, within six seconds. Never throws. */
export async function getInventory(): Promise<InventoryOrError> {
  try {
    return { status: 'loaded', ...(await readInventory()) };
  } catch (error) {
    return { status: 'error', message: failureMessage(error) };
  }
}

/**
 * The vehicles for a make's brand page, newest first; empty if that page shows featured models.
 *
 * @returns `null` if the database can't be read during the build
 * @throws Error if the database can't be read and nothing is cached. Next then keeps the last
 *   version of the static page.
 */
export async function brandPageVehicles(make: Make): Promise<Vehicle[] | null> {
  if (featuredModelsOf(make).length > 0) return [];
  const vehicles = await vehiclesForStaticPage();
  return vehicles?.filter((vehicle) => vehicle.make === make.name) ?? null;
}

/**
 * The makes with cars on their brand page: featured models or vehicles. If the database can't be
 * read during the build, only those with featured models.
 *
 * @throws Error like `brandPageVehicles`
 */
export async function makesWithCars(): Promise<Make[]> {
  const vehicles = await vehiclesForStaticPage();
  const inInventory = new Set(vehicles?.map(({ make }) => make));
  return makes.filter((make) => featuredModelsOf(make).length > 0 || inInventory.has(make.name));
}

/** A build must not fail without the database. The running site reads it again. */
async function vehiclesForStaticPage(): Promise<Vehicle[] | null> {
  try {
    return (await readInventory()).vehicles;
  } catch (error) {
    if (isBuilding()) return null;
    throw error;
  }
}

/** The first 100 rows as stored, read again for every visit. Never throws. */
export async function getDebugRows(): Promise<DebugRowsOrError> {
  try {
    const rows = await readFirstRows(inventoryTable, readDeadline());
    return { status: 'loaded', table: inventoryTable, rows: parseDebugRows(rows) };
  } catch (error) {
    const message = failureMessage(error);
    console.error(`[inventory-debug] could not be read: ${message}`);
    return { status: 'error', message };
  }
}

async function readInventory(): Promise<Inventory> {
  const deadline = readDeadline();
  const first = await readBatch(0, deadline);
  const starts = Array.from({ length: MAX_BATCHES }, (_, index) => index * ROWS_PER_REQUEST);
  const others = starts.filter((from) => from > 0 && from < first.count);
  const read = others.map((from) => readBatch(from, deadline));
  const batches = [first, ...(await Promise.all(read))];

  const vehicles = batches.flatMap((batch) => batch.vehicles);
  // A row can move to another batch between two reads, and would then be listed twice.
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const makes = new Set(batches.flatMap((batch) => batch.makes));
  return {
    vehicles: [...byId.values()],
    makes: [...makes].sort((a, b) => a.localeCompare(b, 'en')),
  };
}

/**
 * Reads one batch through Next's cache, as an entry of its own, because Next refuses entries above
 * 2 MB.
 *
 * @param from index of its first row
 * @throws Error if it can't be read and nothing is cached
 */
async function readBatch(from: number, deadline: AbortSignal): Promise<Batch> {
  const { supabase, inventoryRevalidateSeconds } = env();
  const read = unstable_cache(
    () => freshOrLastRows(from, deadline),
    ['inventory', inventoryTable, supabase?.url ?? '', String(from)],
    { revalidate: inventoryRevalidateSeconds },
  );
  return parseOnce(from, await read());
}

/**
 * If reading fails, this returns the last good batch, which is cached again. If it threw instead,
 * Next would log the error on every request.
 */
async function freshOrLastRows(from: number, deadline: AbortSignal): Promise<string> {
  try {
    const stored = await readStoredRows(inventoryTable, from, deadline);
    return parseOnce(from, JSON.stringify(stored)).json;
  } catch (error) {
    const last = lastBatches.get(from);
    const consequence = last ? 'the last good rows are shown' : 'visitors see this error';
    // A build would log it for each of its pages. No visitor sees those: the running site reads
    // again.
    if (!isBuilding())
      console.error(`[inventory] could not be read: ${failureMessage(error)}; ${consequence}`);
    if (!last) throw error;
    return last.json;
  }
}

/** Parses each batch once: 10,000 rows take longer to parse than the page takes to render. */
function parseOnce(from: number, json: string): Batch {
  const last = lastBatches.get(from);
  if (last?.json === json) return last;

  const batch = { json, ...parseBatch(from, JSON.parse(json)) };
  lastBatches.set(from, batch);
  return batch;
}

/**
 * Logs what is left out.
 *
 * @throws Error if no row of the first batch is valid: the response must be broken
 */
function parseBatch(from: number, { rows, brands, count }: StoredRows) {
  const { vehicles, problems } = parseRows(rows);
  if (from === 0 && rows.length > 0 && vehicles.length === 0) {
    throw new Error(`None of ${rows.length} rows can be read: ${problems[0]?.text}`);
  }

  for (const text of new Set(problems.map((problem) => problem.text))) {
    const alike = problems.filter((problem) => problem.text === text);
    warn(
      `${counted(alike.length, 'row')} of ${inventoryTable}, such as row ${alike[0]?.id}: ${text}`,
    );
  }
  const most = ROWS_PER_REQUEST * MAX_BATCHES;
  if (from === 0 && count > most) warn(`${most} of ${count} rows of ${inventoryTable} were read`);
  return { vehicles, makes: distinctMakes(brands), count };
}

const warn = (line: string) => console.warn(`[inventory] ${line}`);
