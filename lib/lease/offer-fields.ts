import { type Field, type Fields, numberField, optional, textField } from './fields';

/*
 * Fields of more than one tool. They accept everything that a real lease has, and no more, so that a typing mistake is
 * found where it's made.
 */

const MISTYPED = 'Anything else is probably a typing mistake.';

/** @param max and `min`: dollars @returns an amount, in cents */
export function amountField(parameter: string, label: string, max: number, min = 0): Field<number> {
  return numberField(parameter, { label, kind: 'money', min, max, reason: MISTYPED });
}

export const CAR_PRICE = { min: 5000, max: 500_000, reason: MISTYPED } as const;

export function carPriceField(parameter: string, label: string): Field<number> {
  return amountField(parameter, label, CAR_PRICE.max, CAR_PRICE.min);
}

export function termField(parameter: string): Field<number> {
  const reason = 'Leases rarely run shorter or longer.';
  return numberField(parameter, { label: 'Term', kind: 'months', min: 24, max: 60, reason });
}

export function planField(parameter: string): Field<number> {
  const reason = 'Plans start at 5,000 miles a year, and few drivers pass 50,000.';
  return numberField(parameter, { label: 'Miles a year', kind: 'miles', min: 5000, max: 50_000, reason });
}

export function milesField(parameter: string, label: string, max: number, min = 0): Field<number> {
  return numberField(parameter, { label, kind: 'miles', min, max, reason: MISTYPED });
}

/** The contract's charge for a mile beyond the plan, in cents, where it's known. */
export function chargeField(parameter: string): Field<number | null> {
  return optional(amountField(parameter, 'Charge per extra mile, if known', 1, 0.05));
}

/** The car that an offer is for, as far as the visitor gave it: text, which the quote form matches with the catalogue. */
export type Car = { make: string; model: string };

export const noCar: Car = { make: '', model: '' };

/** Named like the parameters of the quote form, so that any link to a car fills them in. */
export const carFields: Fields<Car> = {
  make: textField(['make', 'brand'], 'Make, if known'),
  model: textField(['model'], 'Model, if known'),
};
