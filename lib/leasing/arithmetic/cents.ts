/** Whole cents. Modules exchange amounts in cents only, so that sums are exact. */
export type Cents = number;

/**
 * Rounds to the nearest whole number, half up; never returns negative zero. Looks at 14 digits
 * only, because binary fractions can fall just short of a half: 1.005 × 100 is 100.49999999999999.
 */
export function round(value: number): number {
  return Math.round(Number(value.toPrecision(14))) + 0;
}

/** Rounded half up. */
export function percentOf(amount: Cents, percent: number): Cents {
  return round((amount * percent) / 100);
}

/**
 * @param dollars such as 575.36
 * @returns cents, rounded half up
 */
export function toCents(dollars: number): Cents {
  return round(dollars * 100);
}
