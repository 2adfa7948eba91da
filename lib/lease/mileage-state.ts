import type { IsoDate } from '@/lib/format/dates';
import { choiceField, dateField, numberField, optional } from './fields';
import * as limits from './limits';
import { type MileageInputs, mileageProblem } from './mileage-check';
import type { Fields } from './query';
import { type Place, places } from './tax';
import type { Tool } from './tool-state';

/** The mileage check with the calendar of the lease's end, which needs its date and the state. */
export type MileageState = MileageInputs & { end: IsoDate | null; place: Place };

export const mileageFields: Fields<MileageState> = {
  monthsSoFar: numberField('sofar', {
    label: 'Months so far',
    kind: 'months',
    min: 1,
    max: 60,
    reason: 'After the first month there’s a pace to go by.',
  }),
  odometer: numberField('odo', { label: 'Odometer', ...limits.milesUpTo(0, 500_000) }),
  odometerAtStart: numberField('odostart', {
    label: 'Odometer at delivery',
    ...limits.milesUpTo(0, 500_000),
  }),
  milesPerYear: numberField('plan', limits.plan),
  months: numberField('term', limits.term),
  end: optional(dateField('ends', 'Scheduled end of the lease')),
  place: choiceField('live', 'Where you live', places),
};

/** What the mileage check shows first: 14 months at 1,250 miles on a plan of 12,000 a year. */
export const mileageExample: MileageState = {
  monthsSoFar: 14,
  odometer: 17_512,
  odometerAtStart: 12,
  milesPerYear: 12_000,
  months: 36,
  end: null,
  place: 'nyc',
};

export const mileageTool: Tool<MileageState> = {
  fields: mileageFields,
  example: mileageExample,
  problem: mileageProblem,
};
