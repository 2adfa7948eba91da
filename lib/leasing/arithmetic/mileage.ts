import { overageDollars } from '@/content/rates';
import { type Cents, type CentsRange, centsRange, toCents } from './cents';
import { dividedBy, round, roundDown, times } from './fraction';

/** What a mile beyond the plan usually costs. */
export const USUAL_CHARGE = centsRange((end) => toCents(overageDollars[end]));

/**
 * @returns the miles that a plan allows in so many months, rounded down: 10,000 a year for 38
 *   months is 31,666
 */
export function milesAllowed(milesPerYear: number, months: number): number {
  return Math.floor((milesPerYear * months) / 12);
}

/** @returns cents per mile, rounded */
export function costPerMile(cost: Cents, milesPerYear: number, months: number): Cents {
  return round(dividedBy(cost, dividedBy(times(milesPerYear, months), 12)));
}

/** @param charge the contract's, for a mile beyond the plan; null where that isn't known */
export function chargePerMile(charge: Cents | null): CentsRange {
  return charge === null ? USUAL_CHARGE : { low: charge, high: charge };
}

/**
 * @param milesOver miles beyond the allowance of the whole term, not negative
 * @returns what they cost
 */
export function overage(milesOver: number, perMile: CentsRange = USUAL_CHARGE): CentsRange {
  return centsRange((end) => milesOver * perMile[end]);
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
  charge: Cents | null;
};

/**
 * @returns miles, cents for `charge`; `paceToAvoid`: the most miles a month from now on that cost
 *   nothing, null when it's too late
 */
export function checkMileage(inputs: MileageInputs) {
  const { months, monthsSoFar } = inputs;
  const driven = inputs.odometer - inputs.odometerAtStart;
  const allowance = milesAllowed(inputs.milesPerYear, months);
  const projected = round(dividedBy(times(driven, months), monthsSoFar));
  const over = Math.max(0, projected - allowance);
  const monthsLeft = months - monthsSoFar;
  const milesLeft = allowance - driven;
  return {
    driven,
    allowance,
    pace: round(dividedBy(driven, monthsSoFar)),
    projected,
    over,
    under: Math.max(0, allowance - projected),
    charge: overage(over, chargePerMile(inputs.charge)),
    monthsLeft,
    milesLeft,
    paceToAvoid:
      monthsLeft > 0 && milesLeft >= 0 ? roundDown(dividedBy(milesLeft, monthsLeft)) : null,
  };
}

export type MileageResult = ReturnType<typeof checkMileage>;
