import 'server-only';
import { hash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { unstable_cache } from 'next/cache';
import { lot } from '@/lib/content/model-year';
import { env } from '@/lib/env/server';
import { failureMessage, visitorMessage } from './failure';
import { readAllRows, readFirstRows } from './read-rows';
import {
  type DebugRow,
  distinctMakes,
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
/**
 * Next's data cache refuses an entry above 2 MB. Compressed, that is about 50,000 rows, each with
 * its own photo.
 */
const MAX_CHARACTERS = 2_000_000;

type Inventory = { vehicles: Vehicle[]; makes: string[] };
type ReadError = { status: 'error'; message: string };
export type InventoryOrError = ({ status: 'loaded' } & Inventory) | ReadError;
export type DebugRowsOrError = { status: 'loaded'; table: string; rows: DebugRow[] } | ReadError;

const table = () => lot().inventoryTable;

/**
 * The whole inventory, newest first, and its makes, or a message for visitors, within six seconds;
 * never throws.
 */
export function getInventory(): Promise<InventoryOrError> {
  return cachedInventory().then((inventory) => ({ status: 'loaded', ...inventory }), visitorError);
}

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

/**
 * The first 100 rows as stored, with the name of the table: read again for each visit. Never
 * throws.
 */
export const getDebugRows = shared<DebugRowsOrError>(() =>
  readFirstRows(table()).then(
    (rows) => ({ status: 'loaded', table: table(), rows: parseDebugRows(rows) }),
    (error) => {
      console.error(`[inventory-debug] could not be read: ${loggedMessage(error)}`);
      return visitorError(error);
    },
  ),
);

const visitorError = (error: unknown): ReadError => ({
  status: 'error',
  message: visitorMessage(error),
});
const loggedMessage = (error: unknown) =>
  failureMessage(error, [env().supabase?.publishableKey ?? '']);

/** The last good rows, as the cache has them, and what they say. */
let lastGood: { data: string; inventory: Inventory } | undefined;
let failure = '';

/**
 * Rows are cached as they're stored and parsed afterwards: the cache outlives a deployment.
 *
 * @throws when there are none
 */
async function cachedInventory(): Promise<Inventory> {
  const { supabase, inventoryRevalidateSeconds: seconds } = env();
  // A hash, because a URL may contain a password and Next logs cache keys.
  const database = hash('sha256', supabase?.url ?? '');
  // Next makes the function's code a part of the key. That of a bound function is the same in every
  // build.
  const data = await unstable_cache(refresh.bind(null), ['inventory', 'rows', table(), database], {
    revalidate: failure ? Math.min(RETRY_SECONDS, seconds) : seconds,
  })();
  if (data !== lastGood?.data) lastGood = { data, inventory: parse(unpack(data)).inventory };
  return lastGood.inventory;
}

const refresh = shared(readOrKeep);

/**
 * When a read fails, the last good rows are cached again: Next logs an error inside
 * `unstable_cache` on every request.
 */
async function readOrKeep(): Promise<string> {
  try {
    const { rows, brands } = await readAllRows(table());
    const { valid, inventory } = parse({ rows, makes: distinctMakes(brands) });
    const data = pack(valid);
    if (failure) console.info(`[inventory] can be read again, after: ${failure}`);
    failure = '';
    lastGood = { data, inventory };
    return data;
  } catch (error) {
    const message = loggedMessage(error);
    const consequence = lastGood ? 'the last good rows are shown' : 'visitors see this error';
    if (message !== failure)
      console.error(`[inventory] could not be read: ${message}; ${consequence}`);
    failure = message;
    if (!lastGood) throw error;
    return lastGood.data;
  }
}

type StoredInventory = { rows: unknown[]; makes: string[] };

/**
 * @throws Error when no row is valid: then the response is broken rather than the inventory empty
 */
function parse({ rows, makes }: StoredInventory): { valid: StoredInventory; inventory: Inventory } {
  const { vehicles, valid, problems } = parseRows(rows);
  logProblems(problems);
  if (rows.length > 0 && valid.length === 0)
    throw new Error(`None of the ${rows.length} rows of the inventory can be read`);
  // A row may move from one page to the next while they are read.
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return { valid: { rows: valid, makes }, inventory: { vehicles: [...byId.values()], makes } };
}

/** A longer list would make a line that the log of a host cuts off. */
const NAMED_ROWS = 30;
let lastReport = '';

/** Logs the invalid rows, once until they change. */
function logProblems(problems: readonly RowProblem[]): void {
  const named = problems
    .slice(0, NAMED_ROWS)
    .map(({ id, field, expected }) => `row ${id}, ${field}: ${expected}`);
  if (problems.length > named.length) named.push(`and ${problems.length - named.length} more`);
  const report = `[inventory] ${problems.length} rows of ${table()} left out: ${named.join('; ')}`;
  if (problems.length > 0 && report !== lastReport) console.warn(report);
  lastReport = report;
}

function pack(stored: StoredInventory): string {
  const data = gzipSync(JSON.stringify(stored)).toString('base64');
  if (data.length > MAX_CHARACTERS)
    throw new Error(
      `Compressed, the rows are longer than the ${MAX_CHARACTERS} characters of the cache`,
    );
  return data;
}

const unpack = (data: string): StoredInventory =>
  JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString());
