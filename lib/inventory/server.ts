import 'server-only';
import { hash } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { lot } from '@/lib/content/model-year';
import { env } from '@/lib/env/server';
import { cleanName } from '@/lib/format/clean-text';
import { atImageService } from '@/lib/photos/storage-photo';
import { fullMessage, loggedMessage, visitorMessage } from './failure';
import { pack, type StoredInventory, unpack } from './pack';
import { readAllRows, readFirstRows } from './read-rows';
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
 * While the last good rows are shown during an outage, the database is asked again after this many
 * seconds.
 */
const RETRY_SECONDS = 10;

type ReadError = { status: 'error'; message: string };
export type InventoryOrError = ({ status: 'loaded' } & Inventory) | ReadError;
export type DebugRowsOrError = { status: 'loaded'; table: string; rows: DebugRow[] } | ReadError;

/** What this process remembers from one request to the next. */
const memory = {
  /** The last rows that could be read, as the cache has them, and what they say. */
  lastGood: null as { data: string; inventory: Inventory } | null,
  /** Why the last read failed, as logged; empty when it didn't. */
  failure: '',
  /** The report of rows that were left out, as logged. */
  report: '',
};

const table = () => lot().inventoryTable;

/** The whole inventory, or a message for visitors, within six seconds; never throws. */
export async function getInventory(): Promise<InventoryOrError> {
  try {
    return { status: 'loaded', ...(await cachedInventory()) };
  } catch (error) {
    return { status: 'error', message: visitorMessage(error, hiddenFromVisitors()) };
  }
}

/**
 * Asks the inventory only where a text doesn't look like a name, so that an outage delays nobody
 * who wants any other car.
 *
 * @param parameters of a URL
 * @returns the names of its makes, models, and vehicles ("2026 Ram ProMaster 2500 136"); none when
 *   nothing is asked or it can't be read
 */
export async function inventoryNamesFor(
  parameters: readonly (string | string[] | undefined)[],
): Promise<ReadonlySet<string>> {
  const texts = parameters.flat().filter(Boolean);
  const allAreNames = texts.every((text) => cleanName(text) !== '');
  const inventory = allAreNames ? null : await getInventory();
  if (inventory?.status !== 'loaded') return new Set();

  const names = inventory.vehicles.flatMap(({ make, model, year }) => [
    make,
    model,
    `${year} ${make} ${model}`,
  ]);
  return new Set(names);
}

/** The first 100 rows as stored, read again for each visit; never throws. */
export const getDebugRows = shared(async (): Promise<DebugRowsOrError> => {
  try {
    const rows = await readFirstRows(table());
    return { status: 'loaded', table: table(), rows: parseDebugRows(rows) };
  } catch (error) {
    console.error(`[inventory-debug] could not be read: ${loggedMessage(error, secrets())}`);
    return { status: 'error', message: fullMessage(error, secrets()) };
  }
});

/** Calls at the same time share one read. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= read().finally(() => {
      running = undefined;
    });
    return running;
  };
}

function secrets(): string[] {
  return [env().supabase?.publishableKey ?? ''];
}

function hiddenFromVisitors(): string[] {
  const { supabase } = env();
  return supabase ? [...secrets(), new URL(supabase.url).host] : [];
}

/**
 * Next makes the source text of the function that it caches a part of the key. A new build may have
 * another one, and would start without the rows of before. That of a bound function is always
 * "function () { [native code] }".
 */
const refreshInAnyBuild = shared(readOrKeep).bind(null);

/**
 * Rows are cached as they're stored and parsed afterwards: the cache outlives a deployment.
 *
 * @throws Error when there are none
 */
async function cachedInventory(): Promise<Inventory> {
  const { supabase, inventoryRevalidateSeconds: seconds } = env();
  // A hash, because a URL may contain a password and Next logs cache keys.
  const database = hash('sha256', supabase?.url ?? '');
  const isOutage = memory.failure !== '';
  const cached = unstable_cache(refreshInAnyBuild, ['inventory', 'rows', table(), database], {
    revalidate: isOutage ? Math.min(RETRY_SECONDS, seconds) : seconds,
  });

  const data = await cached();
  if (data !== memory.lastGood?.data) {
    const { inventory } = parse(unpack(data));
    memory.lastGood = { data, inventory };
  }
  return memory.lastGood.inventory;
}

/**
 * When a read fails, the last good rows are cached again: Next logs an error inside
 * `unstable_cache` on every request.
 *
 * @throws Error when there are none
 */
async function readOrKeep(): Promise<string> {
  try {
    const { rows, brands } = await readAllRows(table());
    const { valid, inventory } = parse({ rows, makes: distinctMakes(brands) });
    const data = pack(valid);
    memory.lastGood = { data, inventory };
    reportRecovery();
    return data;
  } catch (error) {
    reportFailure(error);
    if (!memory.lastGood) throw error;
    return memory.lastGood.data;
  }
}

/**
 * @throws Error when no row is valid: then the response is broken rather than the inventory empty
 */
function parse({ rows, makes }: StoredInventory): { valid: StoredInventory; inventory: Inventory } {
  const { vehicles, valid, problems } = parseRows(rows);
  reportProblems(problems);
  if (rows.length > 0 && valid.length === 0) {
    throw new Error(`None of the ${rows.length} rows of the inventory can be read`);
  }

  // A row may move from one page to the next while they are read.
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, withPhoto(vehicle)]));
  return { valid: { rows: valid, makes }, inventory: { vehicles: [...byId.values()], makes } };
}

/** Whatever the owner uploads, a phone gets it in the size of a card, where the plan has that. */
function withPhoto(vehicle: Vehicle): Vehicle {
  const { image } = vehicle;
  return image && env().hasImageSizes ? { ...vehicle, image: atImageService(image) } : vehicle;
}

function reportRecovery(): void {
  if (memory.failure) console.info(`[inventory] can be read again, after: ${memory.failure}`);
  memory.failure = '';
}

/** Logs an outage, once until it is another one. */
function reportFailure(error: unknown): void {
  const failure = loggedMessage(error, secrets());
  const consequence = memory.lastGood ? 'the last good rows are shown' : 'visitors see this error';
  if (failure !== memory.failure) {
    console.error(`[inventory] could not be read: ${failure}; ${consequence}`);
  }
  memory.failure = failure;
}

/** A longer list would make a line that the log of a host cuts off. */
const NAMED_ROWS = 30;

/** Logs the invalid rows, once until they change. */
function reportProblems(problems: readonly RowProblem[]): void {
  const named = problems
    .slice(0, NAMED_ROWS)
    .map(({ id, field, expected }) => `row ${id}, ${field}: ${expected}`);
  const more = problems.length - named.length;
  if (more > 0) named.push(`and ${more} more`);

  const report = `[inventory] ${problems.length} rows of ${table()} left out: ${named.join('; ')}`;
  if (problems.length > 0 && report !== memory.report) console.warn(report);
  memory.report = report;
}
