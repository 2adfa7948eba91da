import type { WrittenNumber } from './reading';
import { sensesOf } from './vocabulary';

/** A number, a word, or a mark of a message. `gap`: a column may end before it. */
export type Token = {
  text: string;
  start: number;
  end: number;
  line: number;
  sentence: number;
  gap: boolean;
  number?: WrittenNumber;
  /** A phone number, a date, a time, or an address on the web. */
  isNoise?: boolean;
};

const NOISE = [
  String.raw`https?:\S+|[\w.]{1,40}@[\w.]{2,40}`,
  String.raw`(?:\+?1[-. ])?(?:\(\d{3}\)[ -]?|\d{3}[-.])\d{3}[-. ]\d{4}(?!\d)|\d{3}-\d{4}(?![\d,])|\d{9,}`,
  String.raw`\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d\d)(?!\d)|\d{4}-\d\d-\d\d|(?:0?[1-9]|1[0-2])/(?:3[01]|[12]\d|0?[1-9])(?![\d.,]?\d|[k/])`,
  String.raw`\d{1,2}(?::\d\d){1,2}(?: ?[ap]\.?m\b)?|\d{1,2} ?[ap]m\b`,
].join('|');
const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d{3,},\d\d(?![\d,])|\d+(?:\.\d+)?|\.\d+`;
const UNIT = String.raw` ?%| (?:percent|pct)\b|k(?![a-z\d])| ?¢| cents?\b| dollars?\b|\$(?!\d)`;
const TOKEN = new RegExp(
  String.raw`(${NOISE})|\.{2,}|(\$ ?)?(${DIGITS})(${UNIT})?|(zero|nothing|no money|no)(?= (?:(?:money |cash )?down|due|das|drive|at signing|out of|up ?front)\b)|[\p{L}'’]+|\n|([^\s\d])\6*`,
  'giu',
);

/** A point after them doesn't end a sentence. */
const ABBREVIATION =
  /^([a-z]|mos?|mth|yr|pmt|pymt|acq|resid|res|est|approx|incl?|excl|reg|sec|disp?|dep|disc|adj|tot|ttl|no|mi|mfr|addl|st|mrs?|ms|dr|rt|ext)$/;

function numberOf(match: RegExpMatchArray): WrittenNumber | undefined {
  const [text, , dollar, digits, after = '', none] = match;
  const place = { text, start: match.index ?? 0, end: (match.index ?? 0) + text.length };
  if (none) return { ...place, value: 0, unit: '$' };
  if (digits === undefined) return undefined;
  const unit = after.trim().toLowerCase();
  const plain = /^\d{3,},\d\d$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', '');
  const value = Number(plain) * (unit === 'k' ? 1000 : 1);
  if (dollar || unit === '$' || /^dol/.test(unit)) return { ...place, value, unit: '$' };
  if (unit === '') return { ...place, value, unit: null };
  return { ...place, value, unit: unit === 'k' ? 'k' : unit === '¢' || unit.startsWith('cent') ? '¢' : '%' };
}

/** "36mo", "10kmi", "2500das" */
const isUnit = (text: string) =>
  /^[mxy]$|^per$/.test(text) || (text.length > 1 && sensesOf(text).some(({ name }) => name !== 'filler'));

/** @returns whether letters and digits without a space between them are one code, such as "X3" or "330i", not "36mo" */
function isCode(before: Token, after: Token, previous: Token | undefined): boolean {
  if (before.end !== after.start || !/^[a-z\d]/.test(after.text)) return false;
  if (before.number && !after.number)
    return before.number.unit === null && after.text !== 'x' && after.text.length < 4 && !isUnit(after.text);
  if (!after.number || !/[a-z\d]$/.test(before.text)) return false;
  return before.text === 'x'
    ? previous?.end !== before.start
    : before.text.length < 2 || sensesOf(before.text).length === 0;
}

/** A message with more isn't a dealer's. */
const MOST_NUMBERS = 300;

/** @returns the tokens of a text, spaces left out, in order */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let [line, sentence, end, count] = [0, 0, 0, 0];
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index;
    const last = tokens.at(-1);
    const between = text.slice(end, start);
    const number = match[1] ? undefined : numberOf(match);
    // "Acq. 895" is no end of a sentence, "at 469. Call me" is one.
    const isEnd =
      last &&
      between !== '' &&
      (/^[!?]$/.test(last.text) || (last.text === '.' && !ABBREVIATION.test(tokens.at(-2)?.text ?? '')));
    if (isEnd) sentence++;
    end = start + match[0].length;
    const lower = (/^([^\p{L}\d])\1+$/u.test(match[0]) ? match[0].charAt(0) : match[0])
      .toLowerCase()
      .replace(/['’]/g, '');
    const plain = /[^ -~]/.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower;
    const token: Token = {
      text: plain,
      start,
      end,
      line,
      sentence,
      gap: /\t|\s\s/.test(between) || last?.text === '|',
    };
    if (number) token.number = number;
    if (match[1])
      Object.assign(token, { isNoise: true, number: { text: match[0], value: 0, unit: null, start, end } });
    if (last && isCode(last, token, tokens.at(-2))) {
      tokens[tokens.length - 1] = { ...last, text: last.text + plain, end, number: undefined };
      continue;
    }
    if (token.number && ++count > MOST_NUMBERS) break;
    tokens.push(token);
    if (plain === '\n') [line, sentence] = [line + 1, sentence + 1];
  }
  return tokens;
}
