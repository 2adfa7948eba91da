/** A whole number of cents. Every amount between modules is one, so that sums are exact. */
export type Cents = number;

/** An amount at both ends of the usual charge per extra mile. */
export type CentsRange = { low: Cents; high: Cents };

/**
 * Fourteen digits count: a binary fraction misses half a cent, as 1.005 × 100 =
 * 100.49999999999999.
 *
 * @returns the nearest whole number, halves up; never negative zero
 */
export function round(value: number): number {
  return Math.round(Number(value.toPrecision(14))) + 0;
}

/**
 * @param dollars such as 575.36
 * @returns cents, halves up
 */
export function toCents(dollars: number): Cents {
  return round(dollars * 100);
}
