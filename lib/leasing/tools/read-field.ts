/** Reads what people type into a field as a value, and writes a value as text. */
import { cleanText, MAX_NAME } from '@/lib/format/clean-text';
import { isDate } from '@/lib/format/dates';
import { typedNumber, usd, wholeNumber } from '@/lib/format/format';
import { toCents } from '@/lib/leasing/arithmetic/cents';
import { CAR_PRICE, MAX_MONEY_FACTOR } from '@/lib/leasing/arithmetic/offer';
import { approximateRate, type Rate, type Residual } from '@/lib/leasing/arithmetic/payment';
import type { Field } from './fields';

/** Amounts in cents; null where it isn't known. */
export type FieldValue = number | string | Rate | Residual | null;

/** The value of a text, or what is wrong with it, in plain words. */
type Reading<Value = FieldValue> = { value: Value } | { message: string };

/** "$42k", "5.4", "36 months", "42,000"; nothing may stand before a decimal point */
const NUMBER =
  /^\$?(?<whole>[1-9]\d{0,2}(?:,\d{3})+|\d*)(?<decimals>\.\d*)?(?<thousands>k?)(?<unit>\D*)$/;

/** @returns a typed number and its unit; null where it is none */
function numberIn(text: string): { number: number; unit: string } | null {
  const compact = text.toLowerCase().replace(/\s+/g, '');
  const { whole = '', decimals = '', thousands, unit = '' } = NUMBER.exec(compact)?.groups ?? {};
  if (!/\d/.test(whole + decimals)) return null;
  const number = Number(whole.replaceAll(',', '') + decimals);
  return { number: thousands ? number * 1000 : number, unit };
}

type NumberKind = {
  /** What may follow the number, in lowercase and without spaces. */
  units: RegExp;
  expected: string;
  /** Shows a limit in a message. */
  print: (limit: number) => string;
};

const numberKinds = {
  money: {
    // "/mo", "a month"
    units: /^((\/|a)?mo(nth)?)?$/,
    expected: 'an amount, such as 42,000',
    print: usd,
  },
  percent: {
    units: /^%?$/,
    expected: 'a percentage, such as 6% or 60%',
    print: (limit) => `${typedNumber(limit)}%`,
  },
  'money-factor': { units: /^$/, expected: 'a small decimal, such as 0.0021', print: typedNumber },
  months: {
    units: /^(mo|mos|months?|yrs?|years?)?$/,
    expected: 'a number of months, such as 36',
    print: typedNumber,
  },
  miles: {
    units: /^(mi|miles?)?((\/|a)(yr|year))?$/,
    expected: 'a number of miles, such as 12,000',
    print: wholeNumber,
  },
  year: { units: /^$/, expected: 'a year, such as 2026', print: typedNumber },
} satisfies Record<string, NumberKind>;

type KindOfNumber = keyof typeof numberKinds;

/** @returns the value as it's calculated with; rates and percentages aren't rounded */
function storedNumber(kind: KindOfNumber, number: number): number {
  if (kind === 'money') return toCents(number);
  return kind === 'percent' || kind === 'money-factor' ? number : Math.round(number);
}

type Limits = Pick<Field, 'min' | 'max'>;

function readNumber(text: string, kind: KindOfNumber, limits: Limits): Reading<number> {
  const { min = 0, max = Number.MAX_VALUE } = limits;
  const { units, expected, print }: NumberKind = numberKinds[kind];
  const typed = numberIn(text);
  if (!typed || !units.test(typed.unit))
    return { message: `Enter ${expected}${min === 0 ? ', or 0' : ''}.` };

  const isYears = kind === 'months' && typed.unit.startsWith('y');
  const number = isYears ? typed.number * 12 : typed.number;
  if (number < min || number > max) return { message: `Enter ${print(min)} to ${print(max)}.` };
  return { value: storedNumber(kind, number) };
}

const PERCENT_OF_MSRP = { min: 20, max: 90 };
const AMOUNT = { min: 1000, max: CAR_PRICE.max };

/** A sign says which it is; without one, numbers above 90 are dollars, and below 1 shares. */
function readResidual(text: string): Reading {
  const number = text.includes('%') ? 0 : (numberIn(text)?.number ?? 0);
  const isAmount = text.includes('$') || number > PERCENT_OF_MSRP.max;
  const kind = isAmount ? 'money' : 'percent';
  const isShare = number > 0 && number < 1;
  const share = isShare ? typedNumber(number * 100) : text;
  const reading = readNumber(share, kind, isAmount ? AMOUNT : PERCENT_OF_MSRP);
  return 'message' in reading ? reading : { value: { kind, value: reading.value } };
}

/** From here on, a number without a sign is a rate in percent. */
const LEAST_PERCENT = 0.1;

function readRate(text: string): Reading {
  const isPercent = text.includes('%') || (numberIn(text)?.number ?? 0) >= LEAST_PERCENT;
  const kind = isPercent ? 'percent' : 'money-factor';
  const max = isPercent ? approximateRate(MAX_MONEY_FACTOR) : MAX_MONEY_FACTOR;
  const reading = readNumber(text, kind, { max });
  return 'message' in reading ? reading : { value: { kind, value: reading.value } };
}

/** @returns what a field takes from a text that somebody typed, or that a URL has */
export function readField(field: Field, text: string): Reading {
  const { kind, optional, options = {} } = field;
  if (optional && text.trim() === '') return { value: null };
  if (kind === 'name') return { value: cleanText(text, MAX_NAME) };
  if (kind === 'residual') return readResidual(text);
  if (kind === 'rate') return readRate(text);
  if (kind === 'choice')
    return Object.hasOwn(options, text) ? { value: text } : { message: 'Choose one of the list.' };
  if (kind === 'date')
    return isDate(text)
      ? { value: text }
      : { message: 'Enter a date that exists, such as 2028-03-31.' };
  return readNumber(text, kind, field);
}

/** @returns the text that `readField` takes the same value from, as URLs have it */
export function writeField({ kind }: { kind: string }, value: FieldValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return typedNumber(kind === 'money' ? value / 100 : value);
  return `${writeField(value, value.value)}${value.kind === 'percent' ? '%' : ''}`;
}

/** @returns the text of a value with commas in large numbers, as fields show it */
export function displayField(field: Field, value: FieldValue): string {
  const text = writeField(field, value);
  if (typeof value === 'string' || field.kind === 'year') return text;
  return text.replace(/^\d{4,}/, (digits) => wholeNumber(Number(digits)));
}

/** @returns what stands beside the number in its field, such as "$" */
export function unitOf({ kind, unit }: Field): string | undefined {
  if (kind === 'money') return '$';
  return kind === 'percent' ? '%' : unit;
}

/** @returns the value with its unit: "$42,000", "36 months" */
export function valueInWords(field: Field, value: FieldValue): string {
  const text = displayField(field, value);
  if (field.options) return field.options[text] ?? text;
  const isAmount = typeof value === 'object' && value?.kind === 'money';
  const unit = isAmount ? '$' : unitOf(field);
  if (text === '' || !unit) return text;
  if (unit === '$') return `$${text}`;
  return unit === '%' ? `${text}%` : `${text} ${unit}`;
}
