/** @jest-environment node */
import fc from 'fast-check';
import { toCents } from '@/lib/lease/cents';
import { dividedBy, fraction, minus, plus, round, roundDown, times } from '@/lib/lease/fraction';
import { rangeInWords, wholeDollars } from '@/lib/lease/offer';
import { approximateRate, moneyFactorOf, residualOf } from '@/lib/lease/payment';
import { sample } from './cases';

it('a half is rounded up, whatever its binary fraction', () => {
  expect([1.005, 2.675, 1838.2752, 0.125, 36 * 60.66].map(toCents)).toEqual([101, 268, 183_828, 13, 218_376]);
  expect([0.5, 1.5, -0.5, -1.5, -1.51].map(round)).toEqual([1, 2, 0, -1, -2]);
});

it('a number stands for its decimal notation, also for one with an exponent', () => {
  expect(fraction(1e-7)).toEqual({ numerator: 10n ** 14n, denominator: 10n ** 21n });
  expect(round(times(plus(0.1, 0.2), 10 ** 15))).toBe(300_000_000_000_000);
  expect(round(minus(times(1.1, 1.1), 1.21))).toBe(0);
  expect(round(123_456_789_012_345)).toBe(123_456_789_012_345);
});

it('a division is exact', () => {
  expect(round(times(dividedBy(1, 3), 3))).toBe(1);
  expect(roundDown(times(dividedBy(-7, 9), -9))).toBe(7);
  expect(roundDown(dividedBy(7, -2))).toBe(-4);
  expect(() => dividedBy(1, 0)).toThrow(RangeError);
});

it('NaN and Infinity are refused', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => fraction(value)).toThrow();
});

it('rounding gives the nearest number on the grid, never negative zero', () => {
  const values = fc.tuple(
    fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
    fc.integer({ min: 1, max: 10 ** 6 }),
  );
  const wrong = sample(values).filter(([numerator, denominator]) => {
    const rounded = round(dividedBy(numerator, denominator));
    const exact = numerator / denominator;
    return !(Math.abs(rounded - exact) <= 0.5 + 1e-9) || Object.is(rounded, -0);
  });
  expect(wrong).toEqual([]);
});

it('a rate is 2400 times its money factor, exactly', () => {
  const rate = (value: number) => approximateRate({ kind: 'money-factor', value });
  expect([0.00175, 0.0025, 0.002083333].map(rate)).toEqual([4.2, 6, 5]);
  expect(minus(moneyFactorOf({ kind: 'percent', value: 5 }), dividedBy(5, 2400)).numerator).toBe(0n);
});

it('a residual is a percentage of MSRP, rounded to the cent', () => {
  expect(residualOf({ kind: 'percent', value: 58.25 }, 3_812_345)).toBe(2_220_691);
});

it('a range of cents is printed to the cent or in whole dollars, and as one amount where both ends read the same', () => {
  const ranges = [
    { low: 135_349, high: 225_450 },
    { low: 135_260, high: 135_340 },
    { low: 0, high: 0 },
  ];
  expect(ranges.map((range) => rangeInWords(range))).toEqual([
    '$1,353.49 to $2,254.50',
    '$1,352.60 to $1,353.40',
    '$0',
  ]);
  expect(ranges.map((range) => rangeInWords(range, wholeDollars))).toEqual([
    '$1,353 to $2,255',
    '$1,353',
    '$0',
  ]);
});
