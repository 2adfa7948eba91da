import { plainText, withoutArithmetic } from './source';

/** Phrases that motor-vehicle advertising rules name, and rates that need disclosures. */
const BANNED = [
  'lowest price',
  'lower prices than anyone',
  'beat your best deal',
  'wholesale',
  'dealer cost',
  'dealer invoice',
  'factory invoice',
  'at no profit',
  'authorized sale',
  'annual percentage rate',
  'annual lease rate',
  'we saved',
  'guaranteed approval',
];

/** A guide must be true whenever it is read, so dates are absolute. */
const RELATIVE_TIMES = [
  'now',
  'nowadays',
  'currently',
  'today',
  'recently',
  'these days',
  'at the moment',
  'this week',
  'this month',
  'this spring',
  'this summer',
  'this fall',
  'this winter',
  'this year',
  'next month',
  'next year',
  'lately',
];

const AMOUNT = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** "$1,095", "$300–$500", "6.625%", "7 percent"; a range is one figure. */
const FIGURE = new RegExp(
  String.raw`\$${AMOUNT}(?:\s?[–-]\s?\$?${AMOUNT})?|${AMOUNT}(?:[–-]${AMOUNT})?\s?(?:%|percent\b)`,
  'g',
);
const MONTHLY = /\b(?:(?:a|per|each|every) month|monthly)\b|\/\s?mo\b/i;
const MONEY = /\$\d|<Usd>/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
const startOf = (phrase: string) => new RegExp(`(?<![\\p{L}-])${escaped(phrase)}`, 'iu');
const whole = (phrase: string) => new RegExp(`(?<![\\p{L}-])${escaped(phrase)}(?![\\p{L}-])`, 'iu');
/**
 * Makes a search for names as whole words. Case counts: "Pilot" is a vehicle, "pilot" is not.
 *
 * @returns finds the first of the names in a text; `null` when there is none
 */
export function finderOf(names: readonly string[]): (text: string) => string | null {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );
  return (text) => any.exec(text)?.[0] ?? null;
}

/** @returns the banned phrases in a text, "lowest prices" included */
export function bannedPhrases(text: string): string[] {
  return BANNED.filter((phrase) => startOf(phrase).test(text));
}

/** @returns the words in a text that are true only on the day of writing */
export function relativeTimes(text: string): string[] {
  return RELATIVE_TIMES.filter((word) => whole(word).test(text));
}

/** @returns the figures with $ or % that are neither example arithmetic nor in `known` */
export function unknownFigures(text: string, known: ReadonlySet<string>): string[] {
  const figures = [...withoutArithmetic(text).matchAll(FIGURE)].map(([figure]) => figure);
  return figures.filter((figure) => !known.has(figure));
}

/** @returns paragraphs, list items and tables that name a vehicle and a price per month */
export function pricesOfNamedCars(body: string, vehicleIn: (text: string) => string | null): string[] {
  return body
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .filter((block) => MONEY.test(block) && MONTHLY.test(block) && vehicleIn(block) !== null)
    .map((block) => plainText(block).slice(0, 80));
}
