import { dividedBy, round, roundDown, times } from './fraction';
import { milesIn, overage } from './offer';

export type MileageInputs = {
  /** Whole months driven, at least one. */
  monthsSoFar: number;
  odometer: number;
  odometerAtStart: number;
  /** The plan. */
  milesPerYear: number;
  /** Whole months of the lease. */
  months: number;
};

export type MileageProblem = { field: keyof MileageInputs; message: string };

/** @returns why these values don't fit together, in plain words, or null */
export function mileageProblem(inputs: MileageInputs): MileageProblem | null {
  if (inputs.odometer < inputs.odometerAtStart)
    return { field: 'odometer', message: 'Enter a reading that isn’t below the one at delivery.' };
  if (inputs.monthsSoFar > inputs.months)
    return { field: 'monthsSoFar', message: `Enter at most ${inputs.months} months, the term of the lease.` };
  return null;
}

/** Lessors sell miles in blocks. */
const BLOCK_OF_MILES = 500;

/**
 * What the odometer will read at the end if nothing changes, and what that costs.
 *
 * @param inputs values for which `mileageProblem` finds nothing
 * @returns miles and cents. `over` and `under` are miles at the end, against the allowance of the whole term.
 *   `paceToAvoid` are the most miles a month, from now on, that cost nothing; null when it's too late. `milesToBuy` are
 *   the blocks that cover `over`; they are worth no more than `charge`, because unused miles usually earn nothing.
 */
export function checkMileage(inputs: MileageInputs) {
  const { months, monthsSoFar } = inputs;
  const driven = inputs.odometer - inputs.odometerAtStart;
  const allowance = milesIn(inputs.milesPerYear, months);
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
    charge: overage(over),
    monthsLeft,
    milesLeft,
    paceToAvoid: monthsLeft > 0 && milesLeft >= 0 ? roundDown(dividedBy(milesLeft, monthsLeft)) : null,
    milesToBuy: Math.ceil(over / BLOCK_OF_MILES) * BLOCK_OF_MILES,
  };
}

export type MileageResult = ReturnType<typeof checkMileage>;
