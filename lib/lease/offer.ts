import { overageDollars as OVERAGE_RATES } from '@/content/rates';
import { money } from '@/lib/format/format';
import { type Cents, toCents } from './cents';
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

/** Dollars per mile beyond the plan. */
export { OVERAGE_RATES };

/** An amount at both ends of the usual charge per extra mile. */
export type Range = { low: Cents; high: Cents };

/** @param charge cents per extra mile, where it's known @returns that one, or both ends of the usual ones */
export function chargePerMile(charge: Cents | null): Range {
  const { low, high } = OVERAGE_RATES;
  return charge === null ? { low: toCents(low), high: toCents(high) } : { low: charge, high: charge };
}

/** @param milesOver miles beyond the allowance of the whole term, not negative @returns what they cost */
export function overage(milesOver: number, perMile: Range = chargePerMile(null)): Range {
  return { low: milesOver * perMile.low, high: milesOver * perMile.high };
}

/** @returns "$1,353", for sentences: their numbers are in a table to the cent */
export const wholeDollars = (cents: Cents) => money(round(dividedBy(cents, 100)) * 100);

/** @returns how far apart two amounts are, for sentences */
export const difference = (cents: Cents) =>
  Math.abs(cents) < 100 ? 'a few cents' : wholeDollars(Math.abs(cents));

/** @returns "$1,353.49 to $2,254.50", or one amount where both ends read the same */
export function rangeInWords({ low, high }: Range, print = money): string {
  const [from, to] = [print(low), print(high)];
  return from === to ? from : `${from} to ${to}`;
}
