import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { plainText, withoutSources, words } from './source';

const HEADING_OR_TABLE = /^(?:#{1,6}\s|\|).*$/gm;
/** A list item or a table cell of fewer words isn't a sentence. */
const MIN_WORDS = 4;
const SENTENCE_END = /(?<=[.!?][”"’')]?)\s+(?=[A-Z“"'0-9])/;
const CONTRACTION =
  /\b(?:\w+n['’]t|\w+['’](?:re|ll|ve|d|m)|(?:it|that|here|there|what|who|let|he|she)['’]s)\b/gi;

/** The same words come again and again, and counting one takes longer than finding it here. */
const counted = new Map<string, number>();

/** A number counts as a word of one syllable: nobody stumbles over "36". */
function syllablesOf(word: string): number {
  const known = counted.get(word);
  if (known !== undefined) return known;
  const count = Math.max(1, syllable(word.replace(/[^\p{L}'’]/gu, '')));
  counted.set(word, count);
  return count;
}

/**
 * How hard a guide's sentences are to read.
 *
 * @param body MDX below the front matter; headings, tables and sources don't count
 * @returns the Flesch–Kincaid grade: 8 is a text for an American of 13 or 14; 0 without sentences
 */
export function readingGrade(body: string): number {
  const sentences = plainText(withoutSources(body).replace(HEADING_OR_TABLE, ''))
    .split(/\n+/)
    .flatMap((paragraph) => paragraph.trim().split(SENTENCE_END))
    .map(words)
    .filter((list) => list.length >= MIN_WORDS);
  if (sentences.length === 0) return 0;
  const all = sentences.flat();
  return fleschKincaid({
    sentence: sentences.length,
    word: all.length,
    syllable: all.reduce((total, word) => total + syllablesOf(word), 0),
  });
}

/** @returns how many words of a body are contractions */
export function contractions(body: string): number {
  return plainText(body).match(CONTRACTION)?.length ?? 0;
}

/** @param numbers at least one @returns the middle one, or the mean of the two in the middle */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((total, number) => total + number, 0) / middle.length;
}
