import type { partSchemas } from './part-schemas';

const WORDS_A_MINUTE = 225;

/**
 * The words that a component shows of its own, beside its attributes and what stands inside of it:
 * labels and amounts that it calculates, and the texts of a chart, once. Tools aren't read, but
 * used, so they count for nothing. tests/e2e/guides.spec.ts compares the result with the pages.
 */
const ownWords: { [Name in keyof typeof partSchemas]?: number } = {
  AskWithCredit: 45,
  Confirm: 2,
  DayOneBill: 123,
  DeclarationsPage: 127,
  GapChart: 60,
  LeaseOrBuyChart: 77,
  MileageChart: 79,
  PaymentChart: 32,
  PaymentExample: 76,
  SampleLease: 344,
  Since: 6,
  SumExample: 16,
  WearChart: 120,
};

/** Attributes whose values aren't shown: `of` names a term, `url` and `href` are addresses. */
const UNSEEN_ATTRIBUTE = /\b(?:of|url|href|src|id|className|date)="[^"]*"/g;

/** The last part of a guide, which readers look things up in. */
const SOURCES = /<Sources>[\s\S]*<\/Sources>/;

/** A tag of MDX, such as `<Worksheet title="…" lines={["…", "…"]} />`. */
const TAG = /<(\/?)(\w*)([^>]*)>/g;

/**
 * Counts the words of a guide that people read: its prose, tables, worksheets and examples, and the
 * texts of its charts.
 *
 * @param body the MDX of a guide, without front matter
 * @returns the number of words; a calculation in braces is one, and a sign without a letter or a
 *   digit, such as "÷", is none
 */
export function countWords(body: string): number {
  const read = body.replace(SOURCES, '');
  const tags = [...read.matchAll(TAG)];
  const wordsOfTags = tags.reduce((sum, [, slash = '', name = '', attributes = '']) => {
    return slash ? sum : sum + wordsOfTag(name, attributes);
  }, 0);
  const prose = read
    .replace(TAG, '')
    .replace(/\{[^}]*\}/g, '0')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\s*\d+\.\s/gm, '');
  return wordsIn(prose) + wordsOfTags;
}

function wordsOfTag(name: string, attributes: string): number {
  const own = Object.hasOwn(ownWords, name) ? ownWords[name as keyof typeof ownWords] : 0;
  const shown = attributes.replace(UNSEEN_ATTRIBUTE, '');
  const texts = shown.match(/"[^"]*"/g) ?? [];
  const numbers = name === 'BarTable' ? numbersOf(shown) : 0;
  return (own ?? 0) + numbers + wordsIn(texts.join(' '));
}

/** The numbers in the rows of a <BarTable>; a calculation is one. */
function numbersOf(attributes: string): number {
  const [, rows = ''] = /\brows=\{([\s\S]*?\])\s*\}/.exec(attributes) ?? [];
  const cells = rows.replace(/"[^"]*"/g, '').split(',');
  return cells.filter((cell) => /\d/.test(cell)).length;
}

function wordsIn(text: string): number {
  const words = text.split(/[\s|]+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** @returns the minutes it takes to read that many words, rounded, at least 1 */
export function readMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / WORDS_A_MINUTE));
}
