/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { CachedRead } from '@/lib/inventory/cached-read';

const store = new Map<string, { value: unknown; at: number }>();
/** Seconds. */
let now = 0;
let refreshing: Promise<unknown> = Promise.resolve();

/** Like Next: a stale entry is returned and refreshed in the background; a failure is not cached. */
jest.mock('next/cache', () => ({
  unstable_cache:
    (read: () => Promise<unknown>, key: string[], { revalidate }: { revalidate: number }) =>
    async () => {
      const name = key.join();
      const refresh = async () => {
        const value = await read();
        store.set(name, { value, at: now });
        return value;
      };
      const entry = store.get(name);
      if (!entry) return refresh();
      if (now - entry.at > revalidate) {
        refreshing = refresh().catch(() => console.error('revalidating cache with key …'));
      }
      return entry.value;
    },
}));
jest.mock('@/lib/env/server', () => ({
  env: () => ({
    supabase: { url: 'https://user:hunter2@db.example', publishableKey: 'sb_key' },
    inventoryRevalidateSeconds: 300,
  }),
}));

/** One request, and the refresh that it started. */
async function visit<T>(read: CachedRead<T>): Promise<T> {
  const value = await read.get();
  await refreshing;
  return value;
}
const away = async (): Promise<string> => {
  throw new Error('fetch failed');
};

let database: () => Promise<string>;
let asked: number;
let rows: CachedRead<string>;

beforeEach(() => {
  store.clear();
  now = 0;
  asked = 0;
  refreshing = Promise.resolve();
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'info').mockImplementation();
  rows = new CachedRead('inventory_2031', () => {
    asked++;
    return database();
  });
  database = async () => 'first rows';
});

describe('a cached read', () => {
  it('is repeated only after the configured time, and its cache key has no URL of a database', async () => {
    await visit(rows);
    now = 299;
    await visit(rows);
    expect(asked).toBe(1);
    now = 301;
    database = async () => 'second rows';
    expect(await visit(rows)).toBe('first rows');
    expect(await visit(rows)).toBe('second rows');
    expect([...store.keys()].join()).not.toMatch(/hunter2|db\.example/);
  });

  it("shows nothing of the last year's table after a deployment with the next one", async () => {
    await visit(rows);
    expect(await visit(new CachedRead('inventory_2032', async () => 'rows of 2032'))).toBe('rows of 2032');
  });

  it('returns the last good result for days during an outage, trying again every ten seconds', async () => {
    await visit(rows);
    database = away;
    for (now = 301; now < 400; now++) expect(await visit(rows)).toBe('first rows');
    expect(asked).toBeLessThan(12);
    now = 30 * 86_400;
    for (let visits = 0; visits < 2; visits++) expect(await visit(rows)).toBe('first rows');
    expect(jest.mocked(console.error).mock.calls).toEqual([
      ['[inventory] could not be read: fetch failed; the last good rows are shown'],
    ]);
    database = async () => 'new rows';
    now += 11;
    await visit(rows);
    expect(await visit(rows)).toBe('new rows');
    expect(jest.mocked(console.info).mock.calls).toEqual([
      ['[inventory] can be read again, after: fetch failed'],
    ]);
    const before = asked;
    now += 20;
    await visit(rows);
    expect(asked).toBe(before);
  });

  it('without a result is repeated for the next request, and each outage is logged once', async () => {
    database = away;
    for (let visits = 0; visits < 2; visits++) await expect(visit(rows)).rejects.toThrow('fetch failed');
    database = () => Promise.reject(new Error('Invalid API key sb_key'));
    await expect(visit(rows)).rejects.toThrow();
    expect(jest.mocked(console.error).mock.calls).toEqual([
      ['[inventory] could not be read: fetch failed; visitors see this error'],
      ['[inventory] could not be read: Invalid API key …; visitors see this error'],
    ]);
    database = async () => 'rows';
    expect(await visit(rows)).toBe('rows');
  });

  it('is shared by concurrent requests', async () => {
    const visits = await Promise.all(Array.from({ length: 20 }, () => rows.get()));
    expect(new Set(visits)).toEqual(new Set(['first rows']));
    expect(asked).toBe(1);
  });

  it('of a server that starts during an outage returns the rows in the cache, and Next logs no failure', async () => {
    await visit(rows);
    now = 86_400;
    const restarted = new CachedRead('inventory_2031', away);
    for (let visits = 0; visits < 3; visits++) expect(await visit(restarted)).toBe('first rows');
    expect(jest.mocked(console.error).mock.calls).toEqual([
      ['[inventory] could not be read: fetch failed; the last good rows are shown'],
    ]);
  });

  it('that is too large for the cache of Next fails, and the last good result stays', async () => {
    await visit(rows);
    now = 301;
    database = async () => randomBytes(2_000_000).toString('base64');
    for (let visits = 0; visits < 3; visits++) expect(await visit(rows)).toBe('first rows');
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('that never ends fails at its deadline, for every request that waits for it', async () => {
    const deadline = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
    database = () => new Promise(() => {});
    const waiting = [rows.get(), rows.get()];
    deadline.abort(new Error('The operation was aborted due to timeout'));
    for (const visit of waiting) await expect(visit).rejects.toThrow('timeout');
    expect(AbortSignal.timeout).toHaveBeenCalledWith(4_500);
  });
});
