import { createHash } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { env } from '@/lib/env/server';
import { CALL_TIMEOUT_MS } from '@/lib/supabase/server';
import { failureMessage } from './failure';
import { OutageLog } from './outage-log';

export const INVENTORY_TAG = 'inventory';
/** During an outage the database is tried again after this many seconds instead of on every request. */
const RETRY_SECONDS = 10;
const ONE_YEAR_SECONDS = 31_536_000;

type Entry<T> = { value: T; overdue: boolean };

const log = new OutageLog();

/** @returns the message of a failed read, without the configured key */
export function messageOf(error: unknown): string {
  return failureMessage(error, [env().supabase?.publishableKey ?? '']);
}

/**
 * A read whose last good result stays in Next's data cache, in memory and on disk, while the database is down
 * (docs/product.md#outages). A failure is never cached. When a refresh fails, the old result is cached again, marked
 * overdue, because Next logs an error thrown inside `unstable_cache` on every request, with the cache key.
 */
export class StaleIfErrorCache<T> {
  #last: Entry<T> | undefined;
  #running: Promise<T> | undefined;

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
    const entry = await unstable_cache(() => this.#readOrReuse(), [this.name, database], {
      revalidate: this.#maxAge(inventoryRevalidateSeconds),
      tags: [INVENTORY_TAG],
    })();
    this.#last = entry;
    return entry.value;
  }

  #maxAge(seconds: number): number {
    if (this.#running) return ONE_YEAR_SECONDS;
    return this.#last?.overdue ? Math.min(RETRY_SECONDS, seconds) : seconds;
  }

  async #readOrReuse(): Promise<Entry<T>> {
    try {
      // Concurrent requests share one read.
      this.#running ??= this.read(AbortSignal.timeout(CALL_TIMEOUT_MS)).finally(() => {
        this.#running = undefined;
      });
      const value = await this.#running;
      log.recordSuccess(this.name);
      return { value, overdue: false };
    } catch (error) {
      const consequence = this.#last ? 'the last good rows are shown' : 'visitors see this error';
      log.recordFailure(this.name, messageOf(error), consequence);
      if (!this.#last) throw error;
      return { ...this.#last, overdue: true };
    }
  }
}
