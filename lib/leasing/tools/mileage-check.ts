import type { IsoDate } from '@/lib/format/dates';
import { moneyRange, roundedMoney, wholeNumber } from '@/lib/format/numbers';
import type { MileageInputs, MileageResult } from '@/lib/leasing/arithmetic/mileage';
import type { Residence } from '@/lib/leasing/arithmetic/offer';
import {
  chargePerExtraMileField,
  milesPerYearField,
  monthsField,
  residenceField,
} from './shared-fields';
import type { Tool } from './tool-state';

/** The dates at the end of the lease depend on its scheduled end, and on the state. */
export type MileageCheckValues = MileageInputs & {
  scheduledEnd: IsoDate | null;
  residence: Residence;
};

/** A driver after 14 months at 1,250 miles a month, on a plan of 12,000 a year. */
const driverInMonth14: MileageCheckValues = {
  monthsSoFar: 14,
  odometer: 17_512,
  odometerAtStart: 12,
  milesPerYear: 12_000,
  months: 36,
  chargePerExtraMile: null,
  scheduledEnd: null,
  residence: 'nyc',
};

function problem({ odometer, odometerAtStart, monthsSoFar, months }: MileageCheckValues) {
  if (odometer < odometerAtStart) {
    const message = 'Enter a reading that isn’t below the one at delivery.';
    return { field: 'odometer', message } as const;
  }
  if (monthsSoFar > months) {
    const message = `Enter at most ${months} months, the term of the lease.`;
    return { field: 'monthsSoFar', message } as const;
  }
  return null;
}

const odometerField = { type: 'miles', max: 500_000 } as const;

export const mileageFields = {
  odometer: { ...odometerField, label: 'Odometer', parameter: 'odo' },
  odometerAtStart: { ...odometerField, label: 'Odometer at delivery', parameter: 'odostart' },
  monthsSoFar: { type: 'months', label: 'Months so far', parameter: 'sofar', min: 1, max: 60 },
  months: monthsField,
  milesPerYear: milesPerYearField,
  chargePerExtraMile: chargePerExtraMileField,
} as const;

export const leaseEndFields = {
  scheduledEnd: {
    type: 'date',
    label: 'Scheduled end of the lease',
    parameter: 'ends',
    hint: 'It’s in your contract',
  },
  residence: residenceField,
} as const;

export const mileageCheckTool: Tool<MileageCheckValues> = {
  id: 'mileage-check',
  title: 'Mileage check',
  fields: { ...mileageFields, ...leaseEndFields },
  example: () => driverInMonth14,
  problem,
};

function milesInWords({ projected, monthsLeft }: MileageResult): string {
  const miles = `${wholeNumber(projected)} miles`;
  return monthsLeft === 0 ? `You drove ${miles}` : `At this pace you’ll drive ${miles}`;
}

function adviceAbout({ monthsLeft, milesLeft, paceToAvoid }: MileageResult): string {
  if (monthsLeft === 0) return '';
  if (paceToAvoid === null) return ` You’re already ${wholeNumber(-milesLeft)} miles past it.`;
  return ` Keep to ${wholeNumber(paceToAvoid)} a month, and you’ll owe nothing for miles.`;
}

export function mileageSentence(result: MileageResult): string {
  const { over, under } = result;
  const miles = milesInWords(result);
  if (under > 0)
    return `${miles}, ${wholeNumber(under)} under your plan. Unused miles usually earn nothing.`;
  if (over === 0) return `${miles}, exactly your plan.`;
  const charge = moneyRange(result.charge, roundedMoney);
  return `${miles}, ${wholeNumber(over)} over your plan: ${charge} at the end.${adviceAbout(result)}`;
}

export function mileageLines(result: MileageResult): [label: string, value: string][] {
  const { driven, allowance, pace, projected, over, charge } = result;
  return [
    ['Driven so far', wholeNumber(driven)],
    [`Still to come, at ${wholeNumber(pace)} a month`, wholeNumber(projected - driven)],
    ['At the end', wholeNumber(projected)],
    ['Your plan', wholeNumber(allowance)],
    ['Over the plan', over > 0 ? wholeNumber(over) : 'None'],
    ['Charge at the end', over > 0 ? moneyRange(charge) : 'None'],
  ];
}
