import { type CarKind, findCarKind } from '@/lib/catalogue/car-kinds';
import { cleanText, MAX_NAME_LENGTH } from '@/lib/format/clean-text';
import { withQuery } from '@/lib/format/with-query';
import {
  parameterNames,
  queryFromSearchParams,
  routes,
  type SearchParams,
} from '@/lib/site/routes';

/** `null` means "all" in the dropdown. */
export type InventoryFilter = {
  make: string | null;
  model: string | null;
  carKind: CarKind | null;
};

export const NO_FILTER: InventoryFilter = { make: null, model: null, carKind: null };

export function isFiltered({ make, model, carKind }: InventoryFilter): boolean {
  return make !== null || model !== null || carKind !== null;
}

/** The parameters that this page reads. Others, such as campaign parameters, must be kept. */
const OWN_PARAMETERS = ['make', 'brand', 'model', parameterNames.carKind, 'page'];

/** The text of a parameter or a dropdown; `null` for one that selects everything: `make=all`. */
export function filterValueOf(text: string | null): string | null {
  const value = cleanText(text ?? '', MAX_NAME_LENGTH);
  return ['', 'all'].includes(value.toLowerCase()) ? null : value;
}

/**
 * Reads the query of a URL. `brand` is another name for `make`. A model without a make is ignored.
 *
 * @returns `filter`: makes and models as the URL spells them (resolve-filter.ts corrects them), and
 *   a kind of car only if it's one of ours; `page`: from 1, possibly past the last one
 */
export function readInventoryUrl(params: SearchParams): {
  filter: InventoryFilter;
  page: number;
} {
  const query = queryFromSearchParams(params);
  const make = filterValueOf(query.get('make')) ?? filterValueOf(query.get('brand'));
  const model = make && filterValueOf(query.get('model'));
  const carKind = findCarKind(query.get(parameterNames.carKind))?.value ?? null;
  const page = Number(query.get('page') ?? 1);
  const isPage = Number.isSafeInteger(page) && page > 0;
  return { filter: { make, model, carKind }, page: isPage ? page : 1 };
}

/**
 * The URL of the list with the visitor's choice.
 *
 * @param filter `page` counts from 1
 * @param current the query of the page's URL: parameters that aren't ours are kept
 */
export function inventoryHref(
  { make, model, carKind, page = 1 }: InventoryFilter & { page?: number },
  current = new URLSearchParams(),
): string {
  const query = new URLSearchParams();
  if (make) query.set('make', make);
  if (model) query.set('model', model);
  if (carKind) query.set(parameterNames.carKind, carKind);
  if (page > 1) query.set('page', String(page));
  for (const [name, value] of current)
    if (!OWN_PARAMETERS.includes(name)) query.append(name, value);
  return withQuery(routes.inventory, query);
}
