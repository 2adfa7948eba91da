import type { Unit, WrittenNumber } from './reading';
import { sensesOf } from './vocabulary';

/** `sentence` and `cell` are counted through the message; `group`: which parentheses, 0 for none. */
type Place = { line: number; sentence: number; cell: number; group: number };
/** A number, a word, or a mark. `isNoise`: a phone number, a date, a time, or an address on the web. */
export type Token = Place & {
  text: string;
  start: number;
  end: number;
  number?: WrittenNumber;
  isNoise?: boolean;
};

const NOISE = [
  String.raw`https?:\S+|[\w.]{1,40}@[\w.]{2,40}`,
  String.raw`(?:\+?1[-. ])?(?:\(\d{3}\)[ -]?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)|\d{3}-\d{4}(?![\d,])|\d{9,}`,
  String.raw`\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d\d)(?!\d)|\d{4}-\d\d-\d\d|(?:0?[1-9]|1[0-2])/(?:3[01]|[12]\d|0?[1-9])(?![\d.,]?\d|[k/])`,
  String.raw`\d{1,2}(?::\d\d){1,2}(?: ?[ap]\.?m\b)?|\d{1,2} ?[ap]m\b|\d+(?:st|nd|rd|th)\b`,
].join('|');
const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d{3,},\d\d(?![\d,])|\d+(?:\.\d+)?|\.\d+`;
const UNIT = String.raw` ?%| (?:percent|pct)\b|k(?![a-z\d])| (?:mil|grand)\b| ?¢| cents?\b| dollars?\b|\$(?!\d)`;
const WORD = String.raw`(?<!\d)\p{L}+(?=\d)[\p{L}\d]+|[\p{L}'’]+|\n|([^\s\d])\6*`;
const TOKEN = String.raw`(${NOISE})|\.{2,}|(\$ ?)?(${DIGITS})(${UNIT})?|(zero)\b|${WORD}`;
const UNITS: Record<string, Unit> = {
  $: '$',
  d: '$',
  k: 'k',
  m: 'k',
  g: 'k',
  '¢': '¢',
  c: '¢',
  '%': '%',
  p: '%',
};
/** A point after them doesn't end a sentence. */
const ABBREVIATION =
  /^([a-z]|mos?|mth|yr|pmt|pymt|acq|resid|res|est|approx|incl?|excl|reg|sec|disp?|dep|disc|adj|tot|ttl|no|mi|mfr|addl|st|mrs?|ms|dr|rt|ext)$/;
/** A message with more isn't a dealer's. */
const MOST_NUMBERS = 300;

function numberOf(match: RegExpExecArray): WrittenNumber | undefined {
  const [text, noise, dollar, digits, after = '', zero] = match;
  const place = { text, start: match.index, end: match.index + text.length };
  if (noise || zero) return { ...place, value: 0, unit: zero ? '$' : null };
  if (digits === undefined) return undefined;
  const plain = /^\d{3,},\d\d$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', '');
  const unit = UNITS[dollar ? '$' : after.trim().charAt(0).toLowerCase()] ?? null;
  return {
    ...place,
    value: Number(plain) * (/^( (mil|grand)|k)$/i.test(after) ? 1000 : 1),
    unit: dollar ? '$' : unit,
  };
}

/** @returns the letters and digits after a number that make it a code, as in "330i"; not a unit, as in "36mo" */
function codeAfter(text: string, end: number): string {
  const [all = '', letters = ''] = /^([a-z]+)[a-z\d]*/i.exec(text.slice(end, end + 40)) ?? [];
  const isUnit =
    /^[mxy]$/i.test(letters) || (letters.length > 1 && sensesOf(letters.toLowerCase()).length > 0);
  return isUnit ? '' : all;
}

function plainText(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/^\.\.+$/, ':')
    .replace(/^([^\p{L}\d])\1+$/u, '$1')
    .replace(/['’]/g, '');
  return /[^ -~]/.test(plain) ? plain.normalize('NFD').replace(/\p{M}/gu, '') : plain;
}

/** @returns the tokens of a text, spaces left out, in order */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const place: Place = { line: 0, sentence: 0, cell: 0, group: 0 };
  let [end, count, groups] = [0, 0, 0];
  const pattern = new RegExp(TOKEN, 'giu');
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [before, last] = tokens.slice(-2);
    const between = text.slice(end, match.index);
    const number = numberOf(match);
    end = pattern.lastIndex;
    const isBare = number && !match[1] && !match[2] && !match[4] && number.value < 1000;
    const code = isBare ? codeAfter(text, end) : '';
    end = pattern.lastIndex = end + code.length;
    const isPoint = last?.text === '.' && !ABBREVIATION.test(before?.text ?? '');
    if (between !== '' && (isPoint || /^[!?]$/.test(last?.text ?? ''))) place.sentence++;
    if (/\t|\s\s/.test(between) || last?.text === '|') place.cell++;
    const plain = plainText(text.slice(match.index, end));
    if (plain === '(') place.group = ++groups;
    const own = number && !code ? { number, isNoise: match[1] !== undefined } : {};
    if (own.number && ++count > MOST_NUMBERS) break;
    tokens.push({ text: plain, start: match.index, end, ...place, ...own });
    // "Residual 56% ($33,006)" and "bank fee ($595)" are the same without parentheses.
    if (plain === ')')
      for (const one of before?.text === '(' && last?.number?.unit ? tokens.slice(-3) : []) one.group = 0;
    if (plain === ')' || plain === '\n') place.group = 0;
    if (plain === '\n')
      Object.assign(place, { line: place.line + 1, sentence: place.sentence + 1, cell: place.cell + 1 });
  }
  return tokens;
}
