/** @jest-environment node */
import { anonymousClient } from '@/lib/supabase/server';

jest.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
jest.mock('@/lib/env/server', () => ({
  env: () => ({
    supabase: { url: 'https://db.example', publishableKey: 'k' },
    inventoryRevalidateSeconds: 0,
  }),
}));
jest.mock('@/lib/supabase/server', () => ({ anonymousClient: jest.fn() }));

type Row = Record<string, unknown>;
/** The calls of one query, such as `select: ['brand', …]`; the later ones of a name are appended. */
type Query = Record<string, unknown[]>;
const queries: Query[] = [];

/** Replaces the client's query builder; `respond` gets the query and returns the response. */
function database(respond: (query: Query) => unknown) {
  const from = (table: string) => {
    const query: Query = { from: [table] };
    queries.push(query);
    const builder: Record<string, unknown> = {
      // The last call: a refused connection isn't tried again for seconds.
      retry: async (again: boolean) => (again ? null : respond(query)),
    };
    for (const name of ['select', 'order', 'not', 'range', 'limit'])
      builder[name] = (...values: unknown[]) => {
        query[name] = [...(query[name] ?? []), ...values];
        return builder;
      };
    return builder;
  };
  jest.mocked(anonymousClient).mockReturnValue({ from } as never);
}

/** A database with these rows that returns at most `limit` of them at a time. */
const databaseOf = (rows: Row[], limit = 1_000) =>
  database(({ range = [0, 999] }) => {
    const [from, to] = range as [number, number];
    return { data: rows.slice(from, Math.min(to + 1, from + limit)), error: null, count: rows.length };
  });
const row = (id: number): Row => ({ id, brand: 'vw', model: 'Atlas', year: 2031, img: '' });
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
    const newestFirst = ['created_at', { ascending: false }, 'id', { ascending: false }];
    const from = ['inventory_2031'];
    const range = [0, 999];
    const count = { count: 'exact' };
    expect(queries).toEqual([
      { from, range, select: ['id, brand, model, year, img', count], order: newestFirst },
      { from, range, select: ['brand', count], not: ['brand', 'is', null], order: ['id'] },
    ]);
  });

  it.each([
    [0, 1_000],
    [1_000, 1_000],
    [1_001, 1_000],
    [1_234, 500],
    [60, 1],
  ])('of %i rows is read completely, at most %i in one request', async (count, limit) => {
    databaseOf(rowsUpTo(count), limit);
    expect(await getInventory()).toMatchObject({
      inventory: { vehicles: { length: count }, makes: count ? ['Volkswagen'] : [] },
    });
    expect(queries).toHaveLength(2 * Math.max(1, Math.ceil(count / limit)));
  });

  it('shows a row that was returned twice once, leaves out an invalid one, and logs it once', async () => {
    databaseOf([row(1), { ...row(2), model: null }, row(3), row(1)]);
    for (let reads = 0; reads < 3; reads++) expect(await vehicleIds()).toEqual([1, 3]);
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      ['[inventory] 1 rows of inventory_2031 left out: row 2, model: expected some text'],
    ]);
  });

  it('names up to thirty invalid rows and counts the rest', async () => {
    databaseOf([...rowsUpTo(40).map((it) => ({ ...it, brand: null })), row(99)]);
    expect(await vehicleIds()).toEqual([99]);
    const line = String(jest.mocked(console.warn).mock.calls[0]?.[0]);
    expect(line).toContain('left out: row 1, brand: expected some text; row 2,');
    expect(line).toMatch(/row 30, brand: expected some text; and 10 more$/);
  });

  it('without a single valid row is an error, and the last good rows stay', async () => {
    databaseOf([{ ...row(1), model: null }]);
    expect(await vehicleIds()).toBe(UNREADABLE);
    databaseOf([row(1), row(2)]);
    await getInventory();
    databaseOf([{ ...row(1), id: 'x' }, {}]);
    expect(await vehicleIds()).toEqual([1, 2]);
  });

  it.each([
    [0, 7],
    [1, 61],
    [1_000, 50_001],
  ])(
    'whose first page has %i rows of %i is an error, without a request for each of them',
    async (length, count) => {
      database(() => ({ data: rowsUpTo(length), error: null, count }));
      expect(await vehicleIds()).toBe(UNREADABLE);
      expect(jest.mocked(console.error).mock.calls.join()).toContain(`counted ${count}`);
      expect(queries).toHaveLength(2);
    },
  );

  it.each<[string, () => unknown, string, string]>([
    [
      'the database',
      () => ({ data: null, error: { message: 'no such table' } }),
      "Our vehicle list isn't working right now.",
      'no such table',
    ],
    ['the response', () => ({ data: { hello: 1 }, error: null }), UNREADABLE, 'not a list'],
    ['the connection', throws(new Error('fetch failed')), UNREACHABLE, 'fetch failed'],
  ])('that fails because of %s has a sentence for visitors and a message in the log', async (...given) => {
    const [, respond, message, logged] = given;
    database(respond);
    expect(await getInventory()).toEqual({ status: 'error', message });
    expect(jest.mocked(console.error).mock.calls.join()).toContain(logged);
  });
});

it('the debug list is one read of at most 100 rows, and shows and logs each outage', async () => {
  databaseOf([row(1)]);
  expect(await getDebugRows()).toMatchObject({ status: 'loaded', rows: [{ brand: 'vw' }] });
  expect(queries).toEqual([
    { from: ['inventory_2031'], select: ['id, brand, model, year, img'], limit: [100] },
  ]);
  database(throws(new Error('fetch failed')));
  for (let visits = 0; visits < 2; visits++)
    expect(await getDebugRows()).toEqual({ status: 'error', message: UNREACHABLE });
  const line = '[inventory-debug] could not be read: fetch failed';
  expect(jest.mocked(console.error).mock.calls).toEqual([[line], [line]]);
});
