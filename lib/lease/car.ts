import { textField } from './fields';
import type { Fields } from './query';

/** The car that an offer is for, as far as the visitor gave it: text, which the quote form matches with the catalogue. */
export type Car = { make: string; model: string };

export const noCar: Car = { make: '', model: '' };

/** Named like the parameters of the quote form, so that any link to a car fills them in. */
export const carFields: Fields<Car> = {
  make: textField(['make', 'brand'], 'Make, if known'),
  model: textField(['model'], 'Model, if known'),
};
