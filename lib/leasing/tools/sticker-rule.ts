import { percent } from '@/lib/format/format';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import { dividedBy, round, times } from '@/lib/leasing/arithmetic/fraction';

/** LeaseGuide's rule of thumb (docs/facts.md), in percent of the sticker a month. */
const steps = [
  { upTo: 1, verdict: 'very good' },
  { upTo: 1.25, verdict: 'good' },
  { upTo: 1.3, verdict: 'just above good' },
];

export const STICKER_RULE =
  'By LeaseGuide’s rule of thumb, 1% is very good and 1.25% good, for 36 months and 10,000 to 12,000 miles a year.';

/** @returns what a cost is of the sticker price a month, in percent with two decimals */
export function stickerShare(cost: Cents, months: number, msrp: Cents): number {
  return round(dividedBy(times(cost, 10_000), times(msrp, months))) / 100;
}

/** @returns "1.43% of the sticker a month, average or weak" */
export function shareInWords(share: number): string {
  const step = steps.find(({ upTo }) => share <= upTo);
  return `${percent(share)} of the sticker a month, ${step?.verdict ?? 'average or weak'}`;
}
