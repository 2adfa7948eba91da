import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/server';
import { cleanText } from '@/lib/format/clean-text';
import { SELECTED_COLUMNS, type StoredRow } from './row';

/** Supabase's limit for one response. */
export const ROWS_PER_REQUEST = 1_000;

/** No visitor waits more than six seconds for the database, with all requests for a page. */
export const readDeadline = () => AbortSignal.timeout(5_500);

export const NOT_A_LIST = 'The database responded with something that is not a list';

/** `count` is the size of the whole table. */
export type StoredRows = { rows: StoredRow[]; brands: StoredRow[]; count: number };

/**
 * Reads up to 1,000 rows of a table, newest first, and the brands of up to 1,000 rows that have
 * one.
 *
 * @param from index of the first row, from 0
 * @throws Error with the database's message, or at the deadline
 */
export async function readStoredRows(
  table: string,
  from: number,
  deadline: AbortSignal,
): Promise<StoredRows> {
  const client = anonymousClient(deadline);
  const newestFirst = { ascending: false };
  const to = from + ROWS_PER_REQUEST - 1;
  const [{ rows, count }, brands] = await Promise.all([
    responseTo(
      client
        .from(table)
        .select(SELECTED_COLUMNS, { count: 'exact' })
        .order('created_at', newestFirst)
        .order('id', newestFirst)
        .range(from, to),
    ),
    responseTo(
      client
        .from(table)
        .select('brand')
        .not('brand', 'is', null)
        .order('created_at', newestFirst)
        .order('id', newestFirst)
        .range(from, to),
    ),
  ]);
  return { rows, brands: brands.rows, count: count ?? rows.length };
}

/**
 * The first 100 rows of a table, for the debug page.
 *
 * @throws Error like `readStoredRows`
 */
export async function readFirstRows(table: string, deadline: AbortSignal): Promise<StoredRow[]> {
  const { rows } = await responseTo(
    anonymousClient(deadline).from(table).select(SELECTED_COLUMNS).limit(100),
  );
  return rows;
}

/** @throws Error if no database is configured */
function anonymousClient(signal: AbortSignal): SupabaseClient {
  const { supabase } = env();
  if (!supabase) throw new Error('The inventory database is not configured');

  return createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // supabase-js requires a WebSocket class on Node 20, although the site doesn't use realtime.
    realtime: { transport: class {} as never },
    // The client's own timeout doesn't cover a response body that stalls.
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal, cache: 'no-store' }),
    },
  });
}

type DatabaseResponse = { data: unknown; count: number | null };
type DatabaseQuery = {
  retry: (again: boolean) => { throwOnError: () => PromiseLike<DatabaseResponse> };
};

async function responseTo(
  query: DatabaseQuery,
): Promise<{ rows: StoredRow[]; count: number | null }> {
  // With retries, a refused connection would be tried for seven seconds. The client must throw
  // errors: the error object in its response lacks the cause.
  const { data, count } = await query.retry(false).throwOnError();
  if (!Array.isArray(data)) throw new Error(NOT_A_LIST);
  return { rows: data, count };
}

const MAX_MESSAGE_LENGTH = 200;

/**
 * The message that visitors, the debug page, and the log show for an error. It adds the code of the
 * cause, because `fetch` says "fetch failed" for an unknown host and for a refused connection
 * alike. A response's body, such as a proxy's error page, isn't shown.
 *
 * @returns one line of at most 200 characters; "An error occurred" for anything that isn't a
 *   standard error
 */
export function failureMessage(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return 'An error occurred';

  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  const reason = /^[<[{]/.test(error.message) ? NOT_A_LIST : error.message;
  return cleanText(code ? `${reason}: ${code}` : reason, MAX_MESSAGE_LENGTH);
}
