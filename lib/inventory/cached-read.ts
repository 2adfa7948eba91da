import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { unstable_cache } from 'next/cache';
import { env } from '@/lib/env/server';
import { failureMessage } from './failure';

export const INVENTORY_TAG = 'inventory';
/** Milliseconds for all requests of one read, so that no visitor waits longer than six seconds for the database. */
const READ_TIMEOUT_MS = 4_500;
/** While the last good rows are shown during an outage, the database is asked again after this many seconds. */
const RETRY_SECONDS = 10;
/** Next's data cache refuses an entry above 2 MB. Compressed, that is about 50,000 rows, each with its own photo. */
const MAX_CHARACTERS = 2_000_000;

/**
 * A read whose last good rows stay in Next's data cache (as gzipped JSON), in memory and on disk, while the database is
 * down. They're cached as they're stored and parsed afterwards: the cache outlives a deployment, so they may be older than the
 * code. When a refresh fails, the old rows are cached again, because Next logs an error thrown inside `unstable_cache` on
 * every request, with the cache key. Concurrent requests share one read, and an outage is logged once.
 */
export class CachedRead<Stored, T> {
  #last: { data: string; value: T } | undefined;
  #running: Promise<string> | undefined;
  /** The message of the last read, if it failed. */
  #failure = '';

  /**
   * @param table whose rows it reads: another year's must not be shown
   * @param read throws when it fails, and stops when the signal says so
   * @param parse gets the rows once for each read, not for each request
   */
  constructor(
    private readonly table: string,
    private readonly read: (signal: AbortSignal) => Promise<Stored>,
    private readonly parse: (stored: Stored) => T,
  ) {}

  /** @throws what the read throws, when there is no last good result; the next request reads again */
  async get(): Promise<T> {
    const { supabase, inventoryRevalidateSeconds: seconds } = env();
    // A hash, because a URL may contain a password and Next logs cache keys.
    const database = createHash('sha256')
      .update(supabase?.url ?? '')
      .digest('hex');
    const data = await unstable_cache(() => this.#refresh(), [INVENTORY_TAG, 'rows', this.table, database], {
      revalidate: this.#failure ? Math.min(RETRY_SECONDS, seconds) : seconds,
      tags: [INVENTORY_TAG],
    })();
    if (data !== this.#last?.data) this.#last = { data, value: this.parse(unpack(data) as Stored) };
    return this.#last.value;
  }

  #refresh(): Promise<string> {
    this.#running ??= this.#readOrKeep().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #readOrKeep(): Promise<string> {
    try {
      const data = pack(await withDeadline(this.read));
      if (this.#failure) console.info(`[inventory] can be read again, after: ${this.#failure}`);
      this.#failure = '';
      return data;
    } catch (error) {
      const message = loggedMessage(error);
      const consequence = this.#last ? 'the last good rows are shown' : 'visitors see this error';
      if (message !== this.#failure)
        console.error(`[inventory] could not be read: ${message}; ${consequence}`);
      this.#failure = message;
      if (!this.#last) throw error;
      return this.#last.data;
    }
  }
}

/** The message of a failed read for the log, without the database's key. */
export const loggedMessage = (error: unknown) =>
  failureMessage(error, [env().supabase?.publishableKey ?? '']);

/** The read fails at its deadline even if the client ignores the signal, or the read would stay shared for ever. */
export function withDeadline<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([read(signal), late]);
}

function pack(stored: unknown): string {
  const data = gzipSync(JSON.stringify(stored)).toString('base64');
  if (data.length > MAX_CHARACTERS)
    throw new Error(
      `Compressed, the rows are longer than the ${MAX_CHARACTERS} characters that can be cached`,
    );
  return data;
}

const unpack = (data: string): unknown => JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString());
