import { createHash, randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { gunzipSync, gzipSync } from 'node:zlib';
import { unstable_cache } from 'next/cache';
import { env } from '@/lib/env/server';
import { CALL_TIMEOUT_MS } from '@/lib/supabase/server';
import { failureMessage } from './failure';
import { OutageLog } from './outage-log';

export const INVENTORY_TAG = 'inventory';
/** During an outage the database is tried again after this many seconds instead of on every request. */
const RETRY_SECONDS = 10;
const ONE_YEAR_SECONDS = 31_536_000;

/** Next's data cache refuses an entry above 2 MB. Compressed, that is about 50,000 rows, each with its own photo. */
const MAX_CHARACTERS = 2_000_000;

/** What Next's data cache holds: the result as gzipped JSON in base64, or `null` when that is too large. */
type Entry = { version: string; data: string | null; overdue: boolean };
type Result<T> = { entry: Entry; value: T };

const log = new OutageLog();

/** @returns the technical message of a failed read, without the configured key */
function messageOf(error: unknown): string {
  return failureMessage(error, [env().supabase?.publishableKey ?? '']);
}

/**
 * A read whose last good result stays in Next's data cache, in memory and on disk, while the database is down
 * (docs/product.md#outages). A failure is never cached. When a refresh fails, the old result is cached again, marked
 * overdue, because Next logs an error thrown inside `unstable_cache` on every request, with the cache key. A result that
 * is too large for Next stays in the memory of each server.
 */
export class StaleIfErrorCache<T> {
  #last: Result<T> | undefined;
  #running: Promise<Result<T>> | undefined;

  /** @param name unique to this read @param read throws when it fails, and must respect the signal */
  constructor(
    private readonly name: string,
    private readonly read: (signal: AbortSignal) => Promise<T>,
  ) {}

  /** @throws what the read throws, when there is no last good result */
  async get(): Promise<T> {
    const { supabase, inventoryRevalidateSeconds } = env();
    // A hash, because a URL may contain a password and Next logs cache keys.
    const database = createHash('sha256')
      .update(supabase?.url ?? '')
      .digest('hex');
    const entry = await unstable_cache(
      async () => (await this.#readOrReuse()).entry,
      [this.name, 'gzip', database],
      { revalidate: this.#maxAge(inventoryRevalidateSeconds), tags: [INVENTORY_TAG] },
    )();
    // Rows are unpacked once for each read, not for each request.
    if (entry.version === this.#last?.entry.version) this.#last.entry = entry;
    else if (entry.data !== null) this.#last = { entry, value: unpack<T>(entry.data) };
    else this.#last = { entry, value: (await this.#readOrReuse()).value };
    return this.#last.value;
  }

  #maxAge(seconds: number): number {
    if (this.#running) return ONE_YEAR_SECONDS;
    return this.#last?.entry.overdue ? Math.min(RETRY_SECONDS, seconds) : seconds;
  }

  async #readOrReuse(): Promise<Result<T>> {
    try {
      // Concurrent requests share one read.
      this.#running ??= this.#readAndPack().finally(() => {
        this.#running = undefined;
      });
      this.#last = await this.#running;
      log.recordSuccess(this.name);
      return this.#last;
    } catch (error) {
      const consequence = this.#last ? 'the last good rows are shown' : 'visitors see this error';
      log.recordFailure(this.name, messageOf(error), consequence);
      if (!this.#last) throw error;
      return { ...this.#last, entry: { ...this.#last.entry, overdue: true } };
    }
  }

  async #readAndPack(): Promise<Result<T>> {
    const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
    // Node warns of more than ten listeners, and each request of the read adds some.
    setMaxListeners(0, signal);
    const value = await this.read(signal);
    const packed = pack(value);
    const data = packed.length <= MAX_CHARACTERS ? packed : null;
    if (data === null && this.#last?.entry.data !== null)
      console.warn(
        `[inventory] too large for the cache, ${packed.length} of ${MAX_CHARACTERS} characters: each server reads it for itself, also after a restart`,
      );
    return { value, entry: { version: randomUUID(), data, overdue: false } };
  }
}

const pack = (value: unknown) => gzipSync(JSON.stringify(value)).toString('base64');
const unpack = <T>(data: string) => JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString()) as T;
