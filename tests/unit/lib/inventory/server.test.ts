/** @jest-environment node */
import { findMake, type Make } from '@/lib/catalogue/makes';
import { MAX_LENGTH } from '@/lib/inventory/row';

/** The entries of Next's cache. All of them are too old, so each visit reads the database. */
const mockEntries = new Map<string, unknown>();
jest.mock('next/cache', () => ({
  unstable_cache:
    (read: () => Promise<unknown>, parts: string[], { revalidate }: { revalidate: number }) =>
    async () => {
      const value = await read();
      mockEntries.set([...parts, revalidate].join(), value);
      return value;
    },
}));
jest.mock('@/lib/env/server', () => ({
  ...jest.requireActual('@/lib/env/server'),
  env: () => ({ supabase: { url: 'https://db.example' }, inventoryRevalidateSeconds: 300 }),
}));

type Row = Record<string, unknown>;
let mockRead: (from: number) => { rows: Row[]; brands: Row[]; count: number };
/** The index of the first row of each read. */
let mockReads: number[] = [];
jest.mock('@/lib/inventory/read-rows', () => ({
  ...jest.requireActual('@/lib/inventory/read-rows'),
  readStoredRows: async (_table: string, from: number) => {
    mockReads.push(from);
    return mockRead(from);
  },
  readFirstRows: async () => mockRead(0).rows,
}));

function databaseOf(rows: Row[]) {
  mockRead = (from) => {
    const batch = rows.slice(from, from + 1_000);
    return {
      rows: batch,
      brands: batch.map(({ brand }) => ({ brand })).filter(({ brand }) => brand !== null),
      count: rows.length,
    };
  };
}

const failing = (message: string) => {
  mockRead = () => {
    throw new TypeError(message);
  };
};

const row = (id: number): Row => ({ id, brand: 'vw', model: 'Atlas', year: 2031, img: '' });
const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));

type Server = typeof import('@/lib/inventory/server');
let server: Server;

beforeEach(() => {
  mockReads = [];
  mockEntries.clear();
  // A new process doesn't remember its last good rows.
  jest.isolateModules(() => {
    server = jest.requireActual('@/lib/inventory/server');
  });
  for (const method of ['warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation();
  }
});

const logged = (method: 'warn' | 'error') =>
  jest.mocked(console[method]).mock.calls.map(([line]) => line);

/** Returns the ids of the vehicles, or the message of a failure. */
async function visit(): Promise<number[] | string> {
  const result = await server.getInventory();
  return result.status === 'loaded' ? result.vehicles.map(({ id }) => id) : result.message;
}

describe('the inventory', () => {
  it('is cached by table and database, for INVENTORY_REVALIDATE_SECONDS', async () => {
    databaseOf([row(1)]);
    await visit();
    expect([...mockEntries.keys()]).toEqual([
      expect.stringMatching(/inventory_2031.*db\.example.*,300$/),
    ]);
  });

  it.each([
    [0, 1],
    [1_000, 1],
    [1_001, 2],
  ])('of %i rows is read completely in %i batches', async (count, batches) => {
    databaseOf(rowsUpTo(count));
    expect(await visit()).toHaveLength(count);
    expect(mockReads).toEqual([0, 1_000].slice(0, batches));
    expect(mockEntries.size).toBe(batches);
    expect(logged('warn')).toEqual([]);
  });

  it('of more than ten batches shows the newest ten, and the rest is one line of the log', async () => {
    databaseOf(rowsUpTo(10_001));
    expect(await visit()).toHaveLength(10_000);
    expect(mockReads).toHaveLength(10);
    expect(logged('warn')).toEqual(['[inventory] 10000 of 10001 rows of inventory_2031 were read']);
    expect(logged('error')).toEqual([]);
  });

  it('of 1,000 rows with the longest URLs fits into an entry of the cache, which has 2 MB', async () => {
    const img = 'x'.repeat(MAX_LENGTH.img);
    databaseOf(rowsUpTo(1_000).map((it) => ({ ...it, img })));
    expect(await visit()).toHaveLength(1_000);
    const [entry] = mockEntries.values();
    // As Next counts.
    const body = JSON.stringify(entry);
    expect(JSON.stringify({ body }).length).toBeLessThan(2 * 1024 ** 2);
  });

  it('shows a row that was returned twice once, and names each kind of mistake once', async () => {
    const withoutBrand = rowsUpTo(40).map((it) => ({ ...it, brand: null }));
    const rows = [row(99), ...withoutBrand, { ...row(50), year: 'soon' }, row(98), row(99)];
    databaseOf(rows);
    for (let visits = 0; visits < 3; visits++) expect(await visit()).toEqual([99, 98]);
    const line = (count: string, id: string, text: string) =>
      `[inventory] ${count} of inventory_2031, such as row ${id}: ${text}`;
    expect(logged('warn')).toEqual([
      line('40 rows', '1', 'left out, brand: expected some text'),
      line('1 row', '50', 'left out, year: expected a year such as 2026'),
    ]);
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
  const noRow = () => databaseOf([{ ...row(1), id: 'x' }]);

  it('because no row is valid has a message, for visitors and in the log', async () => {
    noRow();
    const message = 'None of 1 rows can be read: left out, id: expected';
    expect(await visit()).toMatch(message);
    expect(logged('error').join()).toMatch(message);
  });

  it('because no row is valid leaves the last good rows', async () => {
    databaseOf([row(1)]);
    await visit();
    noRow();
    for (let visits = 0; visits < 2; visits++) expect(await visit()).toEqual([1]);
  });

  it('in one batch shows no rows of the other batches either', async () => {
    databaseOf(rowsUpTo(1_001));
    const whole = mockRead;
    mockRead = (from) => {
      if (from === 1_000) throw new TypeError('fetch failed');
      return whole(from);
    };
    expect(await visit()).toBe('fetch failed');
    databaseOf(rowsUpTo(1_001));
    expect(await visit()).toHaveLength(1_001);
  });

  it('isn’t one of which only a later batch has no valid row', async () => {
    databaseOf([...rowsUpTo(1_000), { ...row(1_001), id: 'x' }]);
    expect(await visit()).toHaveLength(1_000);
  });

  it('without earlier rows is repeated for the next request, and logged each time', async () => {
    failing('fetch failed');
    for (let visits = 0; visits < 2; visits++) expect(await visit()).toBe('fetch failed');
    const line = '[inventory] could not be read: fetch failed; visitors see this error';
    expect(logged('error')).toEqual([line, line]);
    databaseOf([row(1)]);
    expect(await visit()).toEqual([1]);
  });

  it('shows the last good rows until there are others', async () => {
    databaseOf([row(1)]);
    await visit();
    failing('fetch failed');
    expect(await visit()).toEqual([1]);
    expect(logged('error')).toEqual([
      '[inventory] could not be read: fetch failed; the last good rows are shown',
    ]);
    databaseOf([row(2)]);
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
    expect(mockReads).toEqual([0]);
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

it('the debug list shows and logs each outage', async () => {
  const { getDebugRows } = server;
  databaseOf([row(1)]);
  expect(await getDebugRows()).toMatchObject({ status: 'loaded', rows: [{ brand: 'vw' }] });
  failing('fetch failed');
  for (let visits = 0; visits < 2; visits++) {
    expect(await getDebugRows()).toEqual({ status: 'error', message: 'fetch failed' });
  }
  const line = '[inventory-debug] could not be read: fetch failed';
  expect(logged('error')).toEqual([line, line]);
});
