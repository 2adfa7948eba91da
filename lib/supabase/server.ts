import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/server';
import { boundedResponse } from './bounded-response';
import type { Database } from './database.types';

/** Milliseconds after which a call to the database is aborted, so that no visitor waits longer than six seconds. */
export const CALL_TIMEOUT_MS = 4_500;
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
 * @throws Error when no database is configured
 */
export function anonymousClient(): SupabaseClient<Database> {
  const { supabase } = env();
  if (!supabase) throw new Error('The inventory database is not configured');
  return createClient<Database>(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoRealtime as never },
    db: { timeout: CALL_TIMEOUT_MS },
    global: {
      fetch: async (input, init) =>
        boundedResponse(await fetch(input, { ...init, cache: 'no-store' }), MAX_RESPONSE_BYTES),
    },
  });
}
