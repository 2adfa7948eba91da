import { USUAL_MONEY_FACTORS, USUAL_RATES } from '@/lib/lease/payment';
import { ADJECTIVES, FILLERS, NAMES, SAME } from './names';

/** Money in dollars, a percentage as 60, a money factor as 0.00125, months, or miles. */
export type Kind = 'money' | 'percent' | 'factor' | 'months' | 'miles';

const FEE = 'It’s no field of its own: add it where it’s paid.';
const NO_FIELD = 'The calculator has no field for it.';
const CAP_COST = 'It’s the price with fees and money down worked in: ask for the selling price.';
const TAX = 'The calculator works it out from where you live.';
const DEPOSIT = 'It comes back, so it’s no cost: the calculator leaves it out.';
const WEEKLY = 'Leases are paid by the month: ask for that amount.';
const TOTAL_MILES = 'Divide it by the years of the term.';
const EXTRA_MILE = 'The comparison of two offers has a field for it.';

type Range = readonly [min: number, max: number, step?: number];
/** `label` and `unused`, why it has no field, are for the visitor. The ranges are what leases have. */
type Entry = { label: string; unused?: string; ofMsrp?: Range } & { readonly [K in Kind]?: Range };

/** What numbers mean. */
export const meanings = {
  monthly: { label: 'Monthly payment', money: [80, 2000], ofMsrp: [0.004, 0.03] },
  dueAtSigning: { label: 'Due at signing', money: [100, 30_000], ofMsrp: [0, 0.5] },
  months: { label: 'Term', months: [18, 48, 3] },
  milesPerYear: { label: 'Miles a year', miles: [7500, 20_000, 500] },
  totalMiles: { label: 'Miles of the whole term', miles: [14_000, 90_000], unused: TOTAL_MILES },
  msrp: { label: 'Sticker price (MSRP)', money: [15_000, 250_000] },
  sellingPrice: { label: 'Selling price', money: [12_000, 250_000], ofMsrp: [0.6, 1] },
  capCost: { label: 'Cap cost', money: [8000, 250_000], unused: CAP_COST },
  invoice: { label: 'Invoice', money: [8000, 250_000], unused: NO_FIELD },
  discount: { label: 'Discount from the MSRP', money: [100, 30_000], percent: [0.5, 40], ofMsrp: [0, 0.5] },
  rebates: { label: 'Rebates', money: [100, 20_000], ofMsrp: [0, 0.5] },
  residual: { label: 'Residual', percent: [30, 80], money: [5000, 200_000], ofMsrp: [0.3, 0.8] },
  rate: { label: 'Money factor or rate', factor: USUAL_MONEY_FACTORS, percent: USUAL_RATES },
  acquisitionFee: { label: 'Acquisition fee', money: [100, 2000] },
  dealerFee: { label: 'Documentation fee', money: [25, 2000] },
  registration: { label: 'Title, registration, and plates', money: [25, 2000] },
  dispositionFee: { label: 'Disposition fee', money: [100, 1000] },
  cashDown: { label: 'Cash down', money: [100, 30_000], ofMsrp: [0, 0.5] },
  tradeIn: { label: 'Trade-in', money: [100, 60_000] },
  taxRate: { label: 'Sales tax rate', percent: [3, 11], unused: TAX },
  salesTax: { label: 'Sales tax in dollars', money: [5, 9000], unused: TAX },
  firstPayment: { label: 'First payment', money: [80, 3000], unused: FEE },
  securityDeposit: { label: 'Security deposit', money: [50, 15_000], unused: DEPOSIT },
  excessMile: { label: 'Charge per extra mile', money: [0.05, 1], unused: EXTRA_MILE },
  onePay: { label: 'One payment for the whole lease', money: [2000, 90_000], unused: NO_FIELD },
  weekly: { label: 'Payment by the week', money: [20, 1500], unused: WEEKLY },
  effective: { label: 'Effective monthly cost', money: [80, 3000], unused: NO_FIELD },
  difference: { label: 'Difference', money: [1, 30_000], percent: [0.1, 40], unused: NO_FIELD },
  otherFee: { label: 'Other fee', money: [1, 30_000], unused: FEE },
  contract: { label: 'Another line of a contract', money: [1, 250_000], unused: NO_FIELD },
  notAnAmount: { label: 'Not an amount', months: [0, 1e9], unused: 'It’s no amount.' },
  unknown: { label: 'Something else', unused: NO_FIELD },
} satisfies Record<string, Entry>;

export type Meaning = keyof typeof meanings;
export const entryOf = (meaning: Meaning): Entry => meanings[meaning];
export const isMeaning = (said: string): said is Meaning => Object.hasOwn(meanings, said);

const wordsOf = (list: string) => new Set(list.split(/\s+/));
const [fillers, adjectives] = [wordsOf(FILLERS), wordsOf(ADJECTIVES)];
const spellings = SAME.split(';').map((line) => line.trim().split(/:?\s+/));
const same = new Map(spellings.flatMap(([word = '', ...others]) => others.map((other) => [other, word])));
const singular = (word: string) => word.replace(/(?<=..[^su])s$/, '');

/** @returns a word or mark as the vocabulary has it: lowercase, no accents, no plural; '' for fillers */
export function wordOf(text: string): string {
  const mark = text
    .toLowerCase()
    .replace(/^\.\.+/, ':')
    .replace(/^([^\p{L}])\1+/u, '$1');
  const plain = mark.normalize('NFD').replace(/[\p{M}'’]|(?<=\p{L})\./gu, '');
  const word = singular(same.get(plain) ?? same.get(singular(plain)) ?? plain);
  return fillers.has(word) ? '' : word;
}

const known = new Map<string, string[]>();
for (const line of NAMES.trim().split(/\n(?! )/)) {
  const [said = '', names = ''] = line.split(': ');
  for (const name of names.split(/,\s+/)) {
    const key = name.split(/\s+/).map(wordOf).filter(Boolean).join(' ');
    known.set(key, [...(known.get(key) ?? []), ...said.split('+')]);
  }
}

/** @param words of a name, without fillers @returns what it says: meanings of a number, and remarks */
export const saidBy = (words: readonly string[]): readonly string[] =>
  known.get(words.join(' ')) ?? (adjectives.has(words[0] ?? '') ? saidBy(words.slice(1)) : []);
