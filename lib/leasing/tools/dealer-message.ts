import { count, listOf, money, percent, plain, usd } from '@/lib/format/format';
import { waysToPayTax } from '@/lib/leasing/arithmetic/tax';
import { carInWords } from './fields';
import type { Candidate } from './message/naming';
import type { Item, Reading } from './message/read-message';
import { entryOf, type Meaning, meanings } from './message/vocabulary';
import { type Corrections, leaseValues, meaningOf } from './message-values';

/** A reading with what the visitor says about it. `offer`: the index of the one that was picked. */
export type CheckedReading = { reading: Reading; corrections: Corrections; offer: number };

/** From here on, an amount that counts for nothing is worth a question; in dollars. */
const LARGE = 1000;

const printed: Record<Candidate['kind'], (value: number) => string> = {
  money: usd,
  percent,
  factor: plain,
  months: (value) => `${count(value)} months`,
  miles: (value) => `${count(value)} miles`,
};
/** "$1,200.00" and "1200" are the same. */
const digits = (text: string) => String(Number(text.replace(/[^\d.]/g, '')));

/** @returns the value of an item where it isn't what the dealer wrote: "0.00125" for "125" */
function readAs(item: Item, found: Candidate | null): string {
  if (!found || digits(item.number.text) === digits(plain(found.value))) return '';
  return `Read as ${printed[found.kind](found.value)}.`;
}

const isOpen = (item: Item, corrections: Corrections) =>
  !item.sure && corrections[item.id] === undefined;
const isOther = (item: Item) =>
  item.sure && (item.meaning === 'notAnAmount' || item.meaning === 'unknown');

/**
 * @returns the items of the picked offer as rows, the unclear ones first, whatever the visitor says
 *   about them later
 */
export function readingRows({ reading, corrections, offer }: CheckedReading) {
  const own = reading.items.filter((item) => item.offer === null || item.offer === offer);
  const rows = own.map((item) => {
    const { number, words, candidates, doubt } = item;
    const found = meaningOf(item, corrections);
    const open = isOpen(item, corrections);
    const named = candidates.map(({ meaning }) => meaning);
    // A number without a name and a unit may be a year, or a count.
    const likely = [
      ...new Set(named.length > 0 || number.unit ? named : (['notAnAmount'] as const)),
    ];
    const all = [...new Set([...likely, ...(Object.keys(meanings) as Meaning[])])];
    const options = all.map((meaning) => ({ value: meaning, label: entryOf(meaning).label }));
    return {
      id: item.id,
      isOther: isOther(item),
      label: number.text,
      value: open ? '' : (found?.meaning ?? 'unknown'),
      options,
      doubt: open ? doubt || 'What is it?' : '',
      /** To say with one tap. */
      likely: open ? options.slice(0, Math.min(likely.length, 2)) : [],
      note: [`“${words}”`, readAs(item, found), found && entryOf(found.meaning).unused]
        .filter(Boolean)
        .join(' '),
      sure: item.sure,
    };
  });
  return rows.sort((a, b) => Number(a.sure) - Number(b.sure));
}

export type ReadingRow = ReturnType<typeof readingRows>[number];

/** @returns what was read without a number: "the car is a 2026 Kia EV9" */
export function readWords({ reading }: CheckedReading): string {
  const { taxPaid } = reading;
  const car = carInWords(reading.car);
  const words = [
    car && `Car: ${car}.`,
    taxPaid && `Sales tax: ${waysToPayTax[taxPaid].toLowerCase()}.`,
  ];
  return words.filter(Boolean).join(' ');
}

/** @returns what each offer is called, with its payment */
export function offerNames({ reading, corrections }: CheckedReading): string[] {
  return Array.from({ length: reading.offers }, (_, at) => {
    const { monthly } = leaseValues(reading, at, corrections);
    return `Offer ${at + 1}${monthly ? `: ${money(monthly)} a month` : ''}`;
  });
}

/**
 * @returns what the message says of the calculator's values, all that it names, and what is still
 *   unclear
 */
export function summaryOf(checked: CheckedReading) {
  const { reading, corrections, offer } = checked;
  const own = reading.items.filter((item) => item.offer === null || item.offer === offer);
  const open = own.filter((item) => isOpen(item, corrections));
  const large = open.filter(({ number }) => number.unit !== '%' && number.value >= LARGE);
  return {
    values: leaseValues(reading, offer, corrections),
    named: new Set(own.flatMap((item) => meaningOf(item, corrections)?.meaning ?? [])),
    count: own.filter((item) => !isOther(item)).length,
    open: open.length,
    /** "$7,500 and $1,000", or empty. */
    unexplained: large.length > 0 ? listOf(large.map(({ number }) => number.text)) : '',
  };
}
