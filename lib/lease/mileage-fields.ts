import type { IsoDate } from '@/lib/format/dates';
import { choiceField, dateField, numberField, optional, type Tool } from './fields';
import { type MileageInputs, mileageProblem } from './mileage';
import { milesField, planField, termField } from './offer-fields';
import { type Place, places } from './tax';

/** The mileage check with the calendar of the lease's end, which needs its date and the state. */
export type MileageState = MileageInputs & { end: IsoDate | null; place: Place };

export const mileageTool: Tool<MileageState> = {
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
    end: optional(dateField('ends', 'Scheduled end of the lease')),
    place: choiceField('live', 'Where you live', places),
  },
  /** 14 months at 1,250 miles on a plan of 12,000 a year. */
  example: {
    monthsSoFar: 14,
    odometer: 17_512,
    odometerAtStart: 12,
    milesPerYear: 12_000,
    months: 36,
    end: null,
    place: 'nyc',
  },
  problem: mileageProblem,
};
