import { USUAL_MONEY_FACTORS, USUAL_RATES } from '@/lib/leasing/arithmetic/payment';
import { ADJECTIVES, FILLERS, NAMES, SAME } from './names';

/** Money in dollars, a percentage as 60, a money factor as 0.00125, months, or miles. */
export type Kind = 'money' | 'percent' | 'factor' | 'months' | 'miles';

type Range = readonly [min: number, max: number, step?: number];
/**
 * `label` and `unused`, why it has no field, are for the visitor. The ranges are what leases have.
 */
type Entry = { label: string; unused?: string; ofMsrp?: Range } & { readonly [K in Kind]?: Range };

/** What numbers mean. */
export const meanings = {
  monthly: { label: 'Monthly payment', money: [80, 2000], ofMsrp: [0.004, 0.03] },
  dueAtSigning: { label: 'Due at signing', money: [100, 30_000], ofMsrp: [0, 0.5] },
  months: { label: 'Term', months: [18, 48, 3] },
  milesPerYear: { label: 'Miles a year', miles: [7500, 20_000, 500] },
  totalMiles: {
    label: 'Miles of the term',
    miles: [14_000, 90_000],
    unused: 'Divide it by the years.',
  },
  msrp: { label: 'Sticker price', money: [15_000, 250_000] },
  sellingPrice: { label: 'Selling price', money: [12_000, 250_000], ofMsrp: [0.6, 1] },
  capCost: { label: 'Cap cost', money: [8000, 250_000], unused: 'Ask for the selling price.' },
  discount: {
    label: 'Discount from the MSRP',
    money: [100, 30_000],
    percent: [0.5, 40],
    ofMsrp: [0, 0.5],
  },
  rebates: { label: 'Rebates', money: [100, 20_000], ofMsrp: [0, 0.5] },
  residual: { label: 'Residual', percent: [30, 80], money: [5000, 200_000], ofMsrp: [0.3, 0.8] },
  rate: { label: 'Money factor, APR', factor: USUAL_MONEY_FACTORS, percent: USUAL_RATES },
  acquisitionFee: { label: 'Acquisition fee', money: [100, 2000] },
  dealerFee: { label: 'Documentation fee', money: [25, 2000] },
  registration: { label: 'Title, registration, and plates', money: [25, 2000] },
  dispositionFee: { label: 'Disposition fee', money: [100, 1000] },
  cashDown: { label: 'Cash down', money: [100, 30_000], ofMsrp: [0, 0.5] },
  tradeIn: { label: 'Trade-in', money: [100, 60_000] },
  salesTax: { label: 'Sales tax', percent: [3, 11], money: [5, 9000], unused: 'It’s worked out.' },
  excessMile: {
    label: 'Charge per extra mile',
    money: [0.05, 1],
    unused: 'It’s for comparing offers.',
  },
  notMonthly: {
    label: 'Payment, not by the month',
    money: [20, 90_000],
    unused: 'Ask for a month’s.',
  },
  otherAmount: {
    label: 'Other payment or fee',
    money: [1, 250_000],
    unused: 'There’s no field for it.',
  },
  notAnAmount: { label: 'Not an amount', months: [0, 1e9], unused: 'It’s no amount.' },
  unknown: { label: 'Something else', unused: 'It counts for nothing.' },
} satisfies Record<string, Entry>;

export type Meaning = keyof typeof meanings;
export const entryOf = (meaning: Meaning): Entry => meanings[meaning];
export const isMeaning = (said: string): said is Meaning => Object.hasOwn(meanings, said);

const wordsOf = (list: string) => new Set(list.split(/\s+/));
const [fillers, adjectives] = [wordsOf(FILLERS), wordsOf(ADJECTIVES)];
const spellings = SAME.split(';').map((line) => line.trim().split(/:?\s+/));
const same = new Map(
  spellings.flatMap(([word = '', ...others]) => others.map((other) => [other, word])),
);
const singular = (word: string) => word.replace(/(?<=..[^su])s$/, '');

/**
 * @returns a word or mark as the vocabulary has it: lowercase, no accents, no plural; '' for
 *   fillers
 */
export function wordOf(text: string): string {
  const letters = text.toLowerCase().normalize('NFD');
  const plain = letters.replace(/[\p{M}'’]|(?<=\p{L})\./gu, '').replace(/^(\P{L})\1+$/u, '$1');
  const word = singular(same.get(plain) ?? same.get(singular(plain)) ?? plain);
  return fillers.has(word) ? '' : word;
}

const known = new Map<string, string[]>();
for (const line of NAMES.trim().split(/\n(?! )/)) {
  const [said = '', ...names] = line.split(/[:,]\s+/);
  for (const name of names) {
    const key = name.split(/\s+/).map(wordOf).filter(Boolean).join(' ');
    known.set(key, [...(known.get(key) ?? []), ...said.split('+')]);
  }
}

/**
 * @param words of a name, without fillers
 * @returns what it says: meanings of a number, and remarks
 */
export const saidBy = (words: readonly string[]): readonly string[] =>
  known.get(words.join(' ')) ?? (adjectives.has(words[0] ?? '') ? saidBy(words.slice(1)) : []);
