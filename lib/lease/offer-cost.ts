import type { Cents } from './cents';
import { dividedBy, round, times } from './fraction';

export type Offer = {
  /** Cash at signing, the first payment included. */
  dueAtSigning: Cents;
  monthly: Cents;
  /** Whole months. */
  months: number;
};

/**
 * The effective monthly cost: (due at signing + remaining payments) ÷ months.
 *
 * @returns `remaining` are the payments after the first; `paid` is everything until the car goes back
 */
export function effectiveMonthly({ dueAtSigning, monthly, months }: Offer) {
  const remaining = (months - 1) * monthly;
  const paid = dueAtSigning + remaining;
  return { remaining, paid, effective: round(dividedBy(paid, months)) };
}

/** @returns the miles that a plan allows in so many months, rounded down: 10,000 a year for 38 months is 31,666 */
export function milesIn(milesPerYear: number, months: number): number {
  return Math.floor((milesPerYear * months) / 12);
}

/** @returns cents per mile, rounded */
export function costPerMile(cost: Cents, milesPerYear: number, months: number): Cents {
  return round(dividedBy(cost, dividedBy(times(milesPerYear, months), 12)));
}
