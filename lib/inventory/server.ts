import 'server-only';
import { business } from '@/lib/content/business';
import { DEBUG_ROW_LIMIT, MAX_INVENTORY_ROWS } from '@/lib/site/constants';
import { anonymousClient } from '@/lib/supabase/server';
import { CachedRead, loggedMessage, withDeadline } from './cached-read';
import { NOT_A_LIST, visitorMessage } from './failure';
import {
  COLUMNS,
  type DebugRow,
  distinctMakes,
  parseDebugRows,
  parseRows,
  type RowProblem,
  type Vehicle,
} from './row';

const TABLE = business.inventoryTable;
/** Supabase returns at most this many rows per request, or fewer if the project is configured so. */
const ROWS_PER_REQUEST = 1_000;
/** Enough for the largest inventory. A first page of one row would otherwise start a request for each of the others. */
const MAX_REQUESTS = 60;

type QueryResult = { data: unknown; error: { message: string } | null; count: number | null };

export type Inventory = { vehicles: Vehicle[]; makes: string[] };
/** The rows as the database has them. */
type StoredInventory = { rows: unknown[]; makes: string[] };
export type InventoryResult =
  | { status: 'loaded'; inventory: Inventory }
  | { status: 'error'; message: string };

/** One page of rows. @throws Error with the database's message, or when the response is not a list */
async function rowsOf(call: PromiseLike<QueryResult>): Promise<{ rows: unknown[]; count: number }> {
  const { data, error, count } = await call;
  if (error) throw new Error(error.message);
  if (!Array.isArray(data)) throw new Error(NOT_A_LIST);
  return { rows: data, count: count ?? data.length };
}

/** All rows of a read. The first response has the total count; the other pages are requested in parallel. */
async function allRows(page: (from: number, to: number) => PromiseLike<QueryResult>): Promise<unknown[]> {
  const { rows, count } = await rowsOf(page(0, ROWS_PER_REQUEST - 1));
  const size = rows.length;
  if (count > MAX_INVENTORY_ROWS)
    throw new Error(`The database counted ${count} rows, more than the ${MAX_INVENTORY_ROWS} of one read`);
  if (count > size * MAX_REQUESTS)
    throw new Error(`The database counted ${count} rows and sends ${size} at a time`);
  const rest: Promise<{ rows: unknown[] }>[] = [];
  for (let from = size; from < count; from += size) rest.push(rowsOf(page(from, from + size - 1)));
  return [rows, ...(await Promise.all(rest)).map((page) => page.rows)].flat();
}

/** The rows that can be shown, as they're stored. The others are logged. */
async function readRows(signal: AbortSignal): Promise<unknown[]> {
  const client = anonymousClient(signal);
  const rows = await allRows((from, to) =>
    client
      .from(TABLE)
      .select(COLUMNS, { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
      .retry(false),
  );
  const { valid, problems } = parseRows(rows);
  reportProblems(problems);
  // If no row is valid, the response is broken rather than the inventory empty: keep showing the last good rows.
  if (rows.length > 0 && valid.length === 0)
    throw new Error(`None of the ${rows.length} rows of the inventory can be read`);
  return valid;
}

async function readMakes(signal: AbortSignal): Promise<string[]> {
  const client = anonymousClient(signal);
  const rows = await allRows((from, to) =>
    client
      .from(TABLE)
      .select('brand', { count: 'exact' })
      .not('brand', 'is', null)
      .order('id')
      .range(from, to)
      .retry(false),
  );
  return distinctMakes(rows);
}

async function readInventory(signal: AbortSignal): Promise<StoredInventory> {
  const [rows, makes] = await Promise.all([readRows(signal), readMakes(signal)]);
  return { rows, makes };
}

/** The rows may be from before a deployment that reads another column: those that lack what is required are left out. */
function inventoryOf({ rows, makes }: StoredInventory): Inventory {
  // A row may move from one page to the next while they are read.
  const byId = new Map(parseRows(rows).vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return { vehicles: [...byId.values()], makes };
}

async function readDebugRows(signal: AbortSignal): Promise<DebugRow[]> {
  const { rows } = await rowsOf(
    anonymousClient(signal).from(TABLE).select(COLUMNS).limit(DEBUG_ROW_LIMIT).retry(false),
  );
  return parseDebugRows(rows);
}

/** A longer list would make a line that the log of a host cuts off. */
const NAMED_ROWS = 30;
let lastReport = '';

/** Logs the invalid rows, once until they change. */
function reportProblems(problems: readonly RowProblem[]): void {
  const named = problems
    .slice(0, NAMED_ROWS)
    .map(({ id, field, expected }) => `row ${String(id)}, ${field}: ${expected}`);
  if (problems.length > named.length) named.push(`and ${problems.length - named.length} more`);
  const report = `[inventory] ${problems.length} rows of ${TABLE} left out: ${named.join('; ')}`;
  if (problems.length > 0 && report !== lastReport) console.warn(report);
  lastReport = report;
}

const inventoryRead = new CachedRead(TABLE, readInventory, inventoryOf);

const failed = (error: unknown) => ({ status: 'error', message: visitorMessage(error) }) as const;

/**
 * The whole inventory, newest first, and its makes.
 *
 * @returns vehicles and makes, or the error state's message for visitors, within six seconds; never throws
 */
export function getInventory(): Promise<InventoryResult> {
  return inventoryRead.get().then((inventory) => ({ status: 'loaded', inventory }), failed);
}

export type DebugResult =
  | { status: 'loaded'; table: string; rows: DebugRow[] }
  | { status: 'error'; message: string };

/** The first 100 rows as stored, with the name of the table: read for each call. Never throws. */
export function getDebugRows(): Promise<DebugResult> {
  return withDeadline(readDebugRows).then(
    (rows) => ({ status: 'loaded', table: TABLE, rows }),
    (error) => {
      console.error(`[inventory-debug] could not be read: ${loggedMessage(error)}`);
      return failed(error);
    },
  );
}
