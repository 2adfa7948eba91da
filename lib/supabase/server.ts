import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/server';
import { boundedResponse } from './bounded-response';
import type { Database } from './database.types';

/** Every call to the database ends within this time (milliseconds): no visitor waits longer than six seconds. */
export const CALL_TIMEOUT_MS = 4_500;
/** A thousand rows are a tenth of this; what is longer is no answer of ours. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** supabase-js on Node 20 wants a WebSocket class at hand; realtime is never used here. */
class NoRealtime {
  constructor() {
    throw new Error('Realtime is not used by this site');
  }
}

/**
 * A client with the public key: what an anonymous visitor may do, and no more (spec section 6).
 *
 * @throws Error when the environment names no database
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
        boundedResponse(await fetch(input, { ...init, cache: 'no-store' }), MAX_ANSWER_BYTES),
    },
  });
}
