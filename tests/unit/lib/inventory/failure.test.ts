/** @jest-environment node */
import { failureMessage, NOT_A_LIST, visitorMessage } from '@/lib/inventory/failure';

const GENERAL = "Our vehicle list isn't working right now.";
const UNREADABLE = "Our vehicle list came back in a form we can't read.";
const REFUSED = "We don't have access to our vehicle list right now.";
const UNREACHABLE = "We can't reach our vehicle list right now.";
const TIMEOUT = 'Our vehicle list is taking too long to answer.';

describe('what visitors read', () => {
  it.each<[unknown, string]>([
    [new Error('TypeError: fetch failed'), UNREACHABLE],
    [new Error('connect ECONNREFUSED 127.0.0.1:5432'), UNREACHABLE],
    [new Error('AbortError: This operation was aborted'), TIMEOUT],
    [new Error('canceling statement due to statement timeout'), TIMEOUT],
    [new Error('Invalid API key'), REFUSED],
    [new Error('JWT expired'), REFUSED],
    [new Error('permission denied for table inventory_2031'), REFUSED],
    [new Error('<html>504 Gateway Timeout</html>'), UNREADABLE],
    [new Error('[{"id":1,"br'), UNREADABLE],
    [new Error('Compressed, the rows are longer than the 2000000 characters'), UNREADABLE],
    [new Error('SyntaxError: Unexpected end of JSON input'), UNREADABLE],
    [new Error(NOT_A_LIST), UNREADABLE],
    [new Error('relation "inventory_2031" does not exist'), GENERAL],
    [new Error(' '), 'An error occurred'],
    ['a thrown text', 'An error occurred'],
  ])('of %s is "%s"', (error, message) => {
    expect(visitorMessage(error)).toBe(message);
  });
});

describe('the technical message of a failed read', () => {
  it.each<[unknown, string]>([
    [new Error('Invalid API key'), 'Invalid API key'],
    [new Error('TypeError:\n  fetch   failed '), 'TypeError: fetch failed'],
    [new Error(' '), 'An error occurred'],
    ['a thrown text', 'An error occurred'],
    [new Error('<!doctype html><h1>Maintenance</h1>'), NOT_A_LIST],
    [new Error('[{"id":1,"br'), NOT_A_LIST],
    [new Error('5 < 6'), '5 < 6'],
    [new Error('x'.repeat(200)), 'x'.repeat(200)],
  ])('for %s is "%s"', (error, message) => {
    expect(failureMessage(error)).toBe(message);
  });

  it('contains neither the key nor a password in a URL', () => {
    const message = failureMessage(
      new Error('GET https://admin:hunter2@db.example/rest with sb_key_1 failed, sb_key_1 was refused'),
      ['sb_key_1', ''],
    );
    expect(message).toBe('GET https://db.example/rest with … failed, … was refused');
  });

  it('has at most 200 characters, whatever was thrown', () => {
    expect(failureMessage(new Error(`${'😀'.repeat(199)}  ${'x'.repeat(1e6)}`))).toBe(`${'😀'.repeat(199)}…`);
  });
});
