import { overageDollars } from '@/content/rates';
import { type Cents, type CentsRange, round, toCents } from './cents';

/** What a mile beyond the plan usually costs. */
export const USUAL_PER_MILE = {
  low: toCents(overageDollars.low),
  high: toCents(overageDollars.high),
};

/**
 * @returns the miles that a plan allows in so many months, rounded down: 10,000 a year for 38
 *   months is 31,666
 */
export function milesAllowed(milesPerYear: number, months: number): number {
  return Math.floor((milesPerYear * months) / 12);
}

/** @returns cents per mile, rounded */
export function costPerMile(cost: Cents, milesPerYear: number, months: number): Cents {
  return round((cost * 12) / (milesPerYear * months));
}

/**
 * @param milesOver miles beyond the allowance of the whole term, not negative
 * @param perMile the contract's cents for each; null for the usual ones
 * @returns what they cost
 */
export function overageCost(milesOver: number, perMile: Cents | null = null): CentsRange {
  const { low, high } = USUAL_PER_MILE;
  return { low: milesOver * (perMile ?? low), high: milesOver * (perMile ?? high) };
}

export type MileageInputs = {
  /** Whole months: at least one, and at most `months`. */
  monthsSoFar: number;
  /** Not below `odometerAtStart`. */
  odometer: number;
  odometerAtStart: number;
  milesPerYear: number;
  months: number;
  /** Cents per mile beyond the plan; null for the usual ones. */
  perMile: Cents | null;
};

/**
 * @returns miles, and what those over the plan cost; `paceToAvoid`: the most miles a month from now on that cost
 *   nothing, null when it's too late
 */
export function checkMileage(inputs: MileageInputs) {
  const { months, monthsSoFar } = inputs;
  const driven = inputs.odometer - inputs.odometerAtStart;
  const allowance = milesAllowed(inputs.milesPerYear, months);
  const projected = round((driven * months) / monthsSoFar);
  const over = Math.max(0, projected - allowance);
  const monthsLeft = months - monthsSoFar;
  const milesLeft = allowance - driven;
  const canAvoid = monthsLeft > 0 && milesLeft >= 0;
  return {
    driven,
    allowance,
    pace: round(driven / monthsSoFar),
    projected,
    over,
    under: Math.max(0, allowance - projected),
    cost: overageCost(over, inputs.perMile),
    monthsLeft,
    milesLeft,
    paceToAvoid: canAvoid ? Math.floor(milesLeft / monthsLeft) : null,
  };
}

export type MileageResult = ReturnType<typeof checkMileage>;
