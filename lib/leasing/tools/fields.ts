import { stateFees } from '@/content/rates';
import type { Fuel } from '@/lib/leasing/arithmetic/fees';
import type { Paid, Residence, TaxPaid } from '@/lib/leasing/arithmetic/tax';

/** One value of a tool, as data: what people read, what may be typed, and its place in a link. */
export type Field = {
  /** How it's typed: read-field.ts reads each kind. */
  kind:
    | 'money'
    | 'percent'
    | 'miles'
    | 'months'
    | 'year'
    | 'residual'
    | 'rate'
    | 'choice'
    | 'name'
    | 'date';
  label: string;
  /** What the label belongs to where several have it: "Offer A". */
  group?: string;
  /** Short and never renamed, because people share links. */
  parameter: string;
  /** Limits in the unit that people type; those of every real lease are within them. */
  min?: number;
  max?: number;
  /** Whether it may be empty, which is null. */
  optional?: true;
  /** What people read for each value of a choice, in the order of the list. */
  options?: Readonly<Record<string, string>>;
  /** Where to find the number, or what counts, in a few words. */
  hint?: string;
  /** What follows the number where the label doesn't say it. */
  unit?: string;
};

export type Fields<T> = { readonly [Name in keyof T]: Field };

export const term = {
  kind: 'months',
  label: 'Term',
  unit: 'months',
  min: 24,
  max: 60,
} as const;

export const milesAYear = {
  kind: 'miles',
  label: 'Miles a year',
  min: 5000,
  max: 50_000,
} as const;

export const chargePerExtraMile = {
  kind: 'money',
  label: 'Charge per extra mile',
  min: 0.05,
  max: 1,
  optional: true,
  hint: 'If you know it: usually $0.15 to $0.25',
} as const;

export const residences: Record<Residence, string> = {
  nyc: 'New York City',
  ny: 'Rest of New York',
  nj: 'New Jersey',
};

export const waysToPay: Record<Paid, string> = {
  signing: 'Paid at signing',
  payment: 'In the payment',
};

export const waysToPayTax: Record<TaxPaid, string> = { ...waysToPay, extra: 'Not included' };

const { luxuryMpg, luxuryExemptMpg } = stateFees.nj;

export const fuels: Record<Fuel, string> = {
  gas: 'Gas or hybrid',
  guzzler: `Under ${luxuryMpg} mpg`,
  efficient: `${luxuryExemptMpg} mpg or more`,
  electric: 'Electric',
};

/**
 * The car that an offer is for, as far as it's given: text, which the quote form matches with the
 * catalogue.
 */
export type TypedCar = { make: string; model: string; year: number | null };

export const noCar: TypedCar = { make: '', model: '', year: null };

/** Named like the parameters of the quote form, so that any link to a car fills them in. */
export const carFields: Fields<TypedCar> = {
  make: { kind: 'name', label: 'Make', parameter: 'make' },
  model: { kind: 'name', label: 'Model', parameter: 'model' },
  year: { kind: 'year', label: 'Year', parameter: 'year', min: 2000, max: 2099, optional: true },
};

/** @returns "2026 Kia EV9", as far as it's known */
export function carInWords({ make = '', model = '', year = null }: Partial<TypedCar>): string {
  return [year, make, model].filter(Boolean).join(' ');
}
