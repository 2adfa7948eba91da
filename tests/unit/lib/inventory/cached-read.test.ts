/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { CachedRead } from '@/lib/inventory/cached-read';

type Entry = { value: unknown; at: number };
type Options = { revalidate: number; tags: string[] };
const store = new Map<string, Entry>();
const keys: string[][] = [];
let now = 0;
let refreshing: Promise<unknown> = Promise.resolve();

/** Like Next: a stale entry is returned and refreshed in the background; a failure is not cached. */
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, key: string[], { revalidate }: Options) => {
    return async () => {
      keys.push(key);
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
    };
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

let database: () => Promise<string>;
let asked: number;
let rows: CachedRead<string>;

beforeEach(() => {
  store.clear();
  keys.length = 0;
  now = 0;
  asked = 0;
  refreshing = Promise.resolve();
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'info').mockImplementation();
  rows = new CachedRead('rows', () => {
    asked++;
    return database();
  });
  database = async () => 'first rows';
});

const away = async (): Promise<string> => {
  throw new Error('fetch failed');
};

describe('a cached read', () => {
  it('is repeated only after the configured time', async () => {
    await visit(rows);
    now = 299;
    await visit(rows);
    expect(asked).toBe(1);
    now = 301;
    database = async () => 'second rows';
    expect(await visit(rows)).toBe('first rows');
    expect(await visit(rows)).toBe('second rows');
  });

  it('returns the last good result for days during an outage, trying again every ten seconds', async () => {
    await visit(rows);
    database = away;
    for (now = 301; now < 400; now++) expect(await visit(rows)).toBe('first rows');
    expect(asked).toBeLessThan(12);
    for (const days of [1, 4, 30]) {
      now = days * 86_400;
      expect(await visit(rows)).toBe('first rows');
      expect(await visit(rows)).toBe('first rows');
    }
    expect(jest.mocked(console.error).mock.calls).toEqual([
      ['[rows] could not be read: fetch failed; the last good rows are shown'],
    ]);
  });

  it('has new rows within ten seconds of the end of an outage', async () => {
    await visit(rows);
    database = away;
    now = 301;
    await visit(rows);
    await visit(rows);
    database = async () => 'new rows';
    now = 312;
    await visit(rows);
    expect(await visit(rows)).toBe('new rows');
    expect(console.info).toHaveBeenCalledTimes(1);
    const before = asked;
    now = 330;
    await visit(rows);
    expect(asked).toBe(before);
  });

  it('throws when there never was a result, and tries again each time', async () => {
    database = away;
    for (let visits = 0; visits < 3; visits++) await expect(visit(rows)).rejects.toThrow('fetch failed');
    expect(asked).toBe(3);
    expect(console.error).toHaveBeenCalledTimes(1);
    database = async () => 'rows';
    expect(await visit(rows)).toBe('rows');
  });

  it('is shared by concurrent requests', async () => {
    let release = (_: string) => {};
    database = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    const visits = Promise.all(Array.from({ length: 20 }, () => rows.get()));
    await Promise.resolve();
    release('rows');
    expect(new Set(await visits)).toEqual(new Set(['rows']));
    expect(asked).toBe(1);
  });

  it('of 25,000 rows fits into the cache of Next, which refuses 2 MB', async () => {
    const inventory = Array.from({ length: 25_000 }, (_, id) => ({
      id,
      make: 'Kia',
      model: `Model ${id % 14}`,
      year: 2025,
      image: `https://photos.example/storage/v1/object/public/cars/${randomBytes(16).toString('hex')}.jpg`,
    }));
    const large = new CachedRead('large', async () => inventory);
    expect(await visit(large)).toEqual(inventory);
    const entry = [...store].find(([key]) => key.startsWith('large'))?.[1].value;
    expect(JSON.stringify(entry).length).toBeLessThan(2 * 1024 * 1024);
    const restarted = new CachedRead('large', away);
    expect(await visit(restarted)).toEqual(inventory);
  });

  it('that is too large for the cache of Next fails, and the last good result stays', async () => {
    await visit(rows);
    now = 301;
    database = async () => randomBytes(2_000_000).toString('base64');
    for (let visits = 0; visits < 3; visits++) expect(await visit(rows)).toBe('first rows');
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('that never ends fails at its deadline, and the next request reads again', async () => {
    const deadline = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
    database = () => new Promise(() => {});
    const waiting = [rows.get(), rows.get()];
    deadline.abort(new Error('The operation was aborted due to timeout'));
    for (const visit of waiting) await expect(visit).rejects.toThrow('timeout');
    expect(AbortSignal.timeout).toHaveBeenCalledWith(4_500);
    database = async () => 'rows';
    expect(await visit(rows)).toBe('rows');
  });

  it('never has the URL of the database in its cache key', async () => {
    await visit(rows);
    expect(JSON.stringify(keys)).not.toMatch(/hunter2|db\.example/);
  });
});
