import { count, plain, usd } from '@/lib/format/format';

/** What a field understood, with what was rounded away, or what is wrong with it in plain words. */
export type Parsed<T> = { ok: true; value: T; note?: string } | { ok: false; message: string };

const NUMBER = /^(-?)\$?(-?)([1-9]\d{0,2}(?:,\d{3})+|\d*)([.,]\d*)?(k?)-?(.*)$/;
const NOTHING = /^(none|no|zero|nothing|waived|n\/a)$/i;

/** @returns the text with full-width characters and every kind of dash as their plain ones */
export const plainCharacters = (text: string) =>
  text.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-');

/**
 * In the unit that people type: dollars, percent, months. `reason`: why nothing else is accepted.
 */
export type Limits = { min: number; max: number; reason: string };
type NumberKind = {
  /**
   * What may follow a number, in lowercase, without spaces, and the factor that it multiplies the
   * number by.
   */
  units: readonly (readonly [pattern: RegExp, factor: number])[];
  /** How many are kept. */
  decimals: number;
  expected: string;
  print: (value: number) => string;
  /** Follows the larger limit. */
  unit?: string;
};

const kinds = {
  money: {
    units: [
      [/^(\$|dollars?|usd)?(\/?(mo|month))?((\+|plus)tax)?$/, 1],
      [/^(¢|cents?)$/, 0.01],
    ],
    decimals: 2,
    expected: 'an amount, such as 42,000',
    print: usd,
  },
  percent: {
    units: [[/^((%|percent|pct)(ofmsrp)?)?$/, 1]],
    decimals: 9,
    expected: 'a percentage, such as 6% or 60%',
    print: (value) => `${plain(value)}%`,
  },
  'money-factor': {
    units: [[/^(mf)?$/, 1]],
    decimals: 9,
    expected: 'a small decimal, such as 0.0021',
    print: plain,
  },
  months: {
    units: [
      [/^(mo?|mos|mths?|months?)?$/, 1],
      [/^(y|yrs?|years?)$/, 12],
    ],
    decimals: 0,
    expected: 'a number of months, such as 36',
    print: plain,
    unit: ' months',
  },
  year: { units: [[/^$/, 1]], decimals: 0, expected: 'a year, such as 2026', print: plain },
  miles: {
    units: [[/^(mi|miles?)?((\/|a)(yr|year))?$/, 1]],
    decimals: 0,
    expected: 'a number of miles, such as 12,000',
    print: count,
    unit: ' miles',
  },
} satisfies Record<string, NumberKind>;

export type KindOfNumber = keyof typeof kinds;

/** @param message what is wrong, as a sentence */
export const fail = (message: string) => ({ ok: false, message }) as const;

/**
 * Reads a number as people type it: "42,000", "$42k", ".0021", "459,50", "36-month", "329+tax";
 * "none" is zero where zero is allowed.
 *
 * @returns money in cents, other kinds in the unit that people type
 */
export function parseNumber(text: string, kind: KindOfNumber, limits: Limits): Parsed<number> {
  const { units, decimals, expected, print, unit = '' }: NumberKind = kinds[kind];
  if (limits.min === 0 && NOTHING.test(text.trim())) return { ok: true, value: 0 };
  const compact = plainCharacters(text).toLowerCase().replace(/\s+/g, '');
  const [, sign, signAfterDollar, whole = '', fraction = '', thousands, suffix = ''] =
    NUMBER.exec(compact) ?? [];
  const factor = units.find(([pattern]) => pattern.test(suffix))?.[1];
  if (!/\d/.test(whole + fraction) || factor === undefined)
    return fail(`Enter ${expected}${limits.min === 0 ? ', or 0' : ''}.`);
  const digits = `${whole.replaceAll(',', '') || '0'}${fraction.replace(',', '.')}`;
  const exact = Number(`${digits}e${decimals + (thousands ? 3 : 0)}`) * factor;
  // A whole number, so that no binary fraction gets in.
  const rounded = Math.round(exact);
  const scaled = sign || signAfterDollar ? 0 - rounded : rounded;
  const value = scaled / 10 ** decimals;
  if (!(value >= limits.min && value <= limits.max))
    return fail(`Enter ${print(limits.min)} to ${print(limits.max)}${unit}. ${limits.reason}`);
  const untaxed =
    kind === 'money' && suffix.endsWith('tax') ? { note: 'Without the tax on top.' } : {};
  const note = Math.abs(exact - rounded) > 1e-6 ? { note: `Rounded to ${print(value)}.` } : untaxed;
  return { ok: true, value: kind === 'money' ? scaled : value, ...note };
}
