/** @jest-environment node */
import { failureMessage, NOT_A_LIST, readDeadline, readFirstRows } from '@/lib/inventory/read-rows';

let mockUrl = '';
jest.mock('@/lib/env/server', () => ({
  env: () => ({ supabase: mockUrl ? { url: mockUrl, publishableKey: 'k' } : null }),
}));

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
