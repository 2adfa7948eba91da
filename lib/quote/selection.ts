import { collapseWhitespace, resolveMake } from '@/lib/catalogue/makes';
import { resolveModel } from '@/lib/catalogue/models';
import { parseMileage } from './mileage';

/** What a visitor has picked; an empty text is "not yet" (spec section 3: quote selection). */
export type QuoteSelection = { make: string; model: string; mileage: string };

export const emptySelection: QuoteSelection = { make: '', model: '', mileage: '' };

/** The only complaint the quote form makes (spec section 5). */
export const INCOMPLETE_MESSAGE = 'Please select make, model, and mileage';

export function isComplete(selection: QuoteSelection): boolean {
  return Boolean(selection.make && selection.model && selection.mileage);
}

/**
 * What the address preselects in the quote form (spec section 4): make through the aliases, the model in its
 * make's spelling, and 12000 miles when a make, a model or a year comes without mileage.
 *
 * @param query the address's query
 */
export function prefillFromQuery(query: URLSearchParams): QuoteSelection {
  const make = resolveMake(query.get('make') ?? query.get('brand') ?? '');
  const model = make
    ? resolveModel(make, query.get('model') ?? '')
    : collapseWhitespace(query.get('model') ?? '');
  const mileage = query.get('mileage');
  const anything = Boolean(make || model || query.get('year') || mileage);
  return { make, model, mileage: anything ? parseMileage(mileage) : '' };
}

/**
 * The vehicle the apply page starts with (spec sections 4 and 5): only when the query has both make and model.
 * The query's year is read by nobody: it is always 2025.
 */
export function preselectionFromQuery(query: URLSearchParams): QuoteSelection | null {
  const selection = prefillFromQuery(query);
  return isComplete(selection) ? selection : null;
}
