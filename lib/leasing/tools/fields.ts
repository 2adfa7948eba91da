import { cleanName } from '@/lib/format/clean-text';
import { type IsoDate, isDate } from '@/lib/format/dates';
import { plain } from '@/lib/format/format';
import { fail, type KindOfNumber, type Parsed, parseNumber } from './parse-number';

/** One value of a tool: how it's typed, and how it's written into the address. */
export type Field<T> = {
  label: string;
  /** What the label belongs to where several have it: "Offer A". */
  group?: string;
  /**
   * Its query parameters, the first of them for writing: short and never renamed, because people
   * share links.
   */
  parameters: readonly [string, ...string[]];
  parse: (text: string) => Parsed<T>;
  write: (value: T) => string;
  /** How it's filled in, where it isn't typed as a number. */
  control?: 'select' | 'text' | 'date';
  /** Of a choice: what people read for each value. */
  options?: Readonly<Record<string, string>>;
  /** Where to find it, or what counts, in a few words. */
  hint?: string;
  /** More on where to find it, to open below the field. */
  help?: string;
  /** What follows a number where the label doesn't say it, such as "months", or a "$" before it. */
  unit?: string;
  /** Whether a phone shows digits without a decimal point. */
  whole?: boolean;
};

/** A field for each value of a tool. */
export type Fields<T> = { readonly [Name in keyof T]: Field<T[Name]> };

const units: Partial<Record<KindOfNumber, string>> = { money: '$', percent: '%' };

export const MISTYPED = 'Anything else is probably a typing mistake.';

type NumberOptions = {
  parameter: string;
  label: string;
  kind: KindOfNumber;
  /** In the unit that people type. The limits take in every real lease and no more. */
  min: number;
  max: number;
  /** Why nothing else is accepted, as a sentence. */
  reason?: string;
};

/** @returns a number, in the units of `parseNumber` */
export function numberField(options: NumberOptions): Field<number> {
  const { parameter, label, kind, min, max, reason = MISTYPED } = options;
  return {
    label,
    parameters: [parameter],
    parse: (text) => parseNumber(text, kind, { min, max, reason }),
    write: (value) => plain(kind === 'money' ? value / 100 : value),
    unit: units[kind],
    whole: kind === 'miles' || kind === 'months',
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

const wordField = <T extends string>(field: Omit<Field<T>, 'write'>): Field<T> => ({
  ...field,
  write: (value) => value,
});

/**
 * One of a few values.
 *
 * @param options what people read for each, in the order of the list
 */
export function choiceField<T extends string>(
  parameter: string,
  label: string,
  options: Record<T, string>,
) {
  const parse = (text: string): Parsed<T> =>
    Object.hasOwn(options, text)
      ? { ok: true, value: text as T }
      : fail(`Choose ${Object.values(options).join(' or ')}.`);
  return wordField<T>({ label, parameters: [parameter], control: 'select', options, parse });
}

/** A name; empty where it isn't given. */
function nameField(
  control: 'select' | 'text',
  parameters: Field<string>['parameters'],
  label: string,
) {
  const parse = (text: string) => ({ ok: true, value: cleanName(text) }) as const;
  return wordField({ label, parameters, control, parse });
}

/** A day, as the browser's own calendar writes it: "2028-03-31". */
export function dateField(parameter: string, label: string) {
  const parse = (text: string): Parsed<IsoDate> =>
    isDate(text)
      ? { ok: true, value: text }
      : fail('Enter a date that exists, such as 2028-03-31.');
  return wordField({ label, parameters: [parameter], control: 'date', parse });
}

type AmountOptions = {
  parameter: string;
  label: string;
  /** Dollars; from 0 where it isn't given. */
  min?: number;
  max: number;
};

/** @returns an amount, in cents */
export function amountField({ min = 0, ...options }: AmountOptions): Field<number> {
  return numberField({ ...options, min, kind: 'money' });
}

/** The months of a lease. */
export function termField(parameter: string): Field<number> {
  const field = numberField({
    parameter,
    label: 'Term',
    kind: 'months',
    min: 24,
    max: 60,
    reason: 'Leases rarely run shorter or longer.',
  });
  return { ...field, unit: 'months' };
}

/** The miles a year that a lease allows. */
export function planField(parameter: string): Field<number> {
  return numberField({
    parameter,
    label: 'Miles a year',
    kind: 'miles',
    min: 5000,
    max: 50_000,
    reason: 'Plans start at 5,000 miles a year, and few drivers pass 50,000.',
  });
}

/** From here on, a number without a sign is cents: no mile costs that many dollars. */
const LEAST_CENTS = 5;

/** The contract's charge for a mile beyond the plan, in cents, where it's known. */
export function chargeField(parameter: string): Field<number | null> {
  const field = amountField({ parameter, label: 'Charge per extra mile', min: 0.05, max: 1 });
  const withUnit = (text: string) => (Number(text) >= LEAST_CENTS ? `${text}¢` : text);
  return {
    ...optional({ ...field, parse: (text) => field.parse(withUnit(text)) }),
    hint: 'If you know it: usually $0.15 to $0.25',
  };
}

/**
 * The car that an offer is for, as far as it's given: text, which the quote form matches with the
 * catalogue.
 */
export type Car = { make: string; model: string; year: number | null };

export const noCar: Car = { make: '', model: '', year: null };

/** @returns "2026 Kia EV9", as far as it's known */
export function carInWords({ make = '', model = '', year = null }: Partial<Car>): string {
  return [year, make, model].filter(Boolean).join(' ');
}

const year = numberField({
  parameter: 'year',
  label: 'Year',
  kind: 'year',
  min: 2000,
  max: 2099,
});

/** Named like the parameters of the quote form, so that any link to a car fills them in. */
export const carFields: Fields<Car> = {
  make: nameField('select', ['make', 'brand'], 'Make'),
  model: nameField('text', ['model'], 'Model'),
  year: { ...optional(year), control: 'text' },
};
