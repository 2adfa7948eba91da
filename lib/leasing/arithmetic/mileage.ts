import { overageDollars } from '@/content/rates';
import { type Cents, round, toCents } from './cents';

export const USUAL_PER_MILE = {
  low: toCents(overageDollars.low),
  high: toCents(overageDollars.high),
};

/** Miles allowed for the whole term, rounded down: 10,000 a year for 38 months is 31,666. */
export function milesAllowed(milesPerYear: number, months: number): number {
  return Math.floor((milesPerYear * months) / 12);
}

export type MileageInputs = {
  /** Whole months, from 1 to `months`. */
  monthsSoFar: number;
  /** It isn't below `odometerAtStart`. */
  odometer: number;
  odometerAtStart: number;
  milesPerYear: number;
  months: number;
  /** Cents per mile over the plan; null means the usual range. */
  perMile: Cents | null;
};

/**
 * @returns miles, and the cost of those over the plan; `paceToAvoid` is the most miles per month
 *   that still cost nothing extra, null if it's too late
 */
export function checkMileage(inputs: MileageInputs) {
  const { months, monthsSoFar, perMile } = inputs;
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
    cost: {
      low: over * (perMile ?? USUAL_PER_MILE.low),
      high: over * (perMile ?? USUAL_PER_MILE.high),
    },
    monthsLeft,
    milesLeft,
    paceToAvoid: canAvoid ? Math.floor(milesLeft / monthsLeft) : null,
  };
}

export type MileageResult = ReturnType<typeof checkMileage>;
