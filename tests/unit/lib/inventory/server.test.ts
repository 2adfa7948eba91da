/** @jest-environment node */
import { anonymousClient } from '@/lib/supabase/server';

jest.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
jest.mock('@/lib/env/server', () => ({
  env: () => ({
    supabase: { url: 'https://db.example', publishableKey: 'k' },
    inventoryRevalidateSeconds: 300,
  }),
}));
jest.mock('@/lib/supabase/server', () => ({ anonymousClient: jest.fn() }));

type Row = Record<string, unknown>;
type Query = { select: string; order: string[]; range: number[]; limit: number | null; not: unknown[] };
const queries: Query[] = [];

/** Replaces the client's query builder; `respond` gets the query and returns the response. */
function database(respond: (query: Query) => unknown) {
  const from = (table: string) => {
    expect(table).toBe('inventory_2025');
    const query: Query = { select: '', order: [], range: [], limit: null, not: [] };
    queries.push(query);
    const chain = (change: (...values: never[]) => void) =>
      jest.fn((...values: never[]) => {
        change(...values);
        return builder;
      });
    const builder: Record<string, unknown> = {
      select: chain((columns: string) => Object.assign(query, { select: columns })),
      order: chain((column: string, options?: { ascending: boolean }) => {
        query.order.push(`${column} ${options?.ascending === false ? 'desc' : 'asc'}`);
      }),
      not: chain((...condition: unknown[]) => Object.assign(query, { not: condition })),
      range: chain((...range: number[]) => Object.assign(query, { range })),
      limit: chain((limit: number) => Object.assign(query, { limit })),
      // The last call, so that a refused connection isn't tried again for seconds.
      retry: (again: boolean) => {
        expect(again).toBe(false);
        return new Promise((resolve) => resolve(respond(query)));
      },
    };
    return builder;
  };
  jest.mocked(anonymousClient).mockReturnValue({ from } as never);
}

const databaseError = (message: string) => () => ({ data: null, error: { message }, count: null });
/** A database with these rows that returns at most `limit` of them at a time. */
const databaseOf = (rows: Row[], limit = 1_000) =>
  database(({ range: [from = 0, to = 999] }) => ({
    data: rows.slice(from, Math.min(to + 1, from + limit)),
    error: null,
    count: rows.length,
  }));
const row = (id: number): Row => ({ id, brand: 'vw', model: 'Atlas', year: 2025, img: '' });
const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));

const throws = (error: unknown) => () => {
  throw error;
};
const UNREADABLE = "Our vehicle list came back in a form we can't read.";
const UNREACHABLE = "We can't reach our vehicle list right now.";

let getInventory: typeof import('@/lib/inventory/server').getInventory;
let getDebugRows: typeof import('@/lib/inventory/server').getDebugRows;

beforeEach(() => {
  queries.length = 0;
  // A new module for each test, because it stores its last good result and what it has logged.
  jest.isolateModules(() => {
    ({ getInventory, getDebugRows } = jest.requireActual('@/lib/inventory/server'));
  });
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

/** The ids of the vehicles; the message when the inventory cannot be read. */
async function vehicleIds(): Promise<number[] | string> {
  const result = await getInventory();
  return result.status === 'loaded' ? result.inventory.vehicles.map(({ id }) => id) : result.message;
}

describe('the inventory', () => {
  it('is requested with the promised columns, order and condition', async () => {
    databaseOf([row(1)]);
    await getInventory();
    expect(queries).toMatchObject([
      { select: 'id, brand, model, year, img', order: ['created_at desc', 'id desc'] },
      { select: 'brand', not: ['brand', 'is', null] },
    ]);
  });

  it.each([0, 1, 999, 1_000, 1_001, 5_000])(
    'of %i rows is read completely, in pages of 1,000',
    async (count) => {
      databaseOf(rowsUpTo(count));
      const result = await getInventory();
      const { vehicles, makes } =
        result.status === 'loaded' ? result.inventory : { vehicles: [], makes: ['?'] };
      expect([vehicles.length, makes]).toEqual([count, count ? ['Volkswagen'] : []]);
      for (const { range } of queries) expect((range[1] ?? 0) - (range[0] ?? 0)).toBe(999);
    },
  );

  it('is read completely when the database returns fewer rows per request', async () => {
    databaseOf(rowsUpTo(1_234), 500);
    expect(await vehicleIds()).toHaveLength(1_234);
  });

  it('shows a row that was returned twice once', async () => {
    databaseOf([row(1), row(2), row(1)]);
    expect(await vehicleIds()).toEqual([1, 2]);
  });

  it('leaves out an invalid row and logs it once', async () => {
    databaseOf([row(1), { ...row(2), model: null }]);
    for (let reads = 0; reads < 3; reads++) expect(await vehicleIds()).toEqual([1]);
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith(
      '[inventory] 1 rows of inventory_2025 left out: row 2, model: expected some text',
    );
  });

  it('names the rows without a brand or a model, up to thirty of them, and counts the rest', async () => {
    const bad = rowsUpTo(40).map((it, at) => ({ ...it, [at % 2 ? 'brand' : 'model']: null }));
    databaseOf([...bad, row(99)]);
    expect(await vehicleIds()).toEqual([99]);
    const line = String(jest.mocked(console.warn).mock.calls[0]?.[0]);
    for (const text of [
      'row 1, model: expected some text',
      'row 30, brand: expected some text',
      'and 10 more',
    ])
      expect(line).toContain(text);
  });

  it('without a single valid row is an error, and the last good rows stay', async () => {
    databaseOf([{ ...row(1), model: null }]);
    expect(await vehicleIds()).toBe(UNREADABLE);
    databaseOf([row(1), row(2)]);
    await getInventory();
    databaseOf([{ ...row(1), id: 'x' }, {}]);
    expect(await vehicleIds()).toEqual([1, 2]);
  });

  it('that has become empty is empty', async () => {
    databaseOf([row(1)]);
    await getInventory();
    databaseOf([]);
    expect(await vehicleIds()).toEqual([]);
  });

  it.each([
    [0, 7],
    [1, 61],
    [1, 50_000],
    [1_000, 50_001],
    [1, 1e12],
  ])(
    'whose first page has %i rows of %i is an error, without a request for each of them',
    async (length, count) => {
      database(() => ({ data: rowsUpTo(length), error: null, count }));
      expect(await vehicleIds()).toBe(UNREADABLE);
      expect(jest.mocked(console.error).mock.calls.join()).toContain(`counted ${count}`);
      expect(queries).toHaveLength(2);
    },
  );

  it('is read in up to 60 requests', async () => {
    databaseOf(rowsUpTo(60), 1);
    expect(await vehicleIds()).toHaveLength(60);
    expect(queries).toHaveLength(120);
  });

  it.each<[string, () => unknown, string, string]>([
    [
      'the database',
      databaseError('no such table'),
      "Our vehicle list isn't working right now.",
      'no such table',
    ],
    ['the response', () => ({ data: { hello: 1 }, error: null, count: null }), UNREADABLE, 'not a list'],
    ['the connection', throws(new Error('fetch failed')), UNREACHABLE, 'fetch failed'],
    ['something that is no error', throws('broken'), 'An error occurred', 'An error occurred'],
  ])(
    'that fails because of %s has a sentence for visitors and a technical message in the log',
    async (_, respond, message, logged) => {
      database(respond);
      await expect(getInventory()).resolves.toEqual({ status: 'error', message });
      expect(jest.mocked(console.error).mock.calls.join()).toContain(logged);
    },
  );
});

describe('the debug list', () => {
  it('is one read of at most 100 rows', async () => {
    databaseOf([row(1)]);
    await expect(getDebugRows()).resolves.toMatchObject({ status: 'loaded', rows: [{ brand: 'vw' }] });
    expect(queries).toMatchObject([{ select: 'id, brand, model, year, img', limit: 100 }]);
  });

  it('that cannot be read has a message', async () => {
    database(throws(new Error('fetch failed')));
    await expect(getDebugRows()).resolves.toEqual({ status: 'error', message: UNREACHABLE });
  });
});
