import type { IsoDate } from '@/lib/format/dates';
import type { Cents } from './cents';
import { choiceField, dateField, numberField, optional, type Problem, type Tool } from './fields';
import { dividedBy, round, roundDown, times } from './fraction';
import { chargePerMile, milesIn, overage } from './offer';
import { chargeField, milesField, planField, termField } from './offer-fields';
import { type Place, places } from './tax';

export type MileageInputs = {
  /** Whole months driven, at least one. */
  monthsSoFar: number;
  odometer: number;
  odometerAtStart: number;
  /** The plan. */
  milesPerYear: number;
  /** Whole months of the lease. */
  months: number;
  /** Cents per mile beyond the plan; null for the usual ones. */
  charge: Cents | null;
};

/** @returns why these values don't fit together, in plain words, or null */
export function mileageProblem(inputs: MileageInputs): Problem<MileageInputs> | null {
  if (inputs.odometer < inputs.odometerAtStart)
    return { field: 'odometer', message: 'Enter a reading that isn’t below the one at delivery.' };
  if (inputs.monthsSoFar > inputs.months)
    return { field: 'monthsSoFar', message: `Enter at most ${inputs.months} months, the term of the lease.` };
  return null;
}

/** The mileage check with the calendar of the lease's end, which needs its date and the state. */
export type MileageState = MileageInputs & { end: IsoDate | null; place: Place };

export const mileageTool: Tool<MileageState> = {
  id: 'mileage-check',
  fields: {
    monthsSoFar: numberField('sofar', {
      label: 'Months so far',
      kind: 'months',
      min: 1,
      max: 60,
      reason: 'After the first month there’s a pace to go by.',
    }),
    odometer: milesField('odo', 'Odometer', 500_000),
    odometerAtStart: milesField('odostart', 'Odometer at delivery', 500_000),
    milesPerYear: planField('plan'),
    months: termField('term'),
    charge: chargeField('over'),
    end: optional(dateField('ends', 'Scheduled end of the lease')),
    place: choiceField('live', 'Where you live', places),
  },
  /** 14 months at 1,250 miles on a plan of 12,000 a year. */
  example: () => ({
    monthsSoFar: 14,
    odometer: 17_512,
    odometerAtStart: 12,
    milesPerYear: 12_000,
    months: 36,
    charge: null,
    end: null,
    place: 'nyc',
  }),
  problem: mileageProblem,
};

/**
 * What the odometer will read at the end if nothing changes, and what that costs.
 *
 * @param inputs values for which `mileageProblem` finds nothing
 * @returns miles and cents. `over` and `under` are miles at the end, against the allowance of the whole term.
 *   `paceToAvoid` are the most miles a month, from now on, that cost nothing; null when it's too late
 */
export function checkMileage(inputs: MileageInputs) {
  const { months, monthsSoFar } = inputs;
  const driven = inputs.odometer - inputs.odometerAtStart;
  const allowance = milesIn(inputs.milesPerYear, months);
  const projected = round(dividedBy(times(driven, months), monthsSoFar));
  const perMile = chargePerMile(inputs.charge);
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
    perMile,
    charge: overage(over, perMile),
    monthsLeft,
    milesLeft,
    paceToAvoid: monthsLeft > 0 && milesLeft >= 0 ? roundDown(dividedBy(milesLeft, monthsLeft)) : null,
  };
}

export type MileageResult = ReturnType<typeof checkMileage>;
