import { createHash } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { env } from '@/lib/env/server';
import { CALL_TIMEOUT_MS } from '@/lib/supabase/server';
import { failureMessage } from './failure';
import { OutageLog } from './outage-log';

export const INVENTORY_TAG = 'inventory';
/** While the database is away it is asked again after this many seconds, not by every request. */
const RETRY_SECONDS = 10;
const A_YEAR = 31_536_000;

type Kept<T> = { answer: T; overdue: boolean };

const log = new OutageLog();

/** What goes wrong, without the configured key. */
export function messageOf(error: unknown): string {
  return failureMessage(error, [env().supabase?.publishableKey ?? '']);
}

/**
 * A read whose last good answer stays in Next's data cache, on disk as well, for as long as the database is away.
 * A failed read is never kept. When a refresh fails, the old answer is written again, marked overdue: thrown out of
 * `unstable_cache` the failure would be logged, cache key and all, once a request.
 */
export class StaleIfErrorCache<T> {
  #last: Kept<T> | undefined;
  #running: Promise<T> | undefined;

  /** @param name tells reads apart @param read @throws Error when it fails; must heed the signal */
  constructor(
    private readonly name: string,
    private readonly read: (signal: AbortSignal) => Promise<T>,
  ) {}

  /** @throws what the read throws, when there is no last good answer */
  async get(): Promise<T> {
    const { supabase, inventoryRevalidateSeconds } = env();
    // A digest, because an address may hold a password and Next writes keys into its messages.
    const database = createHash('sha256')
      .update(supabase?.url ?? '')
      .digest('hex');
    const kept = await unstable_cache(() => this.#readOrKeep(), [this.name, database], {
      revalidate: this.#maxAge(inventoryRevalidateSeconds),
      tags: [INVENTORY_TAG],
    })();
    this.#last = kept;
    return kept.answer;
  }

  #maxAge(seconds: number): number {
    if (this.#running) return A_YEAR;
    return this.#last?.overdue ? Math.min(RETRY_SECONDS, seconds) : seconds;
  }

  async #readOrKeep(): Promise<Kept<T>> {
    try {
      // Requests that come meanwhile wait for the same read instead of asking a tired database again.
      this.#running ??= this.read(AbortSignal.timeout(CALL_TIMEOUT_MS)).finally(() => {
        this.#running = undefined;
      });
      const answer = await this.#running;
      log.recordSuccess(this.name);
      return { answer, overdue: false };
    } catch (error) {
      const shown = this.#last ? 'the last good rows are shown' : 'visitors see this error';
      log.recordFailure(this.name, messageOf(error), shown);
      if (!this.#last) throw error;
      return { ...this.#last, overdue: true };
    }
  }
}
