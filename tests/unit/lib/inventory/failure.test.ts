/** @jest-environment node */
import fc from 'fast-check';
import { failureMessage } from '@/lib/inventory/failure';

describe('the message of a failed read', () => {
  it.each<[unknown, string]>([
    [new Error('Invalid API key'), 'Invalid API key'],
    [new Error('TypeError:\n  fetch   failed '), 'TypeError: fetch failed'],
    [new Error(''), 'An error occurred'],
    ['a thrown text', 'An error occurred'],
    [null, 'An error occurred'],
    [
      new Error('<!doctype html><h1>Maintenance</h1>'),
      'The inventory answered with something that is not a list',
    ],
    [new Error('[{"id":1,"br'), 'The inventory answered with something that is not a list'],
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

  it('is one line of bounded length, whatever was thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 2_000 }), fc.string({ unit: 'binary' })), (text) => {
        const message = failureMessage(new Error(text), ['secret']);
        expect(message).not.toMatch(/\n|^\s*$/);
        expect([...message].length).toBeLessThanOrEqual(201);
      }),
    );
    expect(failureMessage(new Error('x'.repeat(1e6)))).toHaveLength(201);
  });
});
