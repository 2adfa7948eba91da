import { type CarKind, findCarKind } from '@/lib/catalogue/car-kinds';
import { cleanText, MAX_NAME } from '@/lib/format/clean-text';
import { CAR_KIND, inventoryHref, type QueryRecord, queryFromRecord } from '@/lib/site/routes';

/** What the visitor filters by; `null` is the dropdown's "all". */
export type InventoryFilter = {
  make: string | null;
  model: string | null;
  carKind: CarKind | null;
};

export const NO_FILTER: InventoryFilter = { make: null, model: null, carKind: null };

export function isFiltered({ make, model, carKind }: InventoryFilter): boolean {
  return make !== null || model !== null || carKind !== null;
}

/** The parameters that this page reads; every other one is somebody else's. */
const OWN_PARAMETERS = ['make', 'brand', 'model', CAR_KIND, 'page'];

const isOwn = (name: string) => OWN_PARAMETERS.includes(name.toLowerCase());

function withOwnNamesInLowerCase(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...query].map(([name, value]) => [isOwn(name) ? name.toLowerCase() : name, value]),
  );
}

/** @returns whether the text of a parameter selects nothing, such as `make=all` or `make=` */
export function meansAll(text: string | null): boolean {
  return ['', 'all'].includes(text?.trim().toLowerCase() ?? '');
}

/** @returns a parameter's text on one line; `null` for all */
function filterText(query: URLSearchParams, name: string): string | null {
  const text = cleanText(query.get(name) ?? '', MAX_NAME);
  return meansAll(text) ? null : text;
}

/**
 * Reads the query of a URL, in which `brand` means `make`, and names of parameters may have any
 * case.
 *
 * @returns `filter`: makes and models as the URL spells them (resolve-filter.ts), and no kind of car
 *   that isn't ours; `page`: from 1, maybe beyond the last one
 */
export function readInventoryUrl(record: QueryRecord): { filter: InventoryFilter; page: number } {
  const query = withOwnNamesInLowerCase(queryFromRecord(record));
  const make = filterText(query, 'make') ?? filterText(query, 'brand');
  // Without JavaScript, the form still sends the model when its make is set to all.
  const choseAllMakes = make === null && Boolean(query.get('make'));
  const model = choseAllMakes ? null : filterText(query, 'model');
  const carKind = findCarKind(query.get(CAR_KIND))?.value ?? null;
  const page = Number(query.get('page') ?? 1);
  const isPage = Number.isSafeInteger(page) && page > 0;
  return { filter: { make, model, carKind }, page: isPage ? page : 1 };
}

/**
 * @param query of the URL now
 * @returns the URL of the first page with another filter, where parameters of others stay
 */
export function filterHref(query: URLSearchParams, filter: InventoryFilter): string {
  const others = [...query].filter(([name]) => !isOwn(name));
  return inventoryHref(filter, others);
}

/**
 * @param query of the URL that the page was opened with
 * @param filter that it means
 * @returns the query without parameters that select nothing, with the make that a model alone
 *   selected, and with the names of parameters in lower case
 */
export function tidyQuery(query: URLSearchParams, filter: InventoryFilter): URLSearchParams {
  const tidy = withOwnNamesInLowerCase(query);
  const { make, model, carKind } = filter;
  for (const [name, value] of Object.entries({ brand: make, make, model, [CAR_KIND]: carKind })) {
    if (value === null || meansAll(tidy.get(name))) tidy.delete(name);
  }
  if (make !== null && !tidy.has('make') && !tidy.has('brand')) tidy.set('make', make);
  return tidy;
}
