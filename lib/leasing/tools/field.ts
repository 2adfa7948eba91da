import { cleanText, MAX_NAME_LENGTH } from '@/lib/format/clean-text';
import { isDate } from '@/lib/format/dates';
import { moneyFromDollars, percent, typedNumber, wholeNumber } from '@/lib/format/numbers';
import { toCents } from '@/lib/leasing/arithmetic/cents';
import { MAX_MONEY_FACTOR } from '@/lib/leasing/arithmetic/explain-offer';
import {
  approximateYearlyPercent,
  type Rate,
  type Residual,
} from '@/lib/leasing/arithmetic/payment';

type NumberType = 'money' | 'percent' | 'money-factor' | 'months' | 'miles';

/** In the unit that people type, wide enough for every real lease. Without `min`, it's 0. */
type NumberRange = { type: NumberType; min?: number; max: number };

export type Field = {
  label: string;
  /** Short. Never rename one, because people share links. */
  parameter: string;
  hint?: string;
} & (
  | NumberRange
  /** `options`: the text for each value, in the order of the list. */
  | { type: 'choice'; options: Readonly<Record<string, string>> }
  | { type: 'residual' | 'rate' | 'text' | 'date' }
);

/** Amounts in cents; null if unknown. */
export type FieldValue = number | string | Rate | Residual | null;

/** The value of a text, or a message in plain words that says what is wrong with it. */
type Parsed<Value = FieldValue> = { value: Value } | { message: string };

type NumberRules = {
  /** Units that can follow the number. */
  units: readonly string[];
  expected: string;
  print: (limit: number) => string;
  /** The value for the number that was typed. */
  toValue: (number: number) => number;
};

const unchanged = (number: number) => number;

const numberRules: Record<NumberType, NumberRules> = {
  money: { units: ['k'], expected: 'an amount', print: moneyFromDollars, toValue: toCents },
  percent: { units: ['%'], expected: 'a percentage', print: percent, toValue: unchanged },
  'money-factor': {
    units: [],
    expected: 'a money factor',
    print: typedNumber,
    toValue: unchanged,
  },
  months: {
    units: ['month', 'months', 'year', 'years'],
    expected: 'a number of months',
    print: typedNumber,
    toValue: Math.round,
  },
  miles: {
    units: ['k'],
    expected: 'a number of miles',
    print: wholeNumber,
    toValue: Math.round,
  },
};

/** The comma of "459,50" isn't one, so that it isn't read as 45,950. */
const THOUSANDS_COMMA = /,(?=\d{3}(\D|$))/g;
/** "$565.00", "39.2k", "5.4%", "3 years". */
const NUMBER = /^\$?(?<digits>\d+\.?\d*|\.\d+)(?<unit>k|%|months?|years?)?$/;

const multipliers: Record<string, number | undefined> = { k: 1000, year: 12, years: 12 };

/** "39.2k" is 39,200 with the unit "k". Null if the text isn't a number. */
function numberIn(text: string): { number: number; unit: string } | null {
  const compact = text.toLowerCase().replace(/\s/g, '').replace(THOUSANDS_COMMA, '');
  const { digits, unit = '' } = NUMBER.exec(compact)?.groups ?? {};
  return digits ? { number: Number(digits) * (multipliers[unit] ?? 1), unit } : null;
}

function readNumber(text: string, { type, min = 0, max }: NumberRange): Parsed<number> {
  const { units, expected, print, toValue } = numberRules[type];
  const typed = numberIn(text);
  const isNumber = typed !== null && ['', ...units].includes(typed.unit);
  return isNumber && typed.number >= min && typed.number <= max
    ? { value: toValue(typed.number) }
    : { message: `Enter ${expected} from ${print(min)} to ${print(max)}.` };
}

function readInUnit(
  text: string,
  range: NumberRange & { type: (Rate | Residual)['unit'] },
): Parsed {
  const parsed = readNumber(text, range);
  return 'message' in parsed ? parsed : { value: { unit: range.type, value: parsed.value } };
}

/** Dollars. A price outside of this range is a typing mistake. */
export const CAR_PRICE = { min: 5000, max: 500_000 } as const;

const RESIDUAL_PERCENT = { type: 'percent', min: 20, max: 90 } as const;
const RESIDUAL_DOLLARS = { type: 'money', min: 1000, max: CAR_PRICE.max } as const;

/** Without a sign, a number above 90 means dollars. */
function readResidual(text: string): Parsed {
  const isLarge = (numberIn(text)?.number ?? 0) > RESIDUAL_PERCENT.max;
  const isAmount = text.includes('$') || (isLarge && !text.includes('%'));
  return readInUnit(text, isAmount ? RESIDUAL_DOLLARS : RESIDUAL_PERCENT);
}

const RATE_PERCENT = {
  type: 'percent',
  max: approximateYearlyPercent(MAX_MONEY_FACTOR),
} as const;
const RATE_MONEY_FACTOR = { type: 'money-factor', max: MAX_MONEY_FACTOR } as const;

/** A rate without a sign is a percentage from here on, and a money factor below. */
const LEAST_PERCENT = 0.1;

function readRate(text: string): Parsed {
  const isPercent = text.includes('%') || (numberIn(text)?.number ?? 0) >= LEAST_PERCENT;
  return readInUnit(text, isPercent ? RATE_PERCENT : RATE_MONEY_FACTOR);
}

/** Parses a text that somebody typed, or that comes from a URL. */
export function readField(field: Field, text: string): Parsed {
  switch (field.type) {
    case 'text':
      return { value: cleanText(text, MAX_NAME_LENGTH) };
    case 'residual':
      return readResidual(text);
    case 'rate':
      return readRate(text);
    case 'choice':
      return Object.hasOwn(field.options, text)
        ? { value: text }
        : { message: 'Choose one of the list.' };
    case 'date':
      return isDate(text)
        ? { value: text }
        : { message: 'Enter a date that exists, such as 2028-03-31.' };
    default:
      return readNumber(text, field);
  }
}

/** The text for a URL: `readField` gets the same value back from it. */
export function writeField(type: string, value: FieldValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return typedNumber(type === 'money' ? value / 100 : value);
  return `${writeField(value.unit, value.value)}${value.unit === 'percent' ? '%' : ''}`;
}

/** The text for a field, with commas in large numbers. */
export function displayField(field: Field, value: FieldValue): string {
  const text = writeField(field.type, value);
  if (typeof value === 'string') return text;
  return text.replace(/^\d{4,}/, (digits) => wholeNumber(Number(digits)));
}
