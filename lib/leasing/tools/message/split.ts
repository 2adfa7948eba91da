import { saidBy, wordOf } from './vocabulary';

type Unit = '$' | '%' | '¢' | 'k';
/** A number as it's written: 61 for "61%", 10000 for "10k"; and where it is in the text. */
export type WrittenNumber = {
  text: string;
  value: number;
  unit: Unit | null;
  start: number;
  end: number;
};
type Place = Record<'start' | 'end' | 'cell' | 'sentence', number>;
/**
 * A number, a name and what it says, or any other word or mark, which `isUnknown` if it may matter.
 * No fillers.
 */
export type Element = Place & {
  says: readonly string[];
  isUnknown: boolean;
  number?: WrittenNumber;
};

const PHONE = String.raw`(?:\+?1[-. ])?(?:(?:\(\d{3}\)[ -]?|\d{3}[-. ])\d{3}[-. ]|\d{3}[-.])\d{4}(?![\d,])|\d{9,}`;
const DATE = String.raw`\d\d?[/-]\d\d?[/-](?:20)?\d\d(?!\d)|(?:0?\d|1[0-2])/(?:3[01]|[12]?\d)(?!\.?\d|[k/])`;
/** "4:30", "9 am", "1st", and "330i"; but "36m" is a number. */
const OTHERS = String.raw`\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\d{1,2}:\d\d|(?!1st)\d+(?:st|nd|rd|th)\b|\d+[abd-jln-wz]\d*\b`;
const NOISE = new RegExp(String.raw`(?<![\d$.,]|\$ )(?:${PHONE}|${DATE}|${OTHERS})`, 'gi');
const NUMBER = String.raw`(?<digits>(?:\$ ?)?(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+))`;
const UNIT = String.raw`(?<unit> ?(?:%|¢)|[kc](?![a-z\d])| (?:percent|cent(?:avo)?s?|mil|grand|thousand)\b)?`;
const WORD = String.raw`#\d\b|1st\b|\b(?:incl|approx|mos?|pmt|yr|adj|eff|acq|est)\.|\p{L}(?:\.\p{L}\b)+\.?|(?<!\d)\p{L}+\d[\p{L}\d]*|[\p{L}'’]+`;
const END = String.raw`(?<end>\n|[!?]+|(?<!\.)\.(?=\s))|(?<cell>\t|[^\S\n]{2,}|\|)`;
const TOKEN = new RegExp(
  String.raw`${WORD}|${NUMBER}${UNIT}|${END}|(?<mark>[^\s\d])\k<mark>*`,
  'giu',
);
const UNITS: Record<string, Unit> = {
  '%': '%',
  p: '%',
  '¢': '¢',
  c: '¢',
  k: 'k',
  m: 'k',
  g: 'k',
  t: 'k',
};
const [MOST_WORDS, LONGEST_NAME] = [2000, 5];

function numberOf(match: RegExpExecArray): WrittenNumber | undefined {
  const { digits, unit: written = '' } = match.groups ?? {};
  if (!digits) return undefined;
  const unit = digits.startsWith('$')
    ? '$'
    : (UNITS[written.trim().charAt(0).toLowerCase()] ?? null);
  const value = Number(digits.replace(/[$ ,]/g, '')) * (/^ ?[kmgt]/i.test(written) ? 1000 : 1);
  return { text: match[0], value, unit, start: match.index, end: match.index + match[0].length };
}

type Word = { place: Place; word: string; isCapital: boolean };
const isWord = (one: Word | undefined) => /\p{L}/u.test(one?.word ?? '');

/**
 * @returns the longest names of numbers in a phrase, and its other words; a capital behind a word
 *   begins somebody's name
 */
function namesOf(words: readonly Word[]): Element[] {
  const names: Element[] = [];
  for (let [from, to] = [0, 0]; from < words.length; from = to) {
    const { isCapital, place } = words[from] as Word;
    const saidUpTo = (end: number) => saidBy(words.slice(from, end).map((one) => one.word));
    to = Math.min(words.length, from + LONGEST_NAME);
    while (to > from + 1 && saidUpTo(to).length === 0) to--;
    const said = saidUpTo(to);
    const says = said.length === 0 && isCapital && isWord(words[from - 1]) ? ['harmless'] : said;
    const isUnknown = says.length === 0 && isWord(words[from]);
    names.push({ ...place, end: words[to - 1]?.place.end ?? place.end, says, isUnknown });
  }
  return names;
}

/** @returns what a text is made of, in order */
export function elementsOf(text: string): Element[] {
  const [elements, words]: [Element[], Word[]] = [[], []];
  const place = { cell: 0, sentence: 0 };
  let count = 0;
  const withoutNoise = text.replace(NOISE, (noise) => '_'.repeat(noise.length));
  // A name alone above its number is as before it.
  const plain = withoutNoise.replace(/\n(?<=^[^\d\n]+\n)(?=[$\d.,% ]+(?:$|\+))/gm, ' ');
  for (const match of plain.matchAll(TOKEN)) {
    const [written, number] = [match[0], numberOf(match)];
    const own = { ...place, start: match.index, end: match.index + written.length };
    const { end, cell } = match.groups ?? {};
    const word = number || end || cell ? '' : wordOf(written);
    if (word) words.push({ place: own, word, isCapital: /^\p{Lu}\p{Ll}/u.test(written) });
    if (number || end || cell) elements.push(...namesOf(words.splice(0)));
    count += number ? 8 : Number(word !== '');
    if (count > MOST_WORDS) break;
    if (number) elements.push({ ...own, number, says: [], isUnknown: false });
    if (end) place.sentence++;
    if (end || cell) place.cell++;
  }
  return [...elements, ...namesOf(words)];
}
