import { percent } from '@/lib/format/format';
import { type Cents, round } from '@/lib/leasing/arithmetic/cents';

/** LeaseGuide's 1% rule (docs/facts.md), in percent of the sticker a month. */
const steps = [
  { upTo: 1, verdict: 'very good' },
  { upTo: 1.25, verdict: 'good' },
  { upTo: 1.3, verdict: 'just above good' },
];

export const ONE_PERCENT_RULE =
  'By LeaseGuide’s 1% rule, 1% is very good and 1.25% good, for 36 months and 10,000 to 12,000 miles a year.';

/**
 * @param cost of all months
 * @returns "1.43% of the sticker a month, average or weak", rounded once to two decimals
 */
export function onePercentShare(cost: Cents, months: number, msrp: Cents): string {
  const share = round((cost * 10_000) / (msrp * months)) / 100;
  const step = steps.find(({ upTo }) => share <= upTo);
  return `${percent(share)} of the sticker a month, ${step?.verdict ?? 'average or weak'}`;
}
