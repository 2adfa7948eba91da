import { cleanText, MAX_NAME_LENGTH } from '@/lib/format/clean-text';
import { isDate } from '@/lib/format/dates';
import { moneyFromDollars, typedNumber, wholeNumber } from '@/lib/format/format';
import { toCents } from '@/lib/leasing/arithmetic/cents';
import { MAX_MONEY_FACTOR } from '@/lib/leasing/arithmetic/explain-offer';
import { approximateRate, type Rate, type Residual } from '@/lib/leasing/arithmetic/payment';
import { CAR_PRICE, type Field, type NumberType } from './fields';

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

type ReadNumberType = NumberType | 'money-factor';

type NumberRules = {
  /** Units that can follow the number, in lowercase without spaces. */
  units: RegExp;
  expected: string;
  print: (limit: number) => string;
};

const numberRules: Record<ReadNumberType, NumberRules> = {
  money: {
    // "/mo", "a month"
    units: /^((\/|a)?mo(nth)?)?$/,
    expected: 'an amount',
    print: moneyFromDollars,
  },
  percent: {
    units: /^%?$/,
    expected: 'a percentage',
    print: (limit) => `${typedNumber(limit)}%`,
  },
  'money-factor': { units: /^$/, expected: 'a money factor', print: typedNumber },
  months: {
    units: /^(mo|mos|months?|yrs?|years?)?$/,
    expected: 'a number of months',
    print: typedNumber,
  },
  miles: {
    units: /^(mi|miles?)?((\/|a)(yr|year))?$/,
    expected: 'a number of miles',
    print: wholeNumber,
  },
  year: { units: /^$/, expected: 'a year', print: typedNumber },
};

/** Converts dollars to cents. Rates and percentages aren't rounded. */
function storedNumber(type: ReadNumberType, number: number): number {
  if (type === 'money') return toCents(number);
  return type === 'percent' || type === 'money-factor' ? number : Math.round(number);
}

type Limits = { min?: number; max: number };

function readNumber(text: string, type: ReadNumberType, limits: Limits): Reading<number> {
  const { min = 0, max } = limits;
  const { units, expected, print } = numberRules[type];
  const message = `Enter ${expected} from ${print(min)} to ${print(max)}.`;
  const typed = numberIn(text);
  if (!typed || !units.test(typed.unit)) return { message };

  const isYears = type === 'months' && typed.unit.startsWith('y');
  const number = isYears ? typed.number * 12 : typed.number;
  if (number < min || number > max) return { message };
  return { value: storedNumber(type, number) };
}

const PERCENT_OF_MSRP = { min: 20, max: 90 };
const AMOUNT = { min: 1000, max: CAR_PRICE.max };

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
  switch (field.type) {
    case 'name':
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
      return readNumber(text, field.type, field);
  }
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

export function unitOf({ type }: Field): '$' | '%' | undefined {
  if (type === 'money') return '$';
  return type === 'percent' ? '%' : undefined;
}

/** The value with its unit: "$42,000". */
export function valueInWords(field: Field, value: FieldValue): string {
  const text = displayField(field, value);
  if (field.type === 'choice') return field.options[text] ?? text;
  const isAmount = typeof value === 'object' && value?.unit === 'money';
  if (isAmount || field.type === 'money') return `$${text}`;
  return field.type === 'percent' ? `${text}%` : text;
}
