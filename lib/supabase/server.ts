import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/server';
import type { Database } from './database.types';

const LIMITS = {
  /** About ten times the size of a response with 1,000 rows. */
  bytes: 4 * 1024 * 1024,
  /** More than the longest text that a row may have (lib/inventory/row.ts): JSON writes a character as up to six bytes. */
  textBytes: 16 * 1024,
};

/** supabase-js requires a WebSocket class on Node 20, although realtime is not used here. */
class NoRealtime {
  constructor() {
    throw new Error('Realtime is not used by this site');
  }
}

/**
 * A Supabase client with the public key, which may do only what an anonymous visitor may.
 *
 * @param signal aborts its requests, also while a body is being received, when a query's own signal no longer does
 * @throws Error when no database is configured
 */
export function anonymousClient(signal: AbortSignal): SupabaseClient<Database> {
  const { supabase } = env();
  if (!supabase) throw new Error('The inventory database is not configured');
  return createClient<Database>(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoRealtime as never },
    global: {
      fetch: async (input, init) =>
        boundedResponse(await fetch(input, { ...init, signal, cache: 'no-store' }), LIMITS),
    },
  });
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const U = 'u'.charCodeAt(0);

/**
 * Limits a JSON body, so that a huge one can't exhaust the memory. A longer text is cut and stays JSON: one row with a pasted
 * picture would otherwise cost all rows of its response, and nobody could say which row it is.
 *
 * @param limits bytes after decompression, of the body and of each text in it
 * @returns a response with the same status and headers, whose body fails with an Error beyond the limit
 */
export function boundedResponse(response: Response, limits: { bytes: number; textBytes: number }): Response {
  if (!response.body) return response;
  let bytes = 0;
  /** Bytes since the last quotation mark. */
  let length = 0;
  let isCut = false;
  /** Bytes left of an escape such as \n or \u00a0, which is kept or cut as a whole. */
  let inEscape = 0;
  const limited = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      // In place, because a copy takes ten times as long.
      let kept = 0;
      for (const byte of chunk) {
        if (inEscape > 0) inEscape = byte === U ? 4 : inEscape - 1;
        else {
          if (byte === QUOTE) length = -1;
          if (byte === BACKSLASH) inEscape = 1;
          isCut = length >= limits.textBytes;
        }
        length++;
        if (!isCut) chunk[kept++] = byte;
      }
      bytes += kept;
      if (bytes > limits.bytes)
        controller.error(new Error(`The response is longer than ${limits.bytes} bytes`));
      else controller.enqueue(chunk.subarray(0, kept));
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limited), { status, statusText, headers });
}
