import { count, money, usd } from '@/lib/format/format';
import type { Explanation } from './explain-lease';
import type { MileageInputs, MileageResult } from './mileage-check';
import { OVERAGE_RATES } from './offer';

const range = ({ low, high }: { low: number; high: number }) => `${money(low)} to ${money(high)}`;

/** @returns what the check found, in one or two sentences */
export function mileageSummary(result: MileageResult): string {
  const { projected, over, under, monthsLeft, milesLeft, paceToAvoid } = result;
  const start =
    monthsLeft === 0
      ? `You drove ${count(projected)} miles`
      : `At this pace you’ll have driven ${count(projected)} miles`;
  if (under > 0) return `${start}, ${count(under)} under your plan. Unused miles usually earn nothing.`;
  if (over === 0) return `${start}, exactly your plan.`;
  const cost = `${start}, ${count(over)} over your plan: ${range(result.charge)} at the end.`;
  if (monthsLeft === 0) return cost;
  if (paceToAvoid === null) return `${cost} You’re already ${count(-milesLeft)} miles past it.`;
  return `${cost} From now on, at most ${count(paceToAvoid)} miles a month avoid that.`;
}

/** @returns when buying miles now pays off, in one sentence; null when there's nothing to buy them for */
export function advanceAdvice({ over, monthsLeft, advance }: MileageResult): string | null {
  if (over === 0 || monthsLeft === 0) return null;
  return `${count(advance.miles)} miles bought in advance pay off below ${range(advance.worth)} in all, depending on whether your contract charges ${usd(OVERAGE_RATES.low)} or ${usd(OVERAGE_RATES.high)} a mile.`;
}

/**
 * The same lease at the pace so far and, as long as that can be reached, without a charge.
 *
 * @returns the heads of the columns, and rows of a label and a text for each further column; miles and dollars
 */
export function outlook(result: MileageResult): { columns: string[]; rows: string[][] } {
  const { driven, allowance, monthsLeft, pace, projected, over, charge, paceToAvoid: most } = result;
  const row = (label: string, atThisPace: string, withoutCharge: (most: number) => string) =>
    most === null ? [label, atThisPace] : [label, atThisPace, withoutCharge(most)];
  const same = (label: string, value: number) => row(label, count(value), () => count(value));
  const columns = ['Miles', 'At this pace', 'Without a charge'];
  return {
    columns: columns.slice(0, most === null ? 2 : 3),
    rows: [
      same('Driven so far', driven),
      ...(monthsLeft > 0
        ? [
            row('Each month from now on', count(pace), (miles) => `at most ${count(miles)}`),
            row(`In ${monthsLeft} months`, count(projected - driven), (miles) => count(miles * monthsLeft)),
          ]
        : []),
      row('At the end', count(projected), (miles) => count(driven + miles * monthsLeft)),
      same('Your plan', allowance),
      row('Over the plan', over > 0 ? count(over) : 'None', () => 'None'),
      row('Charge at the end', over > 0 ? range(charge) : 'None', () => 'None'),
    ],
  };
}

/** @returns how the numbers of the mileage check come about */
export function explainMileage(inputs: MileageInputs, result: MileageResult) {
  const { months, monthsSoFar } = inputs;
  const driven = `(${count(inputs.odometer)} − ${count(inputs.odometerAtStart)})`;
  const miles = (amount: number) => `${count(amount)} miles`;
  const charge = (rate: number, cents: number): Explanation => ({
    label: `Charge at ${usd(rate)} a mile`,
    words: 'Miles over the plan × charge per mile',
    values: `${count(result.over)} × ${usd(rate)}`,
    result: money(cents),
  });
  return {
    allowance: {
      label: 'Miles of the plan',
      words: 'Miles a year × term ÷ 12, rounded down',
      values: `${count(inputs.milesPerYear)} × ${months} ÷ 12`,
      result: miles(result.allowance),
    },
    pace: {
      label: 'Pace so far',
      words: '(Odometer − odometer at delivery) ÷ months so far',
      values: `${driven} ÷ ${monthsSoFar}`,
      result: miles(result.pace),
    },
    projected: {
      label: 'Miles at the end',
      words: '(Odometer − odometer at delivery) × term ÷ months so far',
      values: `${driven} × ${months} ÷ ${monthsSoFar}`,
      result: miles(result.projected),
    },
    chargeLow: charge(OVERAGE_RATES.low, result.charge.low),
    chargeHigh: charge(OVERAGE_RATES.high, result.charge.high),
    paceToAvoid:
      result.paceToAvoid === null
        ? null
        : {
            label: 'Miles a month from now on',
            words: '(Miles of the plan − miles driven) ÷ months left, rounded down',
            values: `(${count(result.allowance)} − ${count(result.driven)}) ÷ ${result.monthsLeft}`,
            result: miles(result.paceToAvoid),
          },
  } satisfies Record<string, Explanation | null>;
}
