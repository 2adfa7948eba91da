import { saidBy, wordOf } from './vocabulary';

type Unit = '$' | '%' | '¢' | 'k';
/** A number as it's written: 61 for "61%", 10000 for "10k"; and where it is in the text. */
export type WrittenNumber = { text: string; value: number; unit: Unit | null; start: number; end: number };
type Place = Record<'start' | 'end' | 'line' | 'cell' | 'sentence', number> & { number?: WrittenNumber };
type Word = Place & { word: string };
/** A number, a name and what it says, or any other word or mark. Fillers are left out. */
export type Element = Place & { says: readonly string[] };

const PHONE = String.raw`(?:\+?1[-. ])?(?:\(\d{3}\)[ -]?|\d{3}[-. ])?\d{3}[-. ]\d{4}(?![\d,])|\d{9,}`;
const DATE = String.raw`\d\d?[/-]\d\d?[/-](?:20)?\d\d(?!\d)|(?:0?\d|1[0-2])/(?:3[01]|[12]?\d)(?!\.?\d|[k/])`;
/** "4:30", "9 am", "1st", and "330i"; but "36m" is a number. */
const OTHERS = String.raw`\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\d{1,2}:\d\d|\d+(?:st|nd|rd|th)\b|\d+[a-jln-wz]\d*\b`;
const WEB = String.raw`https?:\S+|[\w.]{1,40}@[\w.]{2,40}`;
const NOISE = new RegExp(String.raw`(?<![\d$.,]|\$ )(?:${PHONE}|${DATE}|${OTHERS})|${WEB}`, 'gi');
const NUMBER = String.raw`(?<digits>(?:\$ ?)?(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+))`;
const UNIT = String.raw`(?<unit> ?(?:%|¢)|k(?![a-z\d])| (?:percent|cent(?:avo)?s?|mil|grand)\b)?`;
const WORD = String.raw`\b(?:incl|approx)\.|\p{L}(?:\.\p{L}\b)+\.?|(?<!\d)\p{L}+\d[\p{L}\d]*|[\p{L}'’]+`;
const END = String.raw`(?<end>\n|[!?]+|(?<!\.)\.(?=\s))|(?<cell>\t|[^\S\n]{2,}|\|)`;
const TOKEN = new RegExp(String.raw`${NUMBER}${UNIT}|${WORD}|${END}|(?<mark>[^\s\d])\k<mark>*`, 'giu');
const UNITS: Record<string, Unit> = { '%': '%', p: '%', '¢': '¢', c: '¢', k: 'k', m: 'k', g: 'k' };
/** A message with more isn't a dealer's. */
const [MOST_WORDS, MOST_NUMBERS] = [2000, 300];
const LONGEST_NAME = 6;

function numberOf(match: RegExpExecArray): WrittenNumber | undefined {
  const { digits, unit: written = '' } = match.groups ?? {};
  if (!digits) return undefined;
  const unit = digits.startsWith('$') ? '$' : (UNITS[written.trim().charAt(0).toLowerCase()] ?? null);
  const value = Number(digits.replace(/[$ ,]/g, '')) * (/[kmg]/i.test(written) ? 1000 : 1);
  return { text: match[0], value, unit, start: match.index, end: match.index + match[0].length };
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const place = { line: 0, cell: 0, sentence: 0 };
  let count = 0;
  // "Bank fee ($595)" is the same without parentheses.
  const plain = text
    .replace(NOISE, (noise) => 'x'.repeat(noise.length))
    .replace(/\((\$?[\d.,]+ ?%?)\)/g, ' $1 ');
  for (const match of plain.matchAll(TOKEN)) {
    const { end, cell } = match.groups ?? {};
    if (end) place.sentence++;
    if (end === '\n') place.line++;
    if (end === '\n' || cell) place.cell++;
    const number = numberOf(match);
    if (words.length === MOST_WORDS || (number && ++count > MOST_NUMBERS)) break;
    const word = number ? '' : wordOf(match[0].trim());
    if (number || word)
      words.push({ ...place, start: match.index, end: match.index + match[0].length, word, number });
  }
  return words;
}

/** @returns a list in parts: a new one begins where neighbors are apart */
export function partsOf<T>(all: readonly T[], areApart: (one: T, next: T) => boolean): T[][] {
  const parts: T[][] = [];
  for (const [at, one] of all.entries()) {
    if (at === 0 || areApart(all[at - 1] as T, one)) parts.push([]);
    parts.at(-1)?.push(one);
  }
  return parts;
}

/** @returns what a text is made of, in order, each name as long as possible */
export function elementsOf(text: string): Element[] {
  const elements: Element[] = [];
  const areApart = (one: Word, next: Word) =>
    Boolean(one.number || next.number) || one.sentence !== next.sentence || one.cell !== next.cell;
  for (const words of partsOf(wordsOf(text), areApart))
    for (let [from, to] = [0, 0]; from < words.length; from = to) {
      const saidUpTo = (end: number) => saidBy(words.slice(from, end).map(({ word }) => word));
      to = Math.min(words.length, from + LONGEST_NAME);
      while (to > from + 1 && saidUpTo(to).length === 0) to--;
      const { word, ...first } = words[from] as Word;
      const says = saidUpTo(to);
      // What joins doesn't part.
      if (says.length > 0 || !/^(plus|and|on)$/.test(word))
        elements.push({ ...first, end: words[to - 1]?.end ?? first.end, says });
    }
  return elements;
}
