import type { WrittenNumber } from './reading';
import { sensesOf } from './vocabulary';

/** A number, a word, or a mark. `sentence` and `cell`, of a table, are counted through the message; `group`: which parentheses, 0 for none. */
export type Token = { text: string; start: number; end: number; line: number } & {
  sentence: number;
  cell: number;
  group: number;
  number?: WrittenNumber;
  /** A phone number, a date, a time, or an address on the web. */
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
const TOKEN = String.raw`(${NOISE})|\.{2,}|(\$ ?)?(${DIGITS})(${UNIT})?|(zero)\b|(?<!\d)\p{L}+(?=\d)[\p{L}\d]+|[\p{L}'’]+|\n|([^\s\d])\6*`;
/** A point after them doesn't end a sentence. */
const ABBREVIATION =
  /^([a-z]|mos?|mth|yr|pmt|pymt|acq|resid|res|est|approx|incl?|excl|reg|sec|disp?|dep|disc|adj|tot|ttl|no|mi|mfr|addl|st|mrs?|ms|dr|rt|ext)$/;
/** A message with more isn't a dealer's. */
const MOST_NUMBERS = 300;

function numberOf(match: RegExpMatchArray): WrittenNumber | undefined {
  const [text, , dollar, digits, after = '', zero] = match;
  const place = { text, start: match.index ?? 0, end: (match.index ?? 0) + text.length };
  if (zero) return { ...place, value: 0, unit: '$' };
  if (digits === undefined) return undefined;
  const plain = /^\d{3,},\d\d$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', '');
  const sign = dollar ? '$' : after.trim().charAt(0).toLowerCase();
  const unit =
    ({ '': null, $: '$', d: '$', k: 'k', '¢': '¢', c: '¢', m: 'k', g: 'k' } as const)[sign] ??
    (sign ? '%' : null);
  const isThousands = unit === 'k';
  return { ...place, value: Number(plain) * (isThousands ? 1000 : 1), unit };
}

/** @returns whether letters after digits are no unit, as in "330i" */
const isCode = (text: string, end: number) => {
  const letters = /^[a-z]+/i.exec(text.slice(end, end + 20))?.[0].toLowerCase() ?? '';
  return letters !== '' && !/^[mxy]$/.test(letters) && (letters.length < 2 || sensesOf(letters).length === 0);
};

/** @returns the tokens of a text, spaces left out, in order */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const place = { line: 0, sentence: 0, cell: 0, group: 0 };
  let [end, count, groups] = [0, 0, 0];
  const pattern = new RegExp(TOKEN, 'giu');
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [last, between] = [tokens.at(-1), text.slice(end, match.index)];
    let number = match[1] ? undefined : numberOf(match);
    end = match.index + match[0].length;
    if (number && number.value < 1000 && !match[2] && !match[4] && isCode(text, end)) {
      number = undefined;
      end += /^[a-z\d]+/i.exec(text.slice(end, end + 40))?.[0].length ?? 0;
      pattern.lastIndex = end;
    }
    const isEnd =
      /^[!?]$/.test(last?.text ?? '') ||
      (last?.text === '.' && !ABBREVIATION.test(tokens.at(-2)?.text ?? ''));
    if (isEnd && between !== '') place.sentence++;
    if (/\t|\s\s/.test(between) || last?.text === '|') place.cell++;
    const whole = text
      .slice(match.index, end)
      .toLowerCase()
      .replace(/^\.\.+$/, ':')
      .replace(/^([^\p{L}\d])\1+$/u, '$1')
      .replace(/['’]/g, '');
    const plain = /[^ -~]/.test(whole) ? whole.normalize('NFD').replace(/\p{M}/gu, '') : whole;
    if (plain === '(') place.group = ++groups;
    const token: Token = { text: plain, start: match.index, end, ...place };
    if (plain === ')') place.group = 0;
    if (number) token.number = number;
    if (match[1])
      Object.assign(token, {
        isNoise: true,
        number: { text: match[0], value: 0, unit: null, start: match.index, end },
      });
    if (token.number && ++count > MOST_NUMBERS) break;
    tokens.push(token);
    if (plain !== '\n') continue;
    Object.assign(place, {
      line: place.line + 1,
      sentence: place.sentence + 1,
      cell: place.cell + 1,
      group: 0,
    });
  }
  return tokens;
}
