import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/server';
import type { Database } from './database.types';

/** About ten times the size of a response with 1,000 rows. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

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
        boundedResponse(await fetch(input, { ...init, signal, cache: 'no-store' }), MAX_RESPONSE_BYTES),
    },
  });
}

/**
 * Limits the body of a response, so that a huge one can't exhaust the memory.
 *
 * @param limit bytes after decompression
 * @returns a response with the same status and headers, whose body fails with an Error beyond the limit
 */
export function boundedResponse(response: Response, limit: number): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > limit) controller.error(new Error(`The response is longer than ${limit} bytes`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}
