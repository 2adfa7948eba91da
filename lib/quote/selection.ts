import { guessMake } from '@/lib/catalogue/makes';
import { resolveModel } from '@/lib/catalogue/models';
import { parseMileage } from './mileage-options';

/** What the visitor has chosen; an empty text means nothing yet. `mileage` is a stored value. */
export type QuoteSelection = { make: string; model: string; mileage: string };

export const emptySelection: QuoteSelection = { make: '', model: '', mileage: '' };

/** The specification has these words (docs/specification.md). */
export const INCOMPLETE_MESSAGE = 'Please select make, model, and mileage';

const fields = ['make', 'model', 'mileage'] as const;

/** @returns the first field to fill in: without a make there is no list of models */
export function missingField(selection: QuoteSelection): keyof QuoteSelection | undefined {
  return fields.find((field) => selection[field] === '');
}

export function isComplete(selection: QuoteSelection): boolean {
  return missingField(selection) === undefined;
}

/**
 * What a URL preselects, where `brand` means `make`; 12000 miles when it has a make, a model, or a
 * year without a mileage.
 */
export function prefillFromQuery(query: URLSearchParams): QuoteSelection {
  const make = guessMake(query.get('make') ?? query.get('brand'));
  const model = resolveModel(make, query.get('model'));
  const mileage = query.get('mileage');
  const anything = Boolean(make || model || query.get('year') || mileage);
  return { make, model, mileage: anything ? parseMileage(mileage) : '' };
}
