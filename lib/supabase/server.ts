import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/server';

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
export function anonymousClient(signal: AbortSignal): SupabaseClient {
  const { supabase } = env();
  if (!supabase) throw new Error('The inventory database is not configured');
  return createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoRealtime as never },
    global: { fetch: (input, init) => fetch(input, { ...init, signal, cache: 'no-store' }) },
  });
}
