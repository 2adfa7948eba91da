/** @jest-environment node */

import { failureMessage, NOT_A_LIST } from '@/lib/inventory/failure-message';

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
