/** @jest-environment node */
import {
  failureMessage,
  NOT_A_LIST,
  readDeadline,
  readFirstRows,
  readStoredRows,
} from '@/lib/inventory/read-rows';

let mockUrl = '';
jest.mock('@/lib/env/server', () => ({
  env: () => ({ supabase: mockUrl ? { url: mockUrl, publishableKey: 'k' } : null }),
}));

/** Requests of the database, which gets `response` instead of the network's. */
function requestsWith(response: unknown, init: ResponseInit = {}) {
  mockUrl = 'https://db.example';
  const requests: URL[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requests.push(new URL(String(input)));
    return Response.json(response, init);
  });
  return requests;
}

const queriesOf = (requests: URL[]) =>
  requests.map(({ searchParams }) => Object.fromEntries(searchParams));

it('rows are requested with the promised columns, order and condition', async () => {
  const requests = requestsWith([{ id: 7 }], { headers: { 'content-range': '0-0/1234' } });
  const { rows, count } = await readStoredRows('inventory_2031', 2_000, readDeadline());
  expect({ rows, count }).toEqual({ rows: [{ id: 7 }], count: 1_234 });
  const range = { offset: '2000', limit: '1000', order: 'created_at.desc,id.desc' };
  expect(requests.map(({ pathname }) => pathname)).toEqual(
    Array(2).fill('/rest/v1/inventory_2031'),
  );
  expect(queriesOf(requests)).toEqual([
    { ...range, select: 'id,brand,model,year,img' },
    { ...range, select: 'brand', brand: 'not.is.null' },
  ]);
});

it('the debug list requests at most 100 rows, with the same columns', async () => {
  const requests = requestsWith([]);
  await readFirstRows('inventory_2031', readDeadline());
  expect(queriesOf(requests)).toEqual([{ select: 'id,brand,model,year,img', limit: '100' }]);
});

it.each([
  ['no list', { hello: 1 }, 200, 'not a list'],
  ['a refusal', { message: 'Invalid API key' }, 401, 'Invalid API key'],
])('a read that gets %s fails', async (_, response, status, message) => {
  requestsWith(response, { status });
  await expect(readStoredRows('inventory_2031', 0, readDeadline())).rejects.toThrow(message);
});

it('a read that fails says why the connection did', async () => {
  mockUrl = 'http://127.0.0.1:2'; // Nobody listens there.
  await expect(readFirstRows('inventory_2031', readDeadline())).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
});

it('a site without a database says so', async () => {
  mockUrl = '';
  await expect(readFirstRows('inventory_2031', readDeadline())).rejects.toThrow(
    'database is not configured',
  );
});

const refused = new Error('fetch failed', { cause: { message: '', code: 'ECONNREFUSED' } });

it.each<[string, unknown, string]>([
  ["is the database's own, on one line", new Error('no\n  permission '), 'no permission'],
  ['has the code of its cause', refused, 'fetch failed: ECONNREFUSED'],
  ['says of the page of a proxy what it is', new Error('<!doctype html><h1>504'), NOT_A_LIST],
  ['has at most 200 characters', new Error('x'.repeat(1_000)), 'x'.repeat(200)],
  ['is ours for an empty one', new Error(''), 'An error occurred'],
  ['is ours for what is no error', { message: 'no error' }, 'An error occurred'],
])('what is said of a failed read %s', (_, error, message) => {
  expect(failureMessage(error)).toBe(message);
});
