import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/server';
import { NOT_A_LIST } from './failure';
import { COLUMNS, MAX_INVENTORY_ROWS } from './row';

/**
 * Milliseconds for all requests of one read, so that no visitor waits longer than six seconds for
 * the database.
 */
const READ_TIMEOUT_MS = 4_500;
/**
 * Supabase returns at most this many rows per request, or fewer if the project is configured so.
 */
const ROWS_PER_REQUEST = 1_000;
const MIB = 1024 ** 2;
/** Of one response, decompressed: more than 1,000 rows with the longest texts. */
const MAX_RESPONSE_BYTES = 4 * MIB;
/** Of all responses of one read: several times the largest inventory that the cache takes. */
const MAX_READ_BYTES = 32 * MIB;
/**
 * Enough for the largest inventory. A first page of one row would otherwise start a request for
 * each of the others.
 */
const MAX_REQUESTS = 60;

/**
 * The rows of the whole table, newest first, and those of its brands, neither of them validated.
 *
 * @throws Error with the database's message, at the deadline, and for a list that is too large, not
 *   counted, or incomplete
 */
export function readAllRows(table: string): Promise<{ rows: unknown[]; brands: unknown[] }> {
  return withDeadline(async (client) => {
    const newestFirst = { ascending: false };
    const rowsBetween = (from: number, to: number) =>
      client
        .from(table)
        .select(COLUMNS, { count: 'exact' })
        .order('created_at', newestFirst)
        .order('id', newestFirst)
        .range(from, to);
    const brandsBetween = (from: number, to: number) =>
      client
        .from(table)
        .select('brand', { count: 'exact' })
        .not('brand', 'is', null)
        .order('id')
        .range(from, to);

    const [rows, brands] = await Promise.all([allPages(rowsBetween), allPages(brandsBetween)]);
    return { rows, brands };
  });
}

/**
 * @returns the first 100 rows of a table, for the debug page, not validated
 * @throws Error as `readAllRows`
 */
export function readFirstRows(table: string): Promise<unknown[]> {
  return withDeadline(async (client) => {
    const { rows } = await onePage(client.from(table).select(COLUMNS).limit(100));
    return rows;
  });
}

/**
 * A Supabase client for one read, whose responses share a limit of size.
 *
 * @param signal aborts them, also within a body
 * @throws Error when no database is configured
 */
export function anonymousClient(signal: AbortSignal): SupabaseClient {
  const { supabase } = env();
  if (!supabase) throw new Error('The inventory database is not configured');
  return createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // supabase-js requires a WebSocket class on Node 20, although realtime is not used here.
    realtime: { transport: class {} as never },
    global: { fetch: limitedFetch(signal) },
  });
}

/** Responses that fail where they become too large, before the rest of them fills the memory. */
function limitedFetch(signal: AbortSignal): typeof fetch {
  let readBytes = 0;
  return async (input, init) => {
    const response = await fetch(input, { ...init, signal, cache: 'no-store', redirect: 'error' });
    let bytes = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        readBytes += chunk.length;
        if (bytes > MAX_RESPONSE_BYTES || readBytes > MAX_READ_BYTES) {
          throw new Error('A response is larger than 4 MiB, or those of one read than 32 MiB');
        }
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(limit), response);
  };
}

/**
 * The read fails at its deadline even if the client ignores the signal, or every later read would
 * wait for this one.
 */
async function withDeadline<T>(read: (client: SupabaseClient) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  const client = anonymousClient(signal);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([read(client), late]);
}

type Counted = { data: unknown; count: number | null };
type Query = { retry: (again: boolean) => { throwOnError: () => PromiseLike<Counted> } };

/**
 * The first response has the total count; the other pages are requested in parallel.
 *
 * @throws Error when the count is missing, is too large, or isn't what was sent
 */
async function allPages(page: (from: number, to: number) => Query): Promise<unknown[]> {
  const { rows: first, count } = await onePage(page(0, ROWS_PER_REQUEST - 1));
  const size = first.length;
  if (count === null || !(count >= size)) {
    throw new Error(`The database counted ${count ?? 'no'} rows and sent ${size}`);
  }
  if (count > MAX_INVENTORY_ROWS) {
    throw new Error(
      `The database counted ${count} rows, more than the ${MAX_INVENTORY_ROWS} of one read`,
    );
  }
  if (count > size * MAX_REQUESTS) {
    throw new Error(`The database counted ${count} rows and sends ${size} at a time`);
  }

  const requests: Promise<{ rows: unknown[] }>[] = [];
  for (let from = size; from < count; from += size) {
    requests.push(onePage(page(from, from + size - 1)));
  }
  const others = await Promise.all(requests);

  const all = [first, ...others.map(({ rows }) => rows)].flat();
  if (all.length < count || all.length > MAX_INVENTORY_ROWS) {
    throw new Error(`The database counted ${count} rows and sent ${all.length}`);
  }
  return all;
}

async function onePage(query: Query): Promise<{ rows: unknown[]; count: number | null }> {
  // What it throws has the cause, which the error of a response doesn't.
  const { data, count } = await query.retry(false).throwOnError();
  if (!Array.isArray(data)) throw new Error(NOT_A_LIST);
  return { rows: data, count };
}
