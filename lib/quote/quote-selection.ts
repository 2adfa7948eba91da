import { findMake, guessMake, makes } from '@/lib/catalogue/makes';
import { catalogueCar } from '@/lib/catalogue/models';
import { cleanText, MAX_NAME_LENGTH } from '@/lib/format/clean-text';
import { parseMileage } from './mileage-options';

/** What the visitor has chosen so far; empty if nothing. `mileage` is a stored value. */
export type QuoteSelection = { make: string; model: string; mileage: string };

export const emptySelection: QuoteSelection = { make: '', model: '', mileage: '' };

/** The wording comes from the specification (docs/specification.md). */
export const INCOMPLETE_MESSAGE = 'Please select make, model, and mileage';

const fields = ['make', 'model', 'mileage'] as const;

/** The first field to fill in. The make comes first, because the list of models depends on it. */
export function missingField(selection: QuoteSelection): keyof QuoteSelection | undefined {
  return fields.find((field) => selection[field] === '');
}

/**
 * Reads a preselected car from a URL. `brand` is another name for `make`. If the URL has a make, a
 * model, or a year, the default mileage is 12000.
 */
export function selectionFromQuery(query: URLSearchParams): QuoteSelection {
  const make = guessMake(query.get('make') ?? query.get('brand'));
  const model = modelInQuery(make, query.get('model'));
  const mileage = query.get('mileage');
  const anything = Boolean(make || model || query.get('year') || mileage);
  return { make, model, mileage: anything ? parseMileage(mileage) : '' };
}

/**
 * The catalogue's spelling, or an unknown text on one line. Empty for a model of another make:
 * before React is ready, a changed make is sent with the model of the make before.
 */
function modelInQuery(make: string, text: string | null): string {
  const { model } = catalogueCar({ make, model: text });
  if (model) return model;
  const isOfAnotherMake =
    findMake(make) && makes.some(({ name }) => catalogueCar({ make: name, model: text }).model);
  return isOfAnotherMake ? '' : cleanText(text ?? '', MAX_NAME_LENGTH);
}
