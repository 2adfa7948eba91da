import { count, usd } from '@/lib/format/format';
import { type Explanation, explain } from './explanation';
import type { MileageInputs, MileageResult } from './mileage';
import { OVERAGE_RATES, rangeInWords } from './offer';

/** @returns what the check found, in one or two sentences */
export function mileageSummary(result: MileageResult): string {
  const { projected, over, under, monthsLeft, milesLeft, paceToAvoid } = result;
  const start =
    monthsLeft === 0
      ? `You drove ${count(projected)} miles`
      : `At this pace you’ll have driven ${count(projected)} miles`;
  if (under > 0) return `${start}, ${count(under)} under your plan. Unused miles usually earn nothing.`;
  if (over === 0) return `${start}, exactly your plan.`;
  const cost = `${start}, ${count(over)} over your plan: ${rangeInWords(result.charge)} at the end.`;
  if (monthsLeft === 0) return cost;
  if (paceToAvoid === null) return `${cost} You’re already ${count(-milesLeft)} miles past it.`;
  return `${cost} From now on, at most ${count(paceToAvoid)} miles a month avoid that.`;
}

/** @returns when buying miles now pays off, in one sentence; null when there's nothing to buy them for */
export function advanceAdvice({ over, monthsLeft, charge, milesToBuy }: MileageResult): string | null {
  if (over === 0 || monthsLeft === 0) return null;
  return `${count(milesToBuy)} miles bought in advance pay off below ${rangeInWords(charge)} in all, depending on whether your contract charges ${usd(OVERAGE_RATES.low)} or ${usd(OVERAGE_RATES.high)} a mile.`;
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
      row('Charge at the end', over > 0 ? rangeInWords(charge) : 'None', () => 'None'),
    ],
  };
}

/** @returns how the numbers of the mileage check come about */
export function explainMileage(inputs: MileageInputs, result: MileageResult): Explanation[] {
  const { months, monthsSoFar } = inputs;
  const { allowance, driven, over, charge, monthsLeft, paceToAvoid } = result;
  const drivenSoFar = `(${count(inputs.odometer)} − ${count(inputs.odometerAtStart)})`;
  const miles = (label: string, words: string, values: string, amount: number): Explanation => ({
    label,
    words,
    values,
    result: `${count(amount)} miles`,
  });
  const charged = (rate: number, cents: number) =>
    explain(`Charge at ${usd(rate)} a mile`, cents, {
      words: 'Miles over the plan × charge per mile',
      values: `${count(over)} × ${usd(rate)}`,
    });
  const list = [
    miles(
      'Miles of the plan',
      'Miles a year × term ÷ 12, rounded down',
      `${count(inputs.milesPerYear)} × ${months} ÷ 12`,
      allowance,
    ),
    miles(
      'Pace so far',
      '(Odometer − odometer at delivery) ÷ months so far',
      `${drivenSoFar} ÷ ${monthsSoFar}`,
      result.pace,
    ),
    miles(
      'Miles at the end',
      '(Odometer − odometer at delivery) × term ÷ months so far',
      `${drivenSoFar} × ${months} ÷ ${monthsSoFar}`,
      result.projected,
    ),
    charged(OVERAGE_RATES.low, charge.low),
    charged(OVERAGE_RATES.high, charge.high),
  ];
  if (paceToAvoid !== null)
    list.push(
      miles(
        'Miles a month from now on',
        '(Miles of the plan − miles driven) ÷ months left, rounded down',
        `(${count(allowance)} − ${count(driven)}) ÷ ${monthsLeft}`,
        paceToAvoid,
      ),
    );
  return list;
}
