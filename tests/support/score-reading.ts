import type { Item, Reading } from '@/lib/leasing/tools/message/read-message';
import { entryOf } from '@/lib/leasing/tools/message/vocabulary';

/** A number of a message as a person labeled it. */
export type Expected = { text: string; meaning: string; value: number; offer: number | null };
export type LabeledMessage = {
  id: string;
  message: string;
  numbers: readonly Expected[];
  offers: number;
  car: { make: string; model: string | null; year: number | null } | null;
  taxIncluded: boolean | null;
};
export type Verdict = 'right' | 'asked' | 'wrong' | 'missing' | 'unused';
export type Score = { verdict: Verdict; expected: Expected | null; item: Item | null };

/** Meanings that neither fill a field in nor are said to the visitor as facts. */
const IDLE = /^(notAnAmount|unknown)$/;

const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.abs(b) * 0.005 + 1e-9;

function verdictOf(
  item: Item | undefined,
  expected: Expected,
  reading: Reading,
  all: readonly Expected[],
): Verdict {
  const isIdle = IDLE.test(expected.meaning);
  if (!item) return isIdle ? 'unused' : 'missing';
  if (isIdle) return !item.sure || IDLE.test(item.meaning) ? 'unused' : 'wrong';
  if (!item.sure) return 'asked';
  if (IDLE.test(item.meaning)) return 'missing';
  const isFact = entryOf(item.meaning).unused === undefined;
  if (expected.offer === null && item.offer !== null && !isInAll(item, reading)) return 'missing';
  // What several offers say alike isn't wrong where they're read as one.
  const isAlike = (offer: number | null) =>
    all.some(
      (one) =>
        one.meaning === expected.meaning && one.value === expected.value && one.offer === offer,
    );
  const isOffer =
    expected.offer === null || (reading.offers === 1 ? isAlike(0) : item.offer === expected.offer);
  const isSame = item.meaning === expected.meaning || isFirstPayment(item, expected, reading, all);
  return isSame && isNear(item.value, expected.value) && (isOffer || !isFact) ? 'right' : 'wrong';
}

/** What holds for all offers may as well be said for each of them: the visitor sees the same. */
function isInAll(item: Item, { items, offers }: Reading): boolean {
  const isSame = (one: Item) =>
    one.sure && one.meaning === item.meaning && one.value === item.value;
  return Array.from({ length: offers }).every((_, offer) =>
    items.some((one) => one.offer === offer && isSame(one)),
  );
}

/**
 * @returns whether "first monthly payment of $437.90" and "$437.90" elsewhere are the payment,
 *   whichever is labeled so
 */
function isFirstPayment(
  item: Item,
  expected: Expected,
  { items }: Reading,
  all: readonly Expected[],
): boolean {
  const isPayment = (one: { meaning: string; value: number }) =>
    one.meaning === 'monthly' && one.value === item.value;
  const both = [item.meaning, expected.meaning].sort().join();
  return both === 'monthly,otherAmount' && items.some(isPayment) && all.some(isPayment);
}

/** @returns where a number stands, not as a part of another one, such as "54,320" or "0.5" */
function placeOf(written: string, text: string, from: number): number {
  const isPart = (at: number) => {
    const [before, after] = [text.slice(Math.max(0, at - 5), at), text.slice(at + written.length)];
    const hasMoreBefore =
      /\d\.?$/.test(before) || (/(?<![\d.])\d{1,3},$/.test(before) && /^\d{3}(?!\d)/.test(written));
    const hasMoreAfter =
      /^\.?\d/.test(after) || (/(?<![\d.])\d{1,3}$/.test(written) && /^,\d{3}(?!\d)/.test(after));
    return (hasMoreBefore && /^[\d.,]/.test(written)) || (hasMoreAfter && /\d$/.test(written));
  };
  let at = text.indexOf(written, from);
  while (at >= 0 && isPart(at)) at = text.indexOf(written, at + 1);
  return at;
}

/**
 * A number is right, asked about, wrong, or missing; `unused` where it's no amount, or a person
 * couldn't tell either.
 *
 * @returns a verdict for each number of the message, and for each sure number of the reading that
 *   isn't labeled
 */
export function scoreReading(reading: Reading, { numbers }: LabeledMessage): Score[] {
  const used = new Set<Item>();
  const text = reading.text;
  let from = 0;
  const scores = numbers.map((expected): Score => {
    const written = expected.text.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-');
    const start = placeOf(written, text, from);
    if (start >= 0) from = start + written.length;
    const end = start + written.length;
    const covering = reading.items.filter(
      (item) => item.number.start < end && item.number.end > start && !used.has(item),
    );
    const item = start < 0 ? undefined : covering[0];
    if (item) used.add(item);
    return { verdict: verdictOf(item, expected, reading, numbers), expected, item: item ?? null };
  });
  for (const item of reading.items)
    if (!used.has(item) && item.sure && !IDLE.test(item.meaning))
      scores.push({ verdict: 'wrong', expected: null, item });
  return scores;
}
