/** @jest-environment node */
import { anonymousClient } from '@/lib/supabase/server';

const mockRevalidateTag = jest.fn();
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: (...given: unknown[]) => mockRevalidateTag(...given),
}));
jest.mock('@/lib/env/server', () => ({
  env: () => ({
    supabase: { url: 'https://db.example', publishableKey: 'k' },
    inventoryRevalidateSeconds: 300,
    revalidateSecret: 'a secret of the test',
  }),
}));
jest.mock('@/lib/supabase/server', () => ({ CALL_TIMEOUT_MS: 5_000, anonymousClient: jest.fn() }));

type Row = Record<string, unknown>;
const calls: { select: string; order: string[]; range: number[]; limit: number | null; not: unknown[] }[] =
  [];

/** A stand-in for the client's query builder; `answer` sees what was asked and says what comes back. */
function database(answer: (asked: (typeof calls)[number]) => unknown) {
  jest.mocked(anonymousClient).mockImplementation(
    () =>
      ({
        from: (table: string) => {
          expect(table).toBe('inventory_2025');
          const asked: (typeof calls)[number] = { select: '', order: [], range: [], limit: null, not: [] };
          calls.push(asked);
          const query = {
            select: (columns: string) => {
              asked.select = columns;
              return query;
            },
            order: (column: string, options?: { ascending: boolean }) => {
              asked.order.push(`${column} ${options?.ascending === false ? 'desc' : 'asc'}`);
              return query;
            },
            not: (...condition: unknown[]) => {
              asked.not = condition;
              return query;
            },
            range: (from: number, to: number) => {
              asked.range = [from, to];
              return query;
            },
            limit: (count: number) => {
              asked.limit = count;
              return query;
            },
            retry: () => query,
            abortSignal: (signal: AbortSignal) => {
              expect(signal).toBeInstanceOf(AbortSignal);
              return new Promise((resolve) => resolve(answer(asked)));
            },
          };
          return query;
        },
      }) as never,
  );
}

const rowsFrom = (rows: Row[]) =>
  database(({ range: [from = 0, to = 999] }) => ({
    data: rows.slice(from, Math.min(to + 1, from + 1_000)),
    error: null,
    count: rows.length,
  }));
const row = (id: number): Row => ({ id, brand: 'vw', model: 'Atlas', year: 2025, img: '' });

let getInventory: typeof import('@/lib/inventory/server').getInventory;
let getDebugRows: typeof import('@/lib/inventory/server').getDebugRows;
let receiveWebhook: typeof import('@/lib/inventory/server').receiveWebhook;

beforeEach(() => {
  calls.length = 0;
  // A fresh server: it remembers its last good answer and what it has logged.
  jest.isolateModules(() => {
    ({ getInventory, getDebugRows, receiveWebhook } = jest.requireActual('@/lib/inventory/server'));
  });
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

describe('the inventory', () => {
  it('asks for the columns, the order and the makes that the spec names', async () => {
    rowsFrom([row(1)]);
    await getInventory();
    expect(calls.map(({ select }) => select)).toEqual(['id, brand, model, year, img', 'brand']);
    expect(calls[0]?.order).toEqual(['created_at desc', 'id desc']);
    expect(calls[1]?.not).toEqual(['brand', 'is', null]);
  });

  it.each([0, 1, 999, 1_000, 1_001, 5_000])(
    'of %i rows is read to the last one, a thousand at a time',
    async (count) => {
      rowsFrom(Array.from({ length: count }, (_, at) => row(at + 1)));
      const answer = await getInventory();
      expect(answer).toMatchObject({ status: 'loaded' });
      if (answer.status !== 'loaded') return;
      expect(answer.inventory.vehicles).toHaveLength(count);
      expect(answer.inventory.makes).toEqual(count ? ['Volkswagen'] : []);
      for (const { range } of calls) expect((range[1] ?? 0) - (range[0] ?? 0)).toBe(999);
    },
  );

  it('shows a row that came twice once', async () => {
    rowsFrom([row(1), row(2), row(1)]);
    const answer = await getInventory();
    expect(answer.status === 'loaded' && answer.inventory.vehicles.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('leaves a bad row out and names it in the server log', async () => {
    rowsFrom([row(1), { ...row(2), model: null }]);
    const answer = await getInventory();
    expect(answer.status === 'loaded' && answer.inventory.vehicles).toHaveLength(1);
    expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/1 rows.*row 2, model: /));
  });

  it('names the same bad rows in the server log once', async () => {
    rowsFrom([row(1), { ...row(2), model: null }]);
    for (let reads = 0; reads < 3; reads++) await getInventory();
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('of which no row can be read is a failure, and the last good rows stay', async () => {
    rowsFrom([{ ...row(1), model: null }]);
    await expect(getInventory()).resolves.toEqual({
      status: 'error',
      message: 'None of the 1 rows of the inventory can be read',
    });
    rowsFrom([row(1), row(2)]);
    await getInventory();
    rowsFrom([{ ...row(1), id: 'x' }, {}]);
    const answer = await getInventory();
    expect(answer.status === 'loaded' && answer.inventory.vehicles).toHaveLength(2);
  });

  it('that has become empty is empty', async () => {
    rowsFrom([row(1)]);
    await getInventory();
    rowsFrom([]);
    await expect(getInventory()).resolves.toEqual({
      status: 'loaded',
      inventory: { vehicles: [], makes: [] },
    });
  });

  it('is read to the end where the database gives fewer than a thousand rows at a time', async () => {
    const rows = Array.from({ length: 1_234 }, (_, at) => row(at + 1));
    database(({ range: [from = 0, to = 0] }) => ({
      data: rows.slice(from, Math.min(to + 1, from + 500)),
      error: null,
      count: rows.length,
    }));
    const answer = await getInventory();
    expect(answer.status === 'loaded' && answer.inventory.vehicles).toHaveLength(1_234);
  });

  it.each([
    [0, 7],
    [1, 1e12],
  ])('with %i rows and a count of %i is not believed', async (length, count) => {
    database(() => ({ data: Array.from({ length }, (_, at) => row(at)), error: null, count }));
    await expect(getInventory()).resolves.toEqual({
      status: 'error',
      message: `The inventory answered with ${length} rows and counted ${count}`,
    });
    expect(calls.length).toBeLessThan(5);
  });

  it('asked for by many at once is read once', async () => {
    rowsFrom([row(1)]);
    await Promise.all(Array.from({ length: 50 }, getInventory));
    expect(calls).toHaveLength(2);
  });

  it('shows its last good rows while the database is away, and the log says it once', async () => {
    rowsFrom([row(1)]);
    await getInventory();
    database(() => ({ data: null, error: { message: 'fetch failed' }, count: null }));
    for (let visits = 0; visits < 5; visits++) {
      await expect(getInventory()).resolves.toMatchObject({ status: 'loaded' });
    }
    expect(jest.mocked(console.error).mock.calls).toEqual([
      ['[inventory] could not be read: fetch failed; the last good rows are shown'],
    ]);
    rowsFrom([row(1), row(2)]);
    const answer = await getInventory();
    expect(answer.status === 'loaded' && answer.inventory.vehicles).toHaveLength(2);
    expect(jest.mocked(console.info).mock.calls).toEqual([
      ['[inventory] can be read again, after: fetch failed'],
    ]);
  });

  it.each<[string, () => unknown, string]>([
    [
      'the database’s message',
      () => ({ data: null, error: { message: 'no such table' }, count: null }),
      'no such table',
    ],
    [
      'a sentence when no list comes',
      () => ({ data: { hello: 1 }, error: null, count: null }),
      'The inventory answered with something that is not a list',
    ],
    [
      'the message of a failed connection',
      () => {
        throw new Error('fetch failed');
      },
      'fetch failed',
    ],
    [
      'the fixed text when what was thrown is no standard error',
      () => {
        throw 'broken';
      },
      'An error occurred',
    ],
  ])('that cannot be read has %s', async (_, answer, message) => {
    database(answer);
    await expect(getInventory()).resolves.toEqual({ status: 'error', message });
  });
});

describe('the debug list', () => {
  it('is one read of at most 100 rows', async () => {
    rowsFrom([row(1)]);
    await expect(getDebugRows()).resolves.toMatchObject({ status: 'loaded', rows: [{ id: 1 }] });
    expect(calls).toMatchObject([{ select: 'id, brand, model, year, img', limit: 100 }]);
  });

  it('that cannot be read has a message', async () => {
    database(() => ({ data: null, error: { message: 'away' }, count: null }));
    await expect(getDebugRows()).resolves.toEqual({ status: 'error', message: 'away' });
  });
});

it('a call of the webhook marks the cached rows stale', () => {
  const request = new Request('https://site.example/api/revalidate', {
    method: 'POST',
    headers: { authorization: 'Bearer a secret of the test' },
  });
  expect(receiveWebhook(request).status).toBe(200);
  expect(mockRevalidateTag).toHaveBeenCalledWith('inventory', 'max');
});
