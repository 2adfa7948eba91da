import { type CreditTier, creditTiers } from '@/content/credit-tiers';

/** Scores for which a lease isn't a matter of course. */
const LOW_SCORE = 660;
const lowTiers = creditTiers.filter(({ to }) => to < LOW_SCORE);

/** @returns a range of scores; the lowest has no lower end */
function scoreOption(tier: CreditTier) {
  const { from, to } = tier;
  if (tier === lowTiers.at(-1)) {
    return { value: `under-${to + 1}`, label: `Under ${to + 1}`, words: `a score under ${to + 1}` };
  }
  return {
    value: `${from}-to-${to}`,
    label: `${from} to ${to}`,
    words: `a score of ${from} to ${to}`,
  };
}

/** Credit as a reader of a guide states it, without a check. `words` follow "with". */
export const creditOptions = [
  ...lowTiers.map(scoreOption),
  { value: 'no-score-yet', label: 'No score yet', words: 'no score yet' },
];

/** @returns the value of the option that a URL states */
export function creditFromQuery(query: URLSearchParams): string | undefined {
  return creditOptions.find(({ value }) => value === query.get('credit'))?.value;
}

/** @returns "a score of 600 to 659" */
export function creditInWords(credit: string | undefined): string | undefined {
  return creditOptions.find(({ value }) => value === credit)?.words;
}
