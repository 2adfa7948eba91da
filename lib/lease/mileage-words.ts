import { count } from '@/lib/format/format';
import type { MileageResult } from './mileage';
import { rangeInWords, wholeDollars } from './offer';

/** @returns what the check found, in one or two sentences */
export function mileageSummary(result: MileageResult): string {
  const { projected, over, under, monthsLeft, milesLeft, paceToAvoid } = result;
  const start =
    monthsLeft === 0
      ? `You drove ${count(projected)} miles`
      : `At this pace you’ll drive ${count(projected)} miles`;
  if (under > 0) return `${start}, ${count(under)} under your plan. Unused miles usually earn nothing.`;
  if (over === 0) return `${start}, exactly your plan.`;
  const cost = `${start}, ${count(over)} over your plan: ${rangeInWords(result.charge, wholeDollars)} at the end.`;
  if (monthsLeft === 0) return cost;
  if (paceToAvoid === null) return `${cost} You’re already ${count(-milesLeft)} miles past it.`;
  return `${cost} Keep to ${count(paceToAvoid)} a month from now on, and you’ll owe nothing for miles.`;
}

/** @returns labels and texts behind the summary, for the lease at the pace so far */
export function outlook(result: MileageResult): [label: string, value: string][] {
  const { driven, allowance, pace, projected, over, charge } = result;
  return [
    ['Driven so far', count(driven)],
    [`Still to come, at ${count(pace)} a month`, count(projected - driven)],
    ['At the end', count(projected)],
    ['Your plan', count(allowance)],
    ['Over the plan', over > 0 ? count(over) : 'None'],
    ['Charge at the end', over > 0 ? rangeInWords(charge) : 'None'],
  ];
}
