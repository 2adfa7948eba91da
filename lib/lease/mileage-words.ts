import { count, money } from '@/lib/format/format';
import type { MileageResult } from './mileage';
import { rangeInWords, wholeDollars } from './offer';

/** @returns what the check found, in one or two sentences */
export function mileageSummary(result: MileageResult): string {
  const { projected, over, under, monthsLeft, milesLeft, paceToAvoid } = result;
  const start =
    monthsLeft === 0
      ? `You drove ${count(projected)} miles`
      : `At this pace you’ll have driven ${count(projected)} miles`;
  if (under > 0) return `${start}, ${count(under)} under your plan. Unused miles usually earn nothing.`;
  if (over === 0) return `${start}, exactly your plan.`;
  const cost = `${start}, ${count(over)} over your plan: ${rangeInWords(result.charge, wholeDollars)} at the end.`;
  if (monthsLeft === 0) return cost;
  if (paceToAvoid === null) return `${cost} You’re already ${count(-milesLeft)} miles past it.`;
  return `${cost} Keep to ${count(paceToAvoid)} miles a month from now on, and you’ll owe nothing for miles.`;
}

/** @returns when buying miles now pays off, in one sentence; null when there's nothing to buy them for */
export function advanceAdvice({
  over,
  monthsLeft,
  charge,
  perMile,
  milesToBuy,
}: MileageResult): string | null {
  if (over === 0 || monthsLeft === 0) return null;
  const { low, high } = perMile;
  const depends =
    low === high ? '' : `, depending on whether your contract charges ${money(low)} or ${money(high)} a mile`;
  return `Buying ${count(milesToBuy)} miles in advance pays off if they cost less than ${rangeInWords(charge, wholeDollars)} in all${depends}.`;
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
