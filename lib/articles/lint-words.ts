import { plainText, withoutArithmetic } from './source';

/** Fact sheet, section 0: phrases that motor-vehicle advertising rules name, and rates that need disclosures. */
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

/** A guide is true whenever it is read: dates are absolute. */
const RELATIVE_TIME = [
  'now',
  'nowadays',
  'currently',
  'today',
  'recently',
  'these days',
  'at the moment',
  'this week',
  'this month',
  'this year',
  'next year',
];

const AMOUNT = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** "$1,095", "$300–$500", "6.625%", "7 percent"; a range is one figure. */
const FIGURE = new RegExp(
  String.raw`\$${AMOUNT}(?:\s?[–-]\s?\$?${AMOUNT})?|${AMOUNT}(?:[–-]${AMOUNT})?\s?(?:%|percent\b)`,
  'g',
);
const MONTHLY = /\b(?:(?:a|per|each|every) month|monthly)\b|\/\s?mo\b/i;
const MONEY = /\$\d|<Usd>/;

function phrase(text: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}-])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')}`,
    'iu',
  );
}

function wholePhrase(text: string): RegExp {
  return new RegExp(`${phrase(text).source}(?![\\p{L}-])`, 'iu');
}

/** Names of vehicles as whole words, in their own spelling: "Pilot" is one, "pilot" is none. */
export function mentions(text: string, names: readonly string[]): string | null {
  return (
    names.find((name) =>
      new RegExp(
        `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
        'u',
      ).test(text),
    ) ?? null
  );
}

/** @returns the banned phrases a text holds */
export function bannedPhrases(text: string): string[] {
  return BANNED.filter((banned) => phrase(banned).test(text));
}

/** @returns the words a text holds that are true only on the day of writing */
export function relativeTimes(text: string): string[] {
  return RELATIVE_TIME.filter((word) => wholePhrase(word).test(text));
}

/** @returns the figures that are neither example arithmetic nor in `known` */
export function unknownFigures(text: string, known: ReadonlySet<string>): string[] {
  return [...withoutArithmetic(text).matchAll(FIGURE)]
    .map(([figure]) => figure)
    .filter((figure) => !known.has(figure));
}

/** @returns paragraphs, list items and tables in which a price per month stands beside a named vehicle */
export function pricesOfNamedCars(body: string, vehicles: readonly string[]): string[] {
  return body
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .filter((block) => MONEY.test(block) && MONTHLY.test(block) && mentions(block, vehicles) !== null)
    .map((block) => plainText(block).slice(0, 80));
}
