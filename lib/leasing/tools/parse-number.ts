import { count, plain, usd } from '@/lib/format/format';

/** What a field understood, with what was rounded away, or what is wrong with it in plain words. */
export type Parsed<T> = { ok: true; value: T; note?: string } | { ok: false; message: string };

/** In the unit that people type: dollars, percent, months. */
type Limits = {
  min: number;
  max: number;
  /** Why nothing else is accepted, as a sentence. */
  reason: string;
};

/** What may follow a number, in lowercase and without spaces: "%", "months", "/mo+tax". */
type Unit = {
  pattern: RegExp;
  /** What the number is multiplied by: 12 where it's years and months are wanted. */
  factor: number;
};

type NumberKind = {
  units: readonly Unit[];
  /** How many are kept. */
  decimals: number;
  expected: (max: number) => string;
  print: (value: number) => string;
  /** Follows the larger limit. */
  unit?: string;
};

/** @returns the price of a car only where a price is accepted */
function exampleAmount(max: number): string {
  if (max <= 1) return '0.25';
  return max <= 10_000 ? '450' : '42,000';
}

const kinds = {
  money: {
    units: [
      // "dollars", "/mo", "plus tax"
      { pattern: /^(\$|dollars?|usd)?(\/?(mo|month))?((\+|plus)tax)?$/, factor: 1 },
      { pattern: /^(¢|cents?)$/, factor: 0.01 },
    ],
    decimals: 2,
    expected: (max) => `an amount, such as ${exampleAmount(max)}`,
    print: usd,
  },
  percent: {
    units: [{ pattern: /^((%|percent|pct)(ofmsrp)?)?$/, factor: 1 }],
    decimals: 9,
    expected: () => 'a percentage, such as 6% or 60%',
    print: (value) => `${plain(value)}%`,
  },
  'money-factor': {
    units: [{ pattern: /^(mf)?$/, factor: 1 }],
    decimals: 9,
    expected: () => 'a small decimal, such as 0.0021',
    print: plain,
  },
  months: {
    units: [
      { pattern: /^(mo?|mos|mths?|months?)?$/, factor: 1 },
      { pattern: /^(y|yrs?|years?)$/, factor: 12 },
    ],
    decimals: 0,
    expected: () => 'a number of months, such as 36',
    print: plain,
    unit: ' months',
  },
  year: {
    units: [{ pattern: /^$/, factor: 1 }],
    decimals: 0,
    expected: () => 'a year, such as 2026',
    print: plain,
  },
  miles: {
    units: [{ pattern: /^(mi|miles?)?((\/|a)(yr|year))?$/, factor: 1 }],
    decimals: 0,
    expected: () => 'a number of miles, such as 12,000',
    print: count,
    unit: ' miles',
  },
} satisfies Record<string, NumberKind>;

export type KindOfNumber = keyof typeof kinds;

/** @param message what is wrong, as a sentence */
export const fail = (message: string) => ({ ok: false, message }) as const;

/** @returns the text with full-width characters and every kind of dash as their plain ones */
const plainCharacters = (text: string) =>
  text.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-');

const ZERO = /^(none|no|zero|nothing|waived|n\/a)$/i;

/** "-" before or after a "$" */
const SIGN = String.raw`(?<sign>-?\$?-?)`;
/** "42,000", "42000", or nothing before a decimal point */
const WHOLE = String.raw`(?<whole>[1-9]\d{0,2}(?:,\d{3})+|\d*)`;
/** ".50" or ",50" */
const FRACTION = String.raw`(?<fraction>[.,]\d*)?`;
const THOUSANDS = '(?<thousands>k?)';
/** The unit, also after a hyphen: "-month" */
const SUFFIX = '-?(?<suffix>.*)';
/** "$42k", "36-month" */
const NUMBER = new RegExp(`^${SIGN}${WHOLE}${FRACTION}${THOUSANDS}${SUFFIX}$`);

/** @returns the parts of a typed number; null where it has no digit */
function readParts(text: string) {
  const compact = plainCharacters(text).toLowerCase().replace(/\s+/g, '');
  const parts = NUMBER.exec(compact)?.groups;
  const { sign = '', whole = '', fraction = '', thousands = '', suffix = '' } = parts ?? {};
  if (!/\d/.test(whole + fraction)) return null;
  return {
    isNegative: sign.includes('-'),
    digits: `${whole.replaceAll(',', '') || '0'}${fraction.replace(',', '.')}`,
    isThousands: thousands === 'k',
    suffix,
  };
}

/**
 * Reads a number as people type it: "42,000", "$42k", ".0021", "459,50", "36-month", "329+tax";
 * "none" is zero where zero is allowed.
 *
 * @returns money in cents, other kinds in the unit that people type
 */
export function parseNumber(text: string, kind: KindOfNumber, limits: Limits): Parsed<number> {
  const { units, decimals, expected, print, unit = '' }: NumberKind = kinds[kind];
  const { min, max, reason } = limits;
  if (min === 0 && ZERO.test(text.trim())) return { ok: true, value: 0 };

  const parts = readParts(text);
  const factor = parts && units.find(({ pattern }) => pattern.test(parts.suffix))?.factor;
  if (!parts || !factor) return fail(`Enter ${expected(max)}${min === 0 ? ', or 0' : ''}.`);

  // A whole number of the last decimal that is kept, so that no binary fraction gets in.
  const exact = Number(`${parts.digits}e${decimals + (parts.isThousands ? 3 : 0)}`) * factor;
  const rounded = Math.round(exact);
  const scaled = parts.isNegative ? 0 - rounded : rounded;
  const value = scaled / 10 ** decimals;
  const isWithin = value >= min && value <= max;
  if (!isWithin) return fail(`Enter ${print(min)} to ${print(max)}${unit}. ${reason}`);

  const result = { ok: true, value: kind === 'money' ? scaled : value } as const;
  const wasRounded = Math.abs(exact - rounded) > 1e-6;
  if (wasRounded) return { ...result, note: `Rounded to ${print(value)}.` };
  if (kind === 'money' && parts.suffix.endsWith('tax'))
    return { ...result, note: 'Without the tax on top.' };
  return result;
}
