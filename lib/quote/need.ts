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

/** Below this score, getting a lease can be difficult. */
const LOW_SCORE = 660;
const lowTiers = creditTiers.filter(({ to }) => to < LOW_SCORE);

/** The option for a range of scores. The lowest range has no lower limit. */
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

/** The credit that a reader of a guide states, without a credit check. `words` follow "with". */
export const creditOptions = [
  ...lowTiers.map(scoreOption),
  { value: 'no-score-yet', label: 'No score yet', words: 'no score yet' },
];

/** What the visitor has chosen by need, in values of these options and of the catalogue. */
export type NeedSelection = {
  need: NeedValue;
  /** Left out if any number is fine. */
  people?: string;
  make?: string;
  /** Miles a year, as stored, where the URL has them. */
  mileage?: string;
};

/** The value of the option in the URL. */
export function creditFromQuery(query: URLSearchParams): string | undefined {
  return creditOptions.find(({ value }) => value === query.get('credit'))?.value;
}

/** For example, "a score of 600 to 659". */
export function creditInWords(credit: string | undefined): string | undefined {
  return creditOptions.find(({ value }) => value === credit)?.words;
}

/** `null` if the URL has none of our needs. */
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
