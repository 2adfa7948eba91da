/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { COLUMNS } from '@/lib/inventory/row';

const mockStore = new Map<string, { value: unknown; at: number }>();
/** Seconds. */
let mockNow = 0;
let mockRefreshing: Promise<unknown> = Promise.resolve();

/**
 * Like Next: the key has the function's code, a stale entry is returned and refreshed in the
 * background; a failure is not cached.
 */
jest.mock('next/cache', () => ({
  unstable_cache:
    (read: () => Promise<unknown>, parts: string[], { revalidate }: { revalidate: number }) =>
    async () => {
      const key = `${read}-${parts}`;
      const refresh = async () => {
        const value = await read();
        mockStore.set(key, { value, at: mockNow });
        return value;
      };
      const entry = mockStore.get(key);
      if (!entry) return refresh();
      if (mockNow - entry.at > revalidate)
        mockRefreshing = refresh().catch(() => console.error('revalidating cache with key …'));
      return entry.value;
    },
}));
jest.mock('@/lib/env/server', () => ({
  env: () => ({
    supabase: { url: 'https://user:hunter2@db.example', publishableKey: 'sb_key' },
    inventoryRevalidateSeconds: 300,
  }),
}));
jest.mock('@supabase/supabase-js', () => ({ createClient: jest.fn() }));

type Row = Record<string, unknown>;
/**
 * The calls of one query, such as `select: ['brand', …]`; the later ones of a name are appended.
 */
type Query = Record<string, unknown[]>;
const queries: Query[] = [];

/** Replaces the client's query builder; `respond` gets the query and returns the response. */
function database(respond: (query: Query) => unknown) {
  const from = (table: string) => {
    const query: Query = { from: [table] };
    queries.push(query);
    const builder: Record<string, unknown> = {
      // The last calls: a refused connection isn't tried again for seconds.
      retry: (again: boolean) => ({ throwOnError: async () => (again ? null : respond(query)) }),
    };
    for (const name of ['select', 'order', 'not', 'range', 'limit'])
      builder[name] = (...values: unknown[]) => {
        query[name] = [...(query[name] ?? []), ...values];
        return builder;
      };
    return builder;
  };
  jest.mocked(createClient).mockReturnValue({ from } as never);
}

/** A database with these rows that returns at most `limit` of them at a time. */
const databaseOf = (rows: Row[], limit = 1_000) =>
  database(({ range = [0, 999] }) => {
    const [from, to] = range as [number, number];
    return { data: rows.slice(from, Math.min(to + 1, from + limit)), count: rows.length };
  });
const failing = (message: string) =>
  database(() => {
    throw new Error(message);
  });
const row = (id: number): Row => ({ id, brand: 'vw', model: 'Atlas', year: 2031, img: '' });
const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));

const LAST_GOOD = '[inventory] could not be read: fetch failed; the last good rows are shown';

let getInventory: typeof import('@/lib/inventory/server').getInventory;
let getDebugRows: typeof import('@/lib/inventory/server').getDebugRows;
let inventoryNamesFor: typeof import('@/lib/inventory/server').inventoryNamesFor;

/** A new module remembers neither its last good result nor what it has logged. */
const startServer = () =>
  jest.isolateModules(() => {
    ({ getInventory, getDebugRows, inventoryNamesFor } =
      jest.requireActual('@/lib/inventory/server'));
  });

beforeEach(() => {
  queries.length = 0;
  mockStore.clear();
  mockNow = 0;
  startServer();
  for (const method of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, method).mockImplementation();
});
const logged = (method: 'info' | 'warn' | 'error') =>
  jest.mocked(console[method]).mock.calls.map(([line]) => line);

/**
 * One request, and the refresh that it started.
 *
 * @returns the ids of the vehicles; the message of a failure
 */
async function visit(): Promise<number[] | string> {
  const result = await getInventory();
  await mockRefreshing;
  return result.status === 'loaded' ? result.vehicles.map(({ id }) => id) : result.message;
}

describe('the inventory', () => {
  it('is requested with the promised columns, order and condition', async () => {
    databaseOf([row(1)]);
    await visit();
    const newestFirst = ['created_at', { ascending: false }, 'id', { ascending: false }];
    const from = ['inventory_2031'];
    const range = [0, 999];
    const count = { count: 'exact' };
    expect(queries).toEqual([
      { from, range, select: ['id, brand, model, year, img', count], order: newestFirst },
      { from, range, select: ['brand', count], not: ['brand', 'is', null], order: ['id'] },
    ]);
    // Another year's rows must not be shown, and Next logs the key.
    expect([...mockStore.keys()].join()).toMatch(/^(?!.*(hunter2|db\.example)).*inventory_2031/);
  });

  it.each([
    [0, 1_000],
    [1_000, 1_000],
    [1_001, 1_000],
    [1_234, 500],
    [60, 1],
  ])('of %i rows is read completely, at most %i in one request', async (count, limit) => {
    databaseOf(rowsUpTo(count), limit);
    const makes = count ? ['Volkswagen'] : [];
    expect(await getInventory()).toMatchObject({ vehicles: { length: count }, makes });
    expect(queries).toHaveLength(2 * Math.max(1, Math.ceil(count / limit)));
    expect(logged('warn')).toEqual([]);
  });

  it('shows a row that was returned twice once, leaves out invalid ones, and logs them once', async () => {
    const invalid = rowsUpTo(40).map((it) => ({ ...it, brand: null }));
    databaseOf([row(99), ...invalid, row(98), row(99)]);
    for (mockNow of [0, 301, 602]) expect(await visit()).toEqual([99, 98]);
    expect(queries).toHaveLength(6);
    databaseOf([row(99), ...invalid.slice(0, 30)]);
    for (mockNow of [903, 904]) await visit();
    expect(logged('warn')).toEqual([
      expect.stringMatching(
        /^\[inventory\] 40 rows of inventory_2031 left out: row 1, brand: expected some text; .*; row 30, brand: expected some text; and 10 more$/,
      ),
      expect.stringMatching(/^\[inventory\] 30 rows of .*; row 30, brand: expected some text$/),
    ]);
  });

  it('has the makes of its rows, normalized, each once and sorted', async () => {
    const brands = [
      'vw',
      'BMW',
      ' bmw ',
      'Volkswagen',
      'tesla',
      'Land\u00a0Rover',
      'range rover',
      'audi',
    ];
    databaseOf([...brands, null].map((brand, at) => ({ ...row(at + 1), brand })));
    const makes = ['Audi', 'BMW', 'Land Rover', 'Tesla', 'Volkswagen'];
    expect(await getInventory()).toMatchObject({ makes });
  });

  it('in the cache from before a deployment that reads another column is parsed by the new code', async () => {
    databaseOf([row(1)]);
    await visit();
    jest.doMock('@/lib/inventory/row', () => {
      const { parseRows, ...others } = jest.requireActual('@/lib/inventory/row');
      const withPrice = (vehicle: object) => ({ price: null, ...vehicle });
      const parse = (rows: unknown[]) => {
        const parsed = parseRows(rows);
        return { ...parsed, vehicles: parsed.vehicles.map(withPrice) };
      };
      return { ...others, parseRows: parse };
    });
    startServer();
    jest.dontMock('@/lib/inventory/row');
    expect(await getInventory()).toMatchObject({ vehicles: [{ id: 1, price: null }] });
    expect(queries).toHaveLength(2);
    // Minified code would differ between builds.
    expect([...mockStore.keys()].join()).toContain('[native code]');
  });

  it('is read again only after the configured time', async () => {
    databaseOf([row(1)]);
    for (mockNow of [0, 299, 301]) await visit();
    expect(queries).toHaveLength(4);
  });
});

describe('a read that fails', () => {
  it.each<[string, unknown, number | null, string]>([
    ['the response', { hello: 1 }, 1, 'not a list'],
    ['its only row', [{ ...row(1), id: 'x' }], 1, 'None of the 1 rows'],
    ['no rows of 7', [], 7, 'counted 7 rows'],
    ['1 row of 61', rowsUpTo(1), 61, 'counted 61 rows'],
    ['too many rows', rowsUpTo(1_000), 50_001, 'counted 50001'],
    ['a list without a count', [], null, 'counted no rows and sent 0'],
    ['a count that is no number', [], Number.NaN, 'counted NaN rows'],
    ['more rows than were counted', rowsUpTo(7), 6, 'counted 6 rows and sent 7'],
  ])(
    'because of %s has a message, for visitors and in the log',
    async (_, data, count, message) => {
      database(() => ({ data, count }));
      expect(await visit()).toMatch(message);
      expect(logged('error').join()).toMatch(message);
      // Not a request for each of the rows that weren't sent.
      expect(queries).toHaveLength(2);
    },
  );

  it.each([
    ['fewer rows', 0],
    ['so many', 30_000],
  ])('because later requests have %s is one as well', async (_, later) => {
    database(({ range = [] }) => ({
      data: rowsUpTo(range[0] === 0 ? 1_000 : later),
      count: 3_000,
    }));
    const message = /counted 3000 rows and sent (1000|61000)/;
    expect(await visit()).toMatch(message);
    expect(logged('error').join()).toMatch(message);
  });

  it('without earlier rows is repeated for the next request, and each outage is logged once', async () => {
    failing('fetch failed');
    for (let visits = 0; visits < 2; visits++) expect(await visit()).toBe('fetch failed');
    failing('Invalid API key sb_key of db.example');
    expect(await visit()).toBe('Invalid API key … of …');
    expect(logged('error')).toEqual([
      '[inventory] could not be read: fetch failed; visitors see this error',
      '[inventory] could not be read: Invalid API key … of db.example; visitors see this error',
    ]);
    databaseOf([row(1)]);
    expect(await visit()).toEqual([1]);
  });

  it('shows the last good rows for days, and the read is repeated every ten seconds', async () => {
    databaseOf([row(1)]);
    await visit();
    failing('fetch failed');
    for (mockNow = 301; mockNow < 400; mockNow++) expect(await visit()).toEqual([1]);
    expect(queries.length).toBeLessThan(24);
    mockNow = 30 * 86_400;
    for (let visits = 0; visits < 2; visits++) expect(await visit()).toEqual([1]);
    expect(logged('error')).toEqual([LAST_GOOD]);
    databaseOf([row(2)]);
    mockNow += 11;
    await visit();
    expect(await visit()).toEqual([2]);
    expect(logged('info')).toEqual(['[inventory] can be read again, after: fetch failed']);
    const before = queries.length;
    mockNow += 20;
    await visit();
    expect(queries).toHaveLength(before);
  });

  it('on a server that starts during an outage shows the rows in the cache, and Next logs no failure', async () => {
    databaseOf([row(1)]);
    await visit();
    mockNow = 86_400;
    startServer();
    failing('fetch failed');
    for (let visits = 0; visits < 3; visits++) expect(await visit()).toEqual([1]);
    expect(logged('error')).toEqual([LAST_GOOD]);
  });

  it('because its rows are too large for the cache of Next leaves the last good ones', async () => {
    databaseOf([row(1)]);
    await visit();
    mockNow = 301;
    databaseOf(
      rowsUpTo(1_500).map((it) => ({ ...it, img: `/${randomBytes(1_500).toString('base64')}` })),
    );
    for (let visits = 0; visits < 3; visits++) expect(await visit()).toEqual([1]);
    expect(logged('error')).toEqual([
      expect.stringContaining('longer than the 2000000 characters'),
    ]);
  });

  it('because it never ends does so at its deadline, once for all requests that wait for it', async () => {
    const deadline = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    database(() => new Promise(() => {}));
    const waiting = [visit(), visit()];
    deadline.abort(new Error('The operation was aborted due to timeout'));
    for (const message of await Promise.all(waiting)) expect(message).toMatch('due to timeout');
    expect(AbortSignal.timeout).toHaveBeenCalledWith(4_500);
    expect(queries).toHaveLength(2);
  });
});

it('the debug list is one read of at most 100 rows for all visits at the same time, and shows and logs each outage', async () => {
  databaseOf([row(1)]);
  expect(await getDebugRows()).toMatchObject({ status: 'loaded', rows: [{ brand: 'vw' }] });
  const query = { from: ['inventory_2031'], select: [COLUMNS], limit: [100] };
  expect(queries).toEqual([query]);
  await Promise.all([getDebugRows(), getDebugRows()]);
  expect(queries).toEqual([query, query]);
  failing('fetch failed');
  for (let visits = 0; visits < 2; visits++)
    expect(await getDebugRows()).toEqual({ status: 'error', message: 'fetch failed' });
  const line = '[inventory-debug] could not be read: fetch failed';
  expect(logged('error')).toEqual([line, line]);
});

describe('the names of the inventory', () => {
  const promaster = { ...row(1), brand: 'RAM', model: 'ProMaster 2500 136' };

  it('are those of its makes, models, and vehicles, for a text that does not look like a name', async () => {
    databaseOf([promaster, row(2)]);
    expect(await inventoryNamesFor(['Ram', 'ProMaster 2500 136', undefined])).toEqual(
      new Set([
        'Ram',
        'ProMaster 2500 136',
        '2031 Ram ProMaster 2500 136',
        'Volkswagen',
        'Atlas',
        '2031 Volkswagen Atlas',
      ]),
    );
  });

  it.each([
    ['names', ['Toyota', ['RAV4', 'Camry']]],
    ['nothing', [undefined, '']],
  ])('are not asked for with %s', async (_, parameters) => {
    databaseOf([promaster]);
    expect(await inventoryNamesFor(parameters)).toEqual(new Set());
    expect(queries).toHaveLength(0);
  });

  it('are none while it cannot be read', async () => {
    failing('fetch failed');
    expect(await inventoryNamesFor(['555-0142 100'])).toEqual(new Set());
  });
});
