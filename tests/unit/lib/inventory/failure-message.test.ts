/** @jest-environment node */

import { failureMessage, NOT_A_LIST } from '@/lib/inventory/failure-message';

const refused = new Error('fetch failed', { cause: { message: '', code: 'ECONNREFUSED' } });

it.each<[string, unknown, string]>([
  [
    "is the database's own message",
    new Error('permission denied for table inventory_2031'),
    'permission denied for table inventory_2031',
  ],
  ['has the code of its cause', refused, 'fetch failed: ECONNREFUSED'],
  ['is one line', new Error('TypeError:\n  fetch   failed '), 'TypeError: fetch failed'],
  [
    'has no colors and marks of direction',
    new Error('\u001b[31m\u202erelation\r\n\u2028"x" \u001b]0;does\u0007 not exist'),
    '[31mrelation "x" ]0;does not exist',
  ],
  [
    'has no key, no host, and no URL',
    new Error('GET https://admin:pw@db.example/rest of db.example with sb_key failed'),
    'GET … of … with … failed',
  ],
  [
    'has no IP address',
    new Error('connect to 10.0.0.7:5432 or [::1]:5432, then 10.0.0.8'),
    'connect to … or …, then …',
  ],
  ['says of the page of a proxy what it is', new Error('<!doctype html><h1>504'), NOT_A_LIST],
  ['says of broken rows what they are', new Error('[{"id":1,"br'), NOT_A_LIST],
  ['may have a sign for less', new Error('5 < 6'), '5 < 6'],
  ['has at most 200 characters', new Error('😀'.repeat(1e5)), '😀'.repeat(200)],
  ['is ours for an empty one', new Error(' '), 'An error occurred'],
  ['is ours for what is no error', 'a thrown text', 'An error occurred'],
  ['is ours for an object with a message', { message: 'no error' }, 'An error occurred'],
])('what is said of a failed read %s', (_, error, message) => {
  expect(failureMessage(error, ['', 'sb_key', 'db.example'])).toBe(message);
});
