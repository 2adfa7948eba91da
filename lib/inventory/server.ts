import 'server-only';
import { revalidateTag } from 'next/cache';
import { env } from '@/lib/env/server';
import { DEBUG_ROW_LIMIT } from '@/lib/site/constants';
import { anonymousClient } from '@/lib/supabase/server';
import { type DebugRow, parseDebugRows } from './debug-row';
import { distinctMakes, parseRows, type RowProblem, type Vehicle } from './row';
import { INVENTORY_TAG, messageOf, StaleIfErrorCache } from './stale-if-error-cache';
import { answerWebhook } from './webhook';

const TABLE = 'inventory_2025';
const COLUMNS = 'id, brand, model, year, img';
/** Supabase answers at most this many rows a request, fewer where a project is set so. */
const ROWS_A_REQUEST = 1_000;
/** A count beyond this is not believed; it bounds how many requests one read makes. */
const MAX_ROWS = 50_000;

type Answer = { data: unknown; error: { message: string } | null; count: number | null };

export type Inventory = { vehicles: Vehicle[]; makes: string[] };
export type InventoryResult =
  | { status: 'loaded'; inventory: Inventory }
  | { status: 'error'; message: string };

/** One page of rows. @throws Error with the database's message, or one that says what came instead of rows */
async function rowsOf(call: PromiseLike<Answer>): Promise<{ rows: unknown[]; count: number }> {
  const { data, error, count } = await call;
  if (error) throw new Error(error.message);
  if (!Array.isArray(data)) throw new Error('The inventory answered with something that is not a list');
  return { rows: data, count: count ?? data.length };
}

/** All rows of a read, however many: the first page says how many more there are, the rest come side by side. */
async function allRows(page: (from: number, to: number) => PromiseLike<Answer>): Promise<unknown[]> {
  const first = await rowsOf(page(0, ROWS_A_REQUEST - 1));
  const size = first.rows.length;
  if (first.count > MAX_ROWS || (size === 0 && first.count > 0)) {
    throw new Error(`The inventory answered with ${size} rows and counted ${first.count}`);
  }
  const rest: Promise<{ rows: unknown[] }>[] = [];
  for (let from = size; from < first.count; from += size) {
    rest.push(rowsOf(page(from, from + size - 1)));
  }
  const pages = await Promise.all(rest);
  return [first.rows, ...pages.map((answer) => answer.rows)].flat();
}

async function readVehicles(signal: AbortSignal): Promise<Vehicle[]> {
  const client = anonymousClient();
  const rows = await allRows((from, to) =>
    client
      .from(TABLE)
      .select(COLUMNS, { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
      .retry(false)
      .abortSignal(signal),
  );
  const { vehicles, problems } = parseRows(rows);
  reportProblems(problems);
  // Rows of which none can be read are a broken answer, not an empty inventory: the last good ones stay.
  if (rows.length > 0 && vehicles.length === 0) {
    throw new Error(`None of the ${rows.length} rows of the inventory can be read`);
  }
  // A row that moved between two pages while they were read is shown once.
  return [...new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])).values()];
}

async function readMakes(signal: AbortSignal): Promise<string[]> {
  const client = anonymousClient();
  const rows = await allRows((from, to) =>
    client
      .from(TABLE)
      .select('brand', { count: 'exact' })
      .not('brand', 'is', null)
      .order('id')
      .range(from, to)
      .retry(false)
      .abortSignal(signal),
  );
  return distinctMakes(rows.map((row) => (row as { brand?: unknown } | null)?.brand));
}

async function readDebugRows(signal: AbortSignal): Promise<DebugRow[]> {
  const answer = await rowsOf(
    anonymousClient().from(TABLE).select(COLUMNS).limit(DEBUG_ROW_LIMIT).retry(false).abortSignal(signal),
  );
  return parseDebugRows(answer.rows.slice(0, DEBUG_ROW_LIMIT));
}

let reported = '';

/** Names the bad rows in the log, once for as long as they stay the same. */
function reportProblems(problems: readonly RowProblem[]): void {
  const named = problems
    .slice(0, 5)
    .map(({ id, field, expected }) => `row ${String(id)}, ${field}: ${expected}`);
  const report = `[inventory] ${problems.length} rows of ${TABLE} left out: ${named.join('; ')}`;
  if (problems.length > 0 && report !== reported) console.warn(report);
  reported = report;
}

async function readInventory(signal: AbortSignal): Promise<Inventory> {
  const [vehicles, makes] = await Promise.all([readVehicles(signal), readMakes(signal)]);
  return { vehicles, makes };
}

const inventory = new StaleIfErrorCache('inventory', readInventory);
const debugRows = new StaleIfErrorCache('inventory-debug', readDebugRows);

/**
 * The whole inventory, newest first, with the makes on offer (spec section 7: inventory list and make list).
 *
 * @returns vehicles and makes, or the message of the error state; never throws, answers within 6 seconds
 */
export async function getInventory(): Promise<InventoryResult> {
  try {
    return { status: 'loaded', inventory: await inventory.get() };
  } catch (error) {
    return { status: 'error', message: messageOf(error) };
  }
}

export type DebugResult =
  | { status: 'loaded'; table: string; rows: DebugRow[] }
  | { status: 'error'; message: string };

/** The first 100 rows as they are stored, with the table's name (spec sections 2 and 7: debug list). Never throws. */
export async function getDebugRows(): Promise<DebugResult> {
  try {
    return { status: 'loaded', table: TABLE, rows: await debugRows.get() };
  } catch (error) {
    return { status: 'error', message: messageOf(error) };
  }
}

/**
 * The database's webhook: the next request still gets the old rows and starts a new read.
 *
 * @returns 200, 401 or 503, see `answerWebhook`
 */
export function receiveWebhook(request: Request): Response {
  return answerWebhook(request, {
    secret: env().revalidateSecret,
    revalidate: () => revalidateTag(INVENTORY_TAG, 'max'),
  });
}
