import type { IsoDate } from '@/lib/format/dates';
import { count, moneyRange, wholeDollars } from '@/lib/format/format';
import type { MileageInputs, MileageResult } from '@/lib/leasing/arithmetic/mileage';
import { type Place, places } from '@/lib/leasing/arithmetic/tax';
import {
  chargeField,
  choiceField,
  dateField,
  numberField,
  optional,
  planField,
  termField,
} from './fields';
import type { Tool } from './tool-state';

/** The mileage check with the calendar of the lease's end, which needs its date and the state. */
export type MileageState = MileageInputs & { end: IsoDate | null; place: Place };

const paceReason = 'After the first month there’s a pace to go by.';

export const mileageTool: Tool<MileageState> = {
  id: 'mileage-check',
  fields: {
    monthsSoFar: numberField('sofar', 'Months so far', 'months', [1, 60], paceReason),
    odometer: numberField('odo', 'Odometer', 'miles', [0, 500_000]),
    odometerAtStart: numberField('odostart', 'Odometer at delivery', 'miles', [0, 500_000]),
    milesPerYear: planField('plan'),
    months: termField('term'),
    charge: chargeField('over'),
    end: {
      ...optional(dateField('ends', 'Scheduled end of the lease')),
      hint: 'It’s in your contract',
    },
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
  problem: ({ odometer, odometerAtStart, monthsSoFar, months }) => {
    if (odometer < odometerAtStart)
      return {
        field: 'odometer',
        message: 'Enter a reading that isn’t below the one at delivery.',
      };
    if (monthsSoFar > months)
      return {
        field: 'monthsSoFar',
        message: `Enter at most ${months} months, the term of the lease.`,
      };
    return null;
  },
};

/** @returns what the check found, in one or two sentences */
export function mileageSentence(result: MileageResult): string {
  const { projected, over, under, monthsLeft, milesLeft, paceToAvoid } = result;
  const start = `${monthsLeft === 0 ? 'You drove' : 'At this pace you’ll drive'} ${count(projected)} miles`;
  if (under > 0)
    return `${start}, ${count(under)} under your plan. Unused miles usually earn nothing.`;
  if (over === 0) return `${start}, exactly your plan.`;
  const cost = `${start}, ${count(over)} over your plan: ${moneyRange(result.charge, wholeDollars)} at the end.`;
  if (monthsLeft === 0) return cost;
  if (paceToAvoid === null) return `${cost} You’re already ${count(-milesLeft)} miles past it.`;
  return `${cost} Keep to ${count(paceToAvoid)} a month from now on, and you’ll owe nothing for miles.`;
}

/** @returns labels and texts behind the sentence, for the lease at the pace so far */
export function mileageLines(result: MileageResult): [label: string, value: string][] {
  const { driven, allowance, pace, projected, over, charge } = result;
  return [
    ['Driven so far', count(driven)],
    [`Still to come, at ${count(pace)} a month`, count(projected - driven)],
    ['At the end', count(projected)],
    ['Your plan', count(allowance)],
    ['Over the plan', over > 0 ? count(over) : 'None'],
    ['Charge at the end', over > 0 ? moneyRange(charge) : 'None'],
  ];
}
