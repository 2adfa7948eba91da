/** @jest-environment node */
import { findMake, type Make } from '@/lib/catalogue/makes';
import { MAX_LENGTH, SELECTED_COLUMNS } from '@/lib/inventory/row';

const mockStore = new Map<string, { value: unknown; storedAt: number }>();
/** Seconds. */
let mockNow = 0;
let mockRefreshing: Promise<unknown>[] = [];

/**
 * Like Next: a stale entry is returned and refreshed in the background; a failure is not cached.
 */
jest.mock('next/cache', () => ({
  unstable_cache:
    (read: () => Promise<unknown>, parts: string[], { revalidate }: { revalidate: number }) =>
    async () => {
      const key = parts.join();
      const refresh = async () => {
        const value = await read();
        mockStore.set(key, { value, storedAt: mockNow });
        return value;
      };
      const entry = mockStore.get(key);
      if (!entry) return refresh();
      if (mockNow - entry.storedAt > revalidate) {
        const logged = () => console.error('revalidating cache with key …');
        mockRefreshing.push(refresh().catch(logged));
      }
      return entry.value;
    },
}));
jest.mock('@/lib/env/server', () => ({
  ...jest.requireActual('@/lib/env/server'),
  env: () => ({
    supabase: { url: 'https://db.example', publishableKey: 'sb_key' },
    inventoryRevalidateSeconds: 300,
  }),
}));

type Row = Record<string, unknown>;
let requests: URL[] = [];

/** The database in place of the network. */
function respondWith(respond: (url: URL) => Response | Promise<Response>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    requests.push(url);
    return respond(url);
  });
}

/** A database with these rows that returns at most 1,000 of them at a time. */
function databaseOf(rows: Row[]) {
  respondWith(({ searchParams }) => {
    const from = Number(searchParams.get('offset') ?? 0);
    const length = Math.min(1_000, Number(searchParams.get('limit')));
    const brands = rows.map(({ brand }) => ({ brand })).filter(({ brand }) => brand !== null);
    const selected = searchParams.get('select') === 'brand' ? brands : rows;
    return Response.json(selected.slice(from, from + length), {
      headers: { 'content-range': `0-${length}/${rows.length}` },
    });
  });
}

const failing = (message: string) =>
  respondWith(() => {
    throw new TypeError(message);
  });

const row = (id: number): Row => ({ id, brand: 'vw', model: 'Atlas', year: 2031, img: '' });
const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));

type Server = typeof import('@/lib/inventory/server');
let server: Server;

beforeEach(() => {
  requests = [];
  mockStore.clear();
  mockNow = 0;
  mockRefreshing = [];
  // A new process doesn't remember its last good rows.
  jest.isolateModules(() => {
    server = jest.requireActual('@/lib/inventory/server');
  });
  // A busy machine may need longer than a visitor waits.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  for (const method of ['warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation();
  }
});

const logged = (method: 'warn' | 'error') =>
  jest.mocked(console[method]).mock.calls.map(([line]) => line);

/**
 * One request, and the refresh that it started.
 *
 * @returns the ids of the vehicles; the message of a failure
 */
async function visit(): Promise<number[] | string> {
  const result = await server.getInventory();
  await Promise.all(mockRefreshing);
  return result.status === 'loaded' ? result.vehicles.map(({ id }) => id) : result.message;
}

describe('the inventory', () => {
  it('is requested with the promised columns, order and condition', async () => {
    databaseOf([row(1)]);
    await visit();
    const order = 'created_at.desc,id.desc';
    const range = { offset: '0', limit: '1000', order };
    expect(requests.map(({ pathname }) => pathname)).toEqual(
      Array(2).fill('/rest/v1/inventory_2031'),
    );
    expect(requests.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { ...range, select: 'id,brand,model,year,img' },
      { ...range, select: 'brand', brand: 'not.is.null' },
    ]);
    // Rows of another year or another database must not be shown.
    expect([...mockStore.keys()].join()).toMatch(/inventory_2031.*db\.example/);
  });

  it.each([
    [0, 1],
    [1_000, 1],
    [1_001, 2],
  ])('of %i rows is read completely in %i batches', async (count, batches) => {
    databaseOf(rowsUpTo(count));
    expect(await visit()).toHaveLength(count);
    expect(requests).toHaveLength(2 * batches);
    expect(mockStore.size).toBe(batches);
    expect(logged('warn')).toEqual([]);
  });

  it('of more than ten batches shows the newest ten, and the rest is one line of the log', async () => {
    databaseOf(rowsUpTo(10_001));
    expect(await visit()).toHaveLength(10_000);
    expect(requests).toHaveLength(20);
    expect(logged('warn')).toEqual(['[inventory] 10000 of 10001 rows of inventory_2031 were read']);
    expect(logged('error')).toEqual([]);
  });

  it('of 1,000 rows with the longest URLs fits into an entry of the cache, which has 2 MB', async () => {
    const img = 'x'.repeat(MAX_LENGTH.img);
    databaseOf(rowsUpTo(1_000).map((it) => ({ ...it, img })));
    expect(await visit()).toHaveLength(1_000);
    const [entry] = mockStore.values();
    // As Next counts.
    const body = JSON.stringify(entry?.value);
    expect(JSON.stringify({ body }).length).toBeLessThan(2 * 1024 ** 2);
  });

  it('shows a row that was returned twice once, and names each kind of mistake once', async () => {
    const withoutBrand = rowsUpTo(40).map((it) => ({ ...it, brand: null }));
    const rows = [row(99), ...withoutBrand, { ...row(50), year: 'soon' }, row(98), row(99)];
    databaseOf(rows);
    for (mockNow of [0, 301, 602]) expect(await visit()).toEqual([99, 98]);
    const line = (count: string, id: string, text: string) =>
      `[inventory] ${count} of inventory_2031, such as row ${id}: ${text}`;
    expect(logged('warn')).toEqual([
      line('40 rows', '1', 'left out, brand: expected some text'),
      line('1 row', '50', 'left out, year: expected a year such as 2026'),
    ]);
  });

  it('is read again once it is older than INVENTORY_REVALIDATE_SECONDS, not before', async () => {
    databaseOf([row(1)]);
    for (mockNow of [0, 300]) await visit();
    expect(requests).toHaveLength(2);
    mockNow = 301;
    await visit();
    expect(requests).toHaveLength(4);
  });

  it('has the makes of its rows, normalized, each once and sorted', async () => {
    const brands = ['vw', 'BMW', ' bmw ', 'tesla', 'range rover', 'audi', null, ''];
    const leftOut = { ...row(99), brand: 'kia', year: null };
    databaseOf([...brands.map((brand, index) => ({ ...row(index), brand })), leftOut]);
    const makes = ['Audi', 'BMW', 'Kia', 'Land Rover', 'Tesla', 'Volkswagen'];
    expect(await server.getInventory()).toMatchObject({ makes });
  });
});

describe('a read that fails', () => {
  const notAList = () => Response.json({ hello: 1 });
  const noKey = () => Response.json({ message: 'Invalid API key' }, { status: 401 });
  const noRow = () => Response.json([{ ...row(1), id: 'x' }]);

  it.each([
    ['no list', notAList, 'not a list'],
    ['a refusal', noKey, 'Invalid API key'],
    ['no row that can be read', noRow, 'None of 1 rows can be read: left out, id: expected'],
  ])('because of %s has a message, for visitors and in the log', async (_, respond, message) => {
    respondWith(respond);
    expect(await visit()).toMatch(message);
    expect(logged('error').join()).toMatch(message);
  });

  it('because of no row that can be read leaves the last good rows', async () => {
    databaseOf([row(1)]);
    await visit();
    respondWith(noRow);
    for (mockNow of [301, 302, 603, 604]) expect(await visit()).toEqual([1]);
  });

  it('in one batch shows no rows of the other batches either', async () => {
    databaseOf(rowsUpTo(1_001));
    const whole = jest.mocked(fetch).getMockImplementation();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).includes('offset=1000')) throw new TypeError('fetch failed');
      return (whole as typeof fetch)(input, init);
    });
    expect(await visit()).toBe('fetch failed');
    databaseOf(rowsUpTo(1_001));
    expect(await visit()).toHaveLength(1_001);
  });

  it('without earlier rows is repeated for the next request, and logged each time', async () => {
    failing('fetch failed');
    for (let visits = 0; visits < 2; visits++) expect(await visit()).toBe('fetch failed');
    const line = '[inventory] could not be read: fetch failed; visitors see this error';
    expect(logged('error')).toEqual([line, line]);
    databaseOf([row(1)]);
    expect(await visit()).toEqual([1]);
  });

  it('shows the last good rows for days', async () => {
    databaseOf([row(1)]);
    await visit();
    failing('fetch failed');
    mockNow = 30 * 86_400;
    for (let visits = 0; visits < 3; visits++) expect(await visit()).toEqual([1]);
    // Not a request for each visit.
    expect(requests).toHaveLength(4);
    expect(logged('error')).toEqual([
      '[inventory] could not be read: fetch failed; the last good rows are shown',
    ]);

    databaseOf([row(2)]);
    mockNow += 301;
    await visit();
    expect(await visit()).toEqual([2]);
  });
});

describe('the page of a make', () => {
  const lexus = findMake('Lexus') as Make;
  const rows = [row(1), { ...row(2), brand: 'lexus', model: 'RX' }, { ...row(3), brand: 'LEXUS' }];
  const building = () => jest.replaceProperty(process.env, 'NEXT_PHASE', 'phase-production-build');

  beforeEach(() => {
    process.env.NEXT_PHASE = '';
  });

  it('has its rows; for one with featured models nothing is read', async () => {
    databaseOf(rows);
    expect(await server.brandPageVehicles(lexus)).toMatchObject([
      { id: 2, make: 'Lexus', model: 'RX' },
      { id: 3 },
    ]);
    expect(await server.brandPageVehicles(findMake('BMW') as Make)).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it('is among the makes with cars if it has featured models or rows', async () => {
    databaseOf(rows);
    const names = (await server.makesWithCars()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['BMW', 'Lexus']));
    expect(names).not.toContain('Volvo');
  });

  it('fails to render while nothing can be read, so that Next keeps the last version', async () => {
    failing('fetch failed');
    await expect(server.brandPageVehicles(lexus)).rejects.toThrow('fetch failed');
    await expect(server.makesWithCars()).rejects.toThrow('fetch failed');
  });

  it('has unknown vehicles if nothing can be read during the build, and isn’t among the makes with cars', async () => {
    building();
    failing('fetch failed');
    expect(await server.brandPageVehicles(lexus)).toBeNull();
    const names = (await server.makesWithCars()).map(({ name }) => name);
    expect(names).toContain('BMW');
    expect(names).not.toContain('Lexus');
    // The running site logs it, once it has read again.
    expect(logged('error')).toEqual([]);
  });
});

it('the debug list is one read of at most 100 rows, and shows and logs each outage', async () => {
  const { getDebugRows } = server;
  databaseOf([row(1)]);
  expect(await getDebugRows()).toMatchObject({ status: 'loaded', rows: [{ brand: 'vw' }] });
  const query = { select: SELECTED_COLUMNS.replaceAll(' ', ''), limit: '100' };
  expect(requests.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([query]);
  failing('fetch failed');
  for (let visits = 0; visits < 2; visits++) {
    expect(await getDebugRows()).toEqual({ status: 'error', message: 'fetch failed' });
  }
  const line = '[inventory-debug] could not be read: fetch failed';
  expect(logged('error')).toEqual([line, line]);
});
