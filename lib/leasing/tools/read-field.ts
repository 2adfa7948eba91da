import { cleanText, MAX_NAME_LENGTH } from '@/lib/format/clean-text';
import { isDate } from '@/lib/format/dates';
import { moneyFromDollars, typedNumber, wholeNumber } from '@/lib/format/format';
import { toCents } from '@/lib/leasing/arithmetic/cents';
import { MAX_MONEY_FACTOR } from '@/lib/leasing/arithmetic/explain-offer';
import { approximateRate, type Rate, type Residual } from '@/lib/leasing/arithmetic/payment';
import { CAR_PRICE, type Field } from './fields';

/** Amounts in cents; null if unknown. */
export type FieldValue = number | string | Rate | Residual | null;

/** The value of a text, or a message in plain words that says what is wrong with it. */
type Reading<Value = FieldValue> = { value: Value } | { message: string };

/** "$42k", "5.4", ".5", "36 months", "42,000". */
const NUMBER =
  /^\$?(?<whole>[1-9]\d{0,2}(?:,\d{3})+|\d*)(?<decimals>\.\d*)?(?<thousands>k?)(?<unit>\D*)$/;

/** The number and its unit; null if the text isn't a number. */
function numberIn(text: string): { number: number; unit: string } | null {
  const compact = text.toLowerCase().replace(/\s+/g, '');
  const { whole = '', decimals = '', thousands, unit = '' } = NUMBER.exec(compact)?.groups ?? {};
  if (!/\d/.test(whole + decimals)) return null;
  const number = Number(whole.replaceAll(',', '') + decimals);
  return { number: thousands ? number * 1000 : number, unit };
}

type NumberRules = {
  /** Units that can follow the number, in lowercase without spaces. */
  units: RegExp;
  expected: string;
  suchAs: string;
  print: (limit: number) => string;
};

const numberRules = {
  money: {
    // "/mo", "a month"
    units: /^((\/|a)?mo(nth)?)?$/,
    expected: 'an amount',
    suchAs: '42,000',
    print: moneyFromDollars,
  },
  percent: {
    units: /^%?$/,
    expected: 'a percentage',
    suchAs: '5%',
    print: (limit) => `${typedNumber(limit)}%`,
  },
  'money-factor': {
    units: /^$/,
    expected: 'a small decimal',
    suchAs: '0.0021',
    print: typedNumber,
  },
  months: {
    units: /^(mo|mos|months?|yrs?|years?)?$/,
    expected: 'a number of months',
    suchAs: '36',
    print: typedNumber,
  },
  miles: {
    units: /^(mi|miles?)?((\/|a)(yr|year))?$/,
    expected: 'a number of miles',
    suchAs: '12,000',
    print: wholeNumber,
  },
  year: { units: /^$/, expected: 'a year', suchAs: '2026', print: typedNumber },
} satisfies Record<string, NumberRules>;

type NumberType = keyof typeof numberRules;

/** Converts dollars to cents. Rates and percentages aren't rounded. */
function storedNumber(type: NumberType, number: number): number {
  if (type === 'money') return toCents(number);
  return type === 'percent' || type === 'money-factor' ? number : Math.round(number);
}

type Limits = Pick<Field, 'min' | 'max' | 'suchAs'>;

function readNumber(text: string, type: NumberType, limits: Limits): Reading<number> {
  const { min = 0, max = Number.MAX_VALUE } = limits;
  const { units, expected, print, ...own }: NumberRules = numberRules[type];
  const { suchAs = own.suchAs } = limits;
  const typed = numberIn(text);
  if (!typed || !units.test(typed.unit))
    return { message: `Enter ${expected}, such as ${suchAs}${min === 0 ? ', or 0' : ''}.` };

  const isYears = type === 'months' && typed.unit.startsWith('y');
  const number = isYears ? typed.number * 12 : typed.number;
  if (number < min || number > max) return { message: `Enter ${print(min)} to ${print(max)}.` };
  return { value: storedNumber(type, number) };
}

const PERCENT_OF_MSRP = { min: 20, max: 90, suchAs: '60%' };
const AMOUNT = { min: 1000, max: CAR_PRICE.max, suchAs: '27,000' };

/** Without "%" or "$", a number above 90 means dollars, and one below 1 a share of MSRP. */
function readResidual(text: string): Reading {
  const number = text.includes('%') ? 0 : (numberIn(text)?.number ?? 0);
  const isAmount = text.includes('$') || number > PERCENT_OF_MSRP.max;
  const unit = isAmount ? 'money' : 'percent';
  const isShare = number > 0 && number < 1;
  const share = isShare ? typedNumber(number * 100) : text;
  const reading = readNumber(share, unit, isAmount ? AMOUNT : PERCENT_OF_MSRP);
  return 'message' in reading ? reading : { value: { unit, value: reading.value } };
}

/** A rate without a sign is a percentage from here on, and a money factor below. */
const LEAST_PERCENT = 0.1;

function readRate(text: string): Reading {
  const isPercent = text.includes('%') || (numberIn(text)?.number ?? 0) >= LEAST_PERCENT;
  const unit = isPercent ? 'percent' : 'money-factor';
  const max = isPercent ? approximateRate(MAX_MONEY_FACTOR) : MAX_MONEY_FACTOR;
  const reading = readNumber(text, unit, { max });
  return 'message' in reading ? reading : { value: { unit, value: reading.value } };
}

/** Parses a text that somebody typed, or that comes from a URL. It isn't empty. */
export function readField(field: Field, text: string): Reading {
  const { type, options = {} } = field;
  if (type === 'name') return { value: cleanText(text, MAX_NAME_LENGTH) };
  if (type === 'residual') return readResidual(text);
  if (type === 'rate') return readRate(text);
  if (type === 'choice')
    return Object.hasOwn(options, text) ? { value: text } : { message: 'Choose one of the list.' };
  if (type === 'date')
    return isDate(text)
      ? { value: text }
      : { message: 'Enter a date that exists, such as 2028-03-31.' };
  return readNumber(text, type, field);
}

/** For URLs: `readField` gets the same value back from it. */
export function writeField({ type }: { type: string }, value: FieldValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return typedNumber(type === 'money' ? value / 100 : value);
  return `${writeField({ type: value.unit }, value.value)}${value.unit === 'percent' ? '%' : ''}`;
}

/** For display in a field, with commas in large numbers. */
export function displayField(field: Field, value: FieldValue): string {
  const text = writeField(field, value);
  if (typeof value === 'string' || field.type === 'year') return text;
  return text.replace(/^\d{4,}/, (digits) => wholeNumber(Number(digits)));
}

export function unitOf({ type, unit }: Field): string | undefined {
  if (type === 'money') return '$';
  return type === 'percent' ? '%' : unit;
}

/** The value with its unit: "$42,000", "36 months". */
export function valueInWords(field: Field, value: FieldValue): string {
  const text = displayField(field, value);
  if (field.options) return field.options[text] ?? text;
  const isAmount = typeof value === 'object' && value?.unit === 'money';
  const unit = isAmount ? '$' : unitOf(field);
  if (text === '' || !unit) return text;
  if (unit === '$') return `$${text}`;
  return unit === '%' ? `${text}%` : `${text} ${unit}`;
}
