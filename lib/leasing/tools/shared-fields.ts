import { overageDollars } from '@/content/rates';
import type { Residence } from '@/lib/leasing/arithmetic/offer';

export const monthsField = {
  type: 'months',
  label: 'Term in months',
  parameter: 'months',
  min: 24,
  max: 60,
} as const;

export const milesPerYearField = {
  type: 'miles',
  label: 'Miles a year',
  parameter: 'miles',
  min: 5000,
  max: 50_000,
} as const;

export const chargePerExtraMileField = {
  type: 'money',
  label: 'Charge per extra mile',
  parameter: 'charge',
  min: 0.05,
  max: 1,
  hint: `If you know it: usually $${overageDollars.low} to $${overageDollars.high}`,
} as const;

const residenceLabels: Record<Residence, string> = {
  nyc: 'New York City',
  ny: 'Rest of New York',
  nj: 'New Jersey',
};

export const residenceField = {
  type: 'choice',
  label: 'Where you live',
  parameter: 'live',
  options: residenceLabels,
} as const;

/** The car that an offer is for, as typed. The quote form looks it up in the catalogue. */
export type TypedCar = { make: string; model: string; year: string };

export const noCar: TypedCar = { make: '', model: '', year: '' };

/** Same parameters as the quote form, so that any link with a car fills them in. */
export const carFields = {
  make: { type: 'text', label: 'Make', parameter: 'make' },
  model: { type: 'text', label: 'Model', parameter: 'model' },
  year: { type: 'text', label: 'Year', parameter: 'year' },
} as const;
