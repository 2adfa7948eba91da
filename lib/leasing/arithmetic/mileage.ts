import { overageDollars } from '@/content/rates';
import { type Cents, round, toCents } from './cents';

export const USUAL_CHARGE_PER_EXTRA_MILE = {
  low: toCents(overageDollars.low),
  high: toCents(overageDollars.high),
};

/** Rounded down: 10,000 a year for 38 months is 31,666. */
export function milesOfTerm(milesPerYear: number, months: number): number {
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
  chargePerExtraMile: Cents | null;
};

/**
 * @returns miles, and the charge for those over the plan; `paceToAvoid` is the most miles per month
 *   that still cost nothing extra, null if it's too late
 */
export function checkMileage(inputs: MileageInputs) {
  const { months, monthsSoFar, chargePerExtraMile } = inputs;
  const driven = inputs.odometer - inputs.odometerAtStart;
  const allowance = milesOfTerm(inputs.milesPerYear, months);
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
    charge: {
      low: over * (chargePerExtraMile ?? USUAL_CHARGE_PER_EXTRA_MILE.low),
      high: over * (chargePerExtraMile ?? USUAL_CHARGE_PER_EXTRA_MILE.high),
    },
    monthsLeft,
    milesLeft,
    paceToAvoid: canAvoid ? Math.floor(milesLeft / monthsLeft) : null,
  };
}

export type MileageResult = ReturnType<typeof checkMileage>;
