/** @jest-environment node */
import fc from 'fast-check';
import {
  approximateRate,
  convertRate,
  convertResidual,
  type Residual,
  residualOf,
} from '@/lib/lease/payment';
import { decimals, rates, sample } from './generated';

it('a money factor is a 2400th of the approximate rate', () => {
  expect(convertRate({ kind: 'money-factor', value: 0.0021 })).toEqual({ kind: 'percent', value: 5.04 });
  expect(convertRate({ kind: 'percent', value: 5 })).toEqual({ kind: 'money-factor', value: 0.002083333 });
  expect([0.00175, 0.0025].map((value) => approximateRate({ kind: 'money-factor', value }))).toEqual([
    4.2, 6,
  ]);
});

it('a rate comes back from the other notation unchanged', () => {
  expect(sample(rates).filter((rate) => convertRate(convertRate(rate)).value !== rate.value)).toEqual([]);
});

it('a residual is a percentage of MSRP, rounded to the cent', () => {
  expect(residualOf({ kind: 'percent', value: 58.25 }, 3_812_345)).toBe(2_220_691);
  expect(convertResidual({ kind: 'amount', cents: 2_220_691 }, 3_812_345)).toEqual({
    kind: 'percent',
    value: 58.25,
  });
});

it('a residual comes back from the other notation unchanged', () => {
  const msrps = fc.integer({ min: 500_000, max: 50_000_000 });
  const twice = (residual: Residual, msrp: number) => convertResidual(convertResidual(residual, msrp), msrp);
  const wrong = sample(fc.tuple(msrps, decimals(20, 90, 1000), decimals(0.2, 0.9, 10 ** 6))).filter(
    ([msrp, percent, share]) => {
      const residual: Residual = { kind: 'percent', value: percent };
      const amount: Residual = { kind: 'amount', cents: Math.round(msrp * share) };
      return (
        JSON.stringify(twice(residual, msrp)) !== JSON.stringify(residual) ||
        JSON.stringify(twice(amount, msrp)) !== JSON.stringify(amount)
      );
    },
  );
  expect(wrong).toEqual([]);
});
