import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const MAX_BODY_BYTES = 64 * 1024;
const BODY_TIMEOUT_MS = 5_000;

/** A Supabase database webhook. `record` and `old_record` are rows: neither is read, only that something changed. */
const eventSchema = z.object({
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  table: z.string(),
  schema: z.string(),
  record: z.unknown(),
  old_record: z.unknown(),
});

/** Lets `capacity` calls through at once and `perSecond` more every second. One per process, forgotten with it. */
export class TokenBucket {
  #left: number;
  #filledAt: number | undefined;
  readonly #capacity: number;
  readonly #perSecond: number;

  constructor({ capacity, perSecond }: { capacity: number; perSecond: number }) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
    this.#left = capacity;
  }

  /** @param now milliseconds of a clock that never goes back */
  take(now = performance.now()): boolean {
    const seconds = Math.max(0, now - (this.#filledAt ?? now)) / 1000;
    this.#filledAt = now;
    this.#left = Math.min(this.#capacity, this.#left + seconds * this.#perSecond);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** Hashed first: equal lengths are what `timingSafeEqual` needs, and the secret's own length shows nowhere. */
function same(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** @returns the body's text; `null` when it is longer than allowed or takes too long to come */
async function boundedBody(request: Request): Promise<string | null> {
  const reader = request.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void reader.cancel().catch(() => {});
  }, BODY_TIMEOUT_MS);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (late) return null;
      if (done) return Buffer.concat(chunks).toString('utf8');
      bytes += value.byteLength;
      if (bytes > MAX_BODY_BYTES) {
        void reader.cancel().catch(() => {});
        return null;
      }
      chunks.push(value);
    }
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function eventOf(text: string): z.infer<typeof eventSchema> | null {
  try {
    return eventSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const answer = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * Answers a call of the database's webhook. The secret comes as `Authorization: Bearer {secret}`.
 *
 * @param setting `secret` is `null` when none is configured; `changed` is called for an event of `table`
 * @returns 503 without a configured secret, 401 for a wrong one, 429 for too many calls, 413 for a body beyond
 *   64 KiB, 400 for one that is no webhook event, 202 for another table's event, else 200
 */
export async function answerWebhook(
  request: Request,
  setting: { secret: string | null; table: string; calls: TokenBucket; changed: () => void },
): Promise<Response> {
  const { secret, table, calls, changed } = setting;
  if (!secret) return answer(503, 'The webhook is not configured');
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (!same(given, secret)) return answer(401, 'Wrong or missing secret');
  // After the secret: strangers must not use up what the database may ask for.
  if (!calls.take()) return answer(429, 'Too many calls', { 'retry-after': '1' });
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return answer(413, 'Too long');
  const body = await boundedBody(request);
  if (body === null) return answer(413, 'Too long');
  const event = eventOf(body);
  if (!event) return answer(400, 'Expected the event of a database webhook');
  if (event.table !== table || event.schema !== 'public') return answer(202, 'Nothing to do for this table');
  changed();
  return answer(200, 'Rows are read again');
}
