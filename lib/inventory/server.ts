import 'server-only';
import { unstable_cache } from 'next/cache';
import { env } from '@/lib/env/server';
import { DEBUG_ROW_LIMIT } from '@/lib/site/constants';
import { anonymousClient, CALL_TIMEOUT_MS } from '@/lib/supabase/server';
import { type DebugRow, parseDebugRows } from './debug-row';
import { distinctMakes, parseRows, type RowProblem, type Vehicle } from './row';

const TABLE = 'inventory_2025';
const COLUMNS = 'id, brand, model, year, img';
export const INVENTORY_TAG = 'inventory';
/** Supabase answers at most this many rows a request. */
const ROWS_A_REQUEST = 1_000;

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
  const rest: Promise<{ rows: unknown[] }>[] = [];
  for (let from = ROWS_A_REQUEST; from < first.count; from += ROWS_A_REQUEST) {
    rest.push(rowsOf(page(from, from + ROWS_A_REQUEST - 1)));
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

function reportProblems(problems: readonly RowProblem[]): void {
  if (problems.length === 0) return;
  const named = problems
    .slice(0, 5)
    .map(({ id, field, expected }) => `row ${String(id)}, ${field}: ${expected}`);
  console.warn(`[inventory] ${problems.length} rows of ${TABLE} left out: ${named.join('; ')}`);
}

/**
 * Keeps a read's last good answer in Next's data cache. A thrown error is never kept, so that the rows of the
 * last good read are served for as long as the database is away.
 */
function cached<T>(name: string, read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { supabase, inventoryRevalidateSeconds } = env();
  const bounded = () => read(AbortSignal.timeout(CALL_TIMEOUT_MS));
  return unstable_cache(bounded, [name, supabase?.url ?? 'none'], {
    revalidate: inventoryRevalidateSeconds,
    tags: [INVENTORY_TAG],
  })();
}

/** Spec section 8: the error's message, or a fixed text when what was thrown is not a standard error. */
function messageOf(error: unknown): string {
  console.error('[inventory] could not be read:', error instanceof Error ? error.message : 'unknown error');
  return error instanceof Error && error.message ? error.message : 'An error occurred';
}

/**
 * The whole inventory, newest first, with the makes on offer (spec section 7: inventory list and make list).
 *
 * @returns vehicles and makes, or the message of the error state; never throws, answers within 6 seconds
 */
export async function getInventory(): Promise<InventoryResult> {
  try {
    const [vehicles, makes] = await Promise.all([
      cached('inventory-list', readVehicles),
      cached('inventory-makes', readMakes),
    ]);
    return { status: 'loaded', inventory: { vehicles, makes } };
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
    return { status: 'loaded', table: TABLE, rows: await cached('inventory-debug', readDebugRows) };
  } catch (error) {
    return { status: 'error', message: messageOf(error) };
  }
}
