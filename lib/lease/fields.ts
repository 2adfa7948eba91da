import { type IsoDate, isDate } from '@/lib/format/dates';
import { count, money, plain } from '@/lib/format/format';

/** What a field understood, with what was rounded away, or what is wrong with it in plain words. */
export type Parsed<T> = { ok: true; value: T; note?: string } | { ok: false; message: string };

/** One value of a tool: how it's typed, and how it's written into the address. */
export type Field<T> = {
  label: string;
  /** Its query parameters, the first of them for writing: short and never renamed, because people share links. */
  parameters: readonly [string, ...string[]];
  parse: (text: string) => Parsed<T>;
  write: (value: T) => string;
  /** A number: people are shown it with commas. */
  grouped?: boolean;
  /** A choice: what people read for each value. */
  options?: Readonly<Record<string, string>>;
};

/** A field for each value of a tool. */
export type Fields<State> = { readonly [Name in keyof State]: Field<State[Name]> };

/** Why values that are fine alone don't go together, and the field to look at. */
export type Problem<State> = { field: keyof State; message: string };

/** A tool of the guides. */
export type Tool<State extends object> = {
  /** The id of its element; with underscores, its name in events. */
  id: string;
  fields: Fields<State>;
  /** Complete values: the example's for those that nobody gave, which may depend on those that somebody did. */
  example: (given: Partial<State>) => State;
  problem?: (values: State) => Problem<State> | null;
};

/** What may follow a number, and what it multiplies it by. */
type Units = readonly (readonly [pattern: RegExp, factor: number])[];

const NUMBER = /^(-?)\$?(-?)([1-9]\d{0,2}(?:,\d{3})+|\d*)([.,]\d*)?(k?)-?(.*)$/;
const NOTHING = /^(none|no|zero|nothing|waived|n\/a)$/i;

/** @returns the text with full-width characters and every kind of dash as their plain ones */
export const plainCharacters = (text: string) =>
  text.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-');

/**
 * Reads a number as people type it: "42,000", "$42k", ".0021", "459,50", "36-month", also in full-width characters.
 *
 * @param units match in lowercase, without spaces
 * @param decimals how many are kept; further ones are rounded away
 * @returns the number × 10 ** decimals, a whole number so that no binary fraction gets in, and whether it was rounded;
 *   Infinity for one that is too large; null for anything else
 */
function readNumber(text: string, units: Units, decimals: number) {
  const compact = plainCharacters(text).toLowerCase().replace(/\s+/g, '');
  const [, sign, signAfterDollar, whole = '', fraction = '', thousands, unit = ''] =
    NUMBER.exec(compact) ?? [];
  const factor = units.find(([pattern]) => pattern.test(unit))?.[1];
  if (!/\d/.test(whole + fraction) || factor === undefined) return null;
  const power = decimals + (thousands ? 3 : 0);
  const digits = `${whole.replaceAll(',', '') || '0'}${fraction.replace(',', '.')}`;
  const exact = Number(`${digits}e${power}`) * factor;
  const scaled = Math.round(exact);
  return { scaled: sign || signAfterDollar ? 0 - scaled : scaled, rounded: Math.abs(exact - scaled) > 1e-6 };
}

type Limits = { min: number; max: number; reason: string };
type NumberKind = {
  units: Units;
  decimals: number;
  /** What to type, such as "an amount, such as 42,000". */
  expected: string;
  print: (value: number) => string;
  /** Follows the larger limit. */
  unit?: string;
};

/** The value in its own unit: money in cents, everything else as typed. */
const kinds = {
  money: {
    units: [
      [/^(\$|dollars?|usd)?$/, 1],
      [/^(¢|cents?)$/, 0.01],
    ],
    decimals: 2,
    expected: 'an amount, such as 42,000',
    print: (value) => money(Math.round(value * 100)),
  },
  percent: {
    units: [[/^((%|percent|pct)(ofmsrp)?)?$/, 1]],
    decimals: 9,
    expected: 'a percentage, such as 6% or 60%',
    print: (value) => `${plain(value)}%`,
  },
  moneyFactor: {
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
  miles: {
    units: [[/^(mi|miles?)?((\/|a)(yr|year))?$/, 1]],
    decimals: 0,
    expected: 'a number of miles, such as 12,000',
    print: count,
    unit: ' miles',
  },
} satisfies Record<string, NumberKind>;

const fail = (message: string) => ({ ok: false, message }) as const;

/** @param limits in the unit that people type: dollars, percent, months */
export function parseNumber(text: string, kind: keyof typeof kinds, limits: Limits): Parsed<number> {
  const { units, decimals, expected, print, unit = '' }: NumberKind = kinds[kind];
  if (limits.min === 0 && (text.trim() === '' || NOTHING.test(text.trim()))) return { ok: true, value: 0 };
  const read = readNumber(text, units, decimals);
  if (read === null) return fail(`Enter ${expected}.`);
  const value = read.scaled / 10 ** decimals;
  if (!(value >= limits.min && value <= limits.max))
    return fail(`Enter ${print(limits.min)} to ${print(limits.max)}${unit}. ${limits.reason}`);
  const note = read.rounded ? { note: `Rounded to ${print(value)}.` } : {};
  return { ok: true, value: kind === 'money' ? read.scaled : value, ...note };
}

type NumberField = Limits & { label: string; kind: keyof typeof kinds };

/** A number. Where zero is allowed, an empty field is zero. */
export function numberField(parameter: string, { label, kind, ...limits }: NumberField): Field<number> {
  return {
    label,
    parameters: [parameter],
    parse: (text) => parseNumber(text, kind, limits),
    write: (value) => plain(kind === 'money' ? value / 100 : value),
    grouped: true,
  };
}

/** A value that may be unknown: an empty field is null. */
export function optional<T>(field: Field<T>): Field<T | null> {
  return {
    ...field,
    parse: (text) => (text.trim() === '' ? { ok: true, value: null } : field.parse(text)),
    write: (value) => (value === null ? '' : field.write(value)),
  };
}

export function choiceField<T extends string>(
  parameter: string,
  label: string,
  options: Readonly<Record<T, string>>,
): Field<T> {
  return {
    label,
    parameters: [parameter],
    options,
    parse: (text) =>
      Object.hasOwn(options, text)
        ? { ok: true, value: text as T }
        : fail(`Choose ${Object.values(options).join(' or ')}.`),
    write: (value) => value,
  };
}

/** A word or two, such as the name of a model; empty where it isn't given. */
export function textField(parameters: readonly [string, ...string[]], label: string): Field<string> {
  return {
    label,
    parameters,
    parse: (text) => ({ ok: true, value: text.replace(/\s+/g, ' ').trim().slice(0, 40) }),
    write: (value) => value,
  };
}

/** A day, as the browser's own calendar writes it: "2028-03-31". */
export function dateField(parameter: string, label: string): Field<IsoDate> {
  return {
    label,
    parameters: [parameter],
    parse: (text) =>
      isDate(text) ? { ok: true, value: text } : fail('Enter a date that exists, such as 2028-03-31.'),
    write: (value) => value,
  };
}
