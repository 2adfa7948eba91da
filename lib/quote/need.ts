import { type CreditTier, creditTiers } from '@/content/credit-tiers';
import { findMake } from '@/lib/catalogue/makes';
import { needs } from '@/lib/catalogue/needs';
import { parseMileage } from './mileage-options';

/** The choices of a visitor who doesn't know the car yet. `value` is in URLs. */
const ANY = 'any';

export const needOptions = [{ value: ANY, label: 'Any kind' }, ...needs] as const;
export type NeedValue = (typeof needOptions)[number]['value'];

export const peopleOptions = [
  { value: ANY, label: 'Any number' },
  { value: '5', label: 'Up to 5' },
  { value: '7', label: 'Up to 7' },
  { value: '8', label: 'Up to 8' },
] as const;

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

/** What the visitor has chosen by need, in values of these options and of the catalogue. */
export type NeedSelection = {
  need: NeedValue;
  /** Left out where any number will do. */
  people?: string;
  make?: string;
  /** Miles a year, as stored, where the URL has them. */
  mileage?: string;
};

/** @returns the value of the option that a URL states */
export function creditFromQuery(query: URLSearchParams): string | undefined {
  return creditOptions.find(({ value }) => value === query.get('credit'))?.value;
}

/** @returns "a score of 600 to 659" */
export function creditInWords(credit: string | undefined): string | undefined {
  return creditOptions.find(({ value }) => value === credit)?.words;
}

/** @returns `null` for a URL without a need of the options */
export function needFromQuery(query: URLSearchParams): NeedSelection | null {
  const need = needOptions.find(({ value }) => value === query.get('need'))?.value;
  if (!need) return null;

  const people = peopleOptions.find(({ value }) => value === query.get('people'))?.value;
  const mileage = query.get('mileage');
  return {
    need,
    people: people === ANY ? undefined : people,
    make: findMake(query.get('make'))?.name,
    mileage: mileage ? parseMileage(mileage) : undefined,
  };
}
