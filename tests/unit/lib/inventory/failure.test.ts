/** @jest-environment node */

import { fullMessage, loggedMessage, NOT_A_LIST, visitorMessage } from '@/lib/inventory/failure';

const SECRETS = ['sb_key', 'db.example'];

const refused = new Error('fetch failed', { cause: { message: '', code: 'ECONNREFUSED' } });
const missingTable = Object.assign(
  new Error("Could not find the table 'public.inventory_2031' in the schema cache"),
  { code: 'PGRST205', details: null, hint: "Perhaps you meant the table 'public.cars'" },
);

describe('what visitors read of a failed read', () => {
  it.each<[string, unknown, string]>([
    [
      "is the database's own message",
      new Error('permission denied for table inventory_2031'),
      'permission denied for table inventory_2031',
    ],
    ['has nothing of its cause', refused, 'fetch failed'],
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
    ['is whole with 200 characters', new Error('x'.repeat(200)), 'x'.repeat(200)],
    [
      'is cut after 200 characters',
      new Error(`${'😀'.repeat(199)}  ${'x'.repeat(1e6)}`),
      `${'😀'.repeat(199)}…`,
    ],
    ['is ours for an empty one', new Error(' '), 'An error occurred'],
    ['is ours for what is no error', 'a thrown text', 'An error occurred'],
    ['is ours for an object with a message', { message: 'no error' }, 'An error occurred'],
  ])('%s', (_, error, message) => {
    expect(visitorMessage(error, SECRETS)).toBe(message);
  });
});

describe('what the log has of a failed read', () => {
  it.each<[string, unknown, string]>([
    ['the code of its cause', refused, 'fetch failed: ECONNREFUSED'],
    [
      'the message of its cause, on one line',
      new Error('fetch failed', { cause: new Error('\u001b[31mread\nECONNRESET') }),
      'fetch failed: [31mread ECONNRESET',
    ],
    ['in place of a body what it is', new Error('<html>ray 7f3'), NOT_A_LIST],
    [
      'neither the key nor a password',
      new Error('GET https://admin:hunter2@x.example with sb_key'),
      'GET https://x.example with …',
    ],
    ['what was thrown that is no error', 'a text', 'An error occurred'],
  ])('is %s', (_, error, message) => {
    expect(loggedMessage(error, SECRETS)).toBe(message);
  });
});

describe('what the debug page has of a failed read', () => {
  it.each<[string, unknown, string]>([
    [
      'all that the database said',
      missingTable,
      "Could not find the table 'public.inventory_2031' in the schema cache: Perhaps you meant the table 'public.cars': PGRST205",
    ],
    ['its cause', refused, 'fetch failed: ECONNREFUSED'],
    ['the body of a response', new Error('<html>504</html>'), '<html>504</html>'],
    ['more than visitors read', new Error('x'.repeat(1_000)), 'x'.repeat(1_000)],
    ['a part of a very long one', new Error('x'.repeat(9_000)), `${'x'.repeat(2_000)}…`],
    ['no key', new Error(`${'x'.repeat(1_990)} sb_key_secret`), `${'x'.repeat(1_990)} …_secret`],
  ])('is %s', (_, error, message) => {
    expect(fullMessage(error, ['', 'sb_key'])).toBe(message);
  });
});
