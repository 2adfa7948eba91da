/** @jest-environment node */
import { toCents } from '@/lib/leasing/arithmetic/cents';
import {
  dividedBy,
  fraction,
  minus,
  plus,
  round,
  roundDown,
  times,
} from '@/lib/leasing/arithmetic/fraction';

it.each([
  [1.005, 101],
  [2.675, 268],
  [1838.2752, 183_828],
  [0.125, 13],
  [36 * 60.66, 218_376],
])('half a cent is rounded up, whatever its binary fraction: $%d', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});

it.each([
  [0.5, 1],
  [1.5, 2],
  [-0.5, 0], // Never negative zero.
  [-1.5, -1],
  [-1.51, -2],
])('a half is rounded up: %d', (value, rounded) => {
  expect(round(value)).toBe(rounded);
});

it('a number stands for its decimal notation, also for one with an exponent', () => {
  expect(fraction(1e-7)).toEqual({ numerator: 10n ** 14n, denominator: 10n ** 21n });
  expect(fraction(-1.5e18)).toEqual({ numerator: -15n * 10n ** 17n, denominator: 1n });
  expect(round(times(plus(0.1, 0.2), 10 ** 15))).toBe(300_000_000_000_000);
  expect(round(minus(times(1.1, 1.1), 1.21))).toBe(0);
  expect(round(123_456_789_012_345)).toBe(123_456_789_012_345);
});

it('a division is exact', () => {
  expect(round(times(dividedBy(1, 3), 3))).toBe(1);
  expect(roundDown(times(dividedBy(-7, 9), -9))).toBe(7);
  expect(roundDown(dividedBy(7, -2))).toBe(-4);
  expect(() => dividedBy(1, 0)).toThrow('Division by zero');
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (value) => {
  expect(() => fraction(value)).toThrow();
});
