import type { Cents } from './cents';
import { fraction, round, times } from './fraction';

/** Dollars per mile beyond the plan (docs/product.md#blog). */
export const OVERAGE_RATES = { low: 0.15, high: 0.25 } as const;

/** An amount at both ends of the usual charge per extra mile. */
export type Range = { low: Cents; high: Cents };

/** @param milesOver miles beyond the allowance of the whole term, not negative @returns what they cost */
export function overage(milesOver: number): Range {
  const at = (rate: number) => round(times(times(fraction(rate), 100), milesOver));
  return { low: at(OVERAGE_RATES.low), high: at(OVERAGE_RATES.high) };
}
