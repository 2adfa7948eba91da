import { overageDollars, stateFees } from '@/content/rates';
import type { FeeClass } from '@/lib/leasing/arithmetic/fees';
import type { HowTaxIsPaid, PaidWhen, Residence } from '@/lib/leasing/arithmetic/tax';

export type NumberType = 'money' | 'percent' | 'miles' | 'months';

/** read-field.ts parses each type. */
type FieldType =
  /**
   * `min` (0 without it) and `max` in the unit that people type, wide enough for every real lease.
   */
  | { type: NumberType; min?: number; max: number }
  /** `options`: the text for each value, in the order of the list. */
  | { type: 'choice'; options: Readonly<Record<string, string>> }
  | { type: 'residual' | 'rate' | 'text' | 'date' };

export type Field = FieldType & {
  label: string;
  /**
   * Short. Never rename one, because people share links. That's why the residence is `place` in one
   * tool and `live` in another.
   */
  parameter: string;
  hint?: string;
};

export type Fields<Values> = { readonly [Name in keyof Values]: Field };

export const namesOf = <Values>(fields: Fields<Values>) =>
  Object.keys(fields) as (keyof Values & string)[];

/** Dollars. A price outside of this range is a typing mistake. */
export const CAR_PRICE = { min: 5000, max: 500_000 } as const;

export const monthsField = {
  type: 'months',
  label: 'Term in months',
  min: 24,
  max: 60,
} as const;

export const milesPerYearField = {
  type: 'miles',
  label: 'Miles a year',
  min: 5000,
  max: 50_000,
} as const;

export const chargePerExtraMileField = {
  type: 'money',
  label: 'Charge per extra mile',
  min: 0.05,
  max: 1,
  hint: `If you know it: usually $${overageDollars.low} to $${overageDollars.high}`,
} as const;

export const residenceLabels: Record<Residence, string> = {
  nyc: 'New York City',
  ny: 'Rest of New York',
  nj: 'New Jersey',
};

export const paidWhenLabels: Record<PaidWhen, string> = {
  signing: 'Paid at signing',
  payment: 'In the payment',
};

export const howTaxIsPaidLabels: Record<HowTaxIsPaid, string> = {
  ...paidWhenLabels,
  extra: 'Not included',
};

const { luxuryMpg, luxuryExemptMpg } = stateFees.nj;

export const feeClassLabels: Record<FeeClass, string> = {
  usual: 'Gas or hybrid',
  guzzler: `Under ${luxuryMpg} mpg`,
  efficient: `${luxuryExemptMpg} mpg or more`,
  electric: 'Electric',
};

/** The car that an offer is for, as typed. The quote form looks it up in the catalogue. */
export type TypedCar = { make: string; model: string; year: string };

export const noCar: TypedCar = { make: '', model: '', year: '' };

/** Same parameters as the quote form, so that any link with a car fills them in. */
export const carFields: Fields<TypedCar> = {
  make: { type: 'text', label: 'Make', parameter: 'make' },
  model: { type: 'text', label: 'Model', parameter: 'model' },
  year: { type: 'text', label: 'Year', parameter: 'year' },
};
