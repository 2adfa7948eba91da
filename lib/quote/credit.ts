import { creditTiers } from '@/content/credit-tiers';

/** Below this score, getting a lease can be difficult. */
const LOW_SCORE = 660;
const lowTiers = creditTiers.filter(({ to }) => to < LOW_SCORE);

/** The option for a range of scores. The lowest range has no lower limit. */
function scoreOption(tier: (typeof lowTiers)[number]) {
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

/** The credit that a reader of a guide states, without a credit check. `words` follow "with". */
export const creditOptions = [
  ...lowTiers.map(scoreOption),
  { value: 'no-score-yet', label: 'No score yet', words: 'no score yet' },
];

/** The value of the option in the URL. */
export function creditFromQuery(query: URLSearchParams): string | undefined {
  return creditOptions.find(({ value }) => value === query.get('credit'))?.value;
}

/** For example, "a score of 600 to 659". */
export function creditInWords(credit: string | undefined): string | undefined {
  return creditOptions.find(({ value }) => value === credit)?.words;
}
