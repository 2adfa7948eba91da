import { findNeed, type Need } from '@/lib/catalogue/needs';
import { cleanText, MAX_NAME } from '@/lib/format/clean-text';
import { inventoryHref, type QueryRecord, queryFromRecord } from '@/lib/site/routes';

/** `null` means "all" in the dropdown. */
export type InventoryFilter = { make: string | null; model: string | null; need: Need | null };

export const NO_FILTER: InventoryFilter = { make: null, model: null, need: null };

export function isFiltered({ make, model, need }: InventoryFilter): boolean {
  return make !== null || model !== null || need !== null;
}

/** The parameters that this page reads. Others, such as campaign parameters, must be kept. */
const OWN_PARAMETERS = ['make', 'brand', 'model', 'need', 'page'];

const isOwn = (name: string) => OWN_PARAMETERS.includes(name.toLowerCase());

function withOwnNamesInLowerCase(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...query].map(([name, value]) => [isOwn(name) ? name.toLowerCase() : name, value]),
  );
}

/** Whether a parameter's text selects everything, such as `make=all` or `make=`. */
export function meansAll(text: string | null): boolean {
  return ['', 'all'].includes(text?.trim().toLowerCase() ?? '');
}

function filterText(query: URLSearchParams, name: string): string | null {
  const text = cleanText(query.get(name) ?? '', MAX_NAME);
  return meansAll(text) ? null : text;
}

/**
 * Reads the query of a URL. `brand` is another name for `make`, and parameter names can have any
 * case.
 *
 * @returns `filter`: makes and models as the URL spells them (resolve-filter.ts corrects them), and
 *   a need only if it's one of ours; `page`: from 1, possibly past the last one
 */
export function readInventoryUrl(record: QueryRecord): { filter: InventoryFilter; page: number } {
  const query = withOwnNamesInLowerCase(queryFromRecord(record));
  const make = filterText(query, 'make') ?? filterText(query, 'brand');
  // Without JavaScript, choosing all makes still sends the model that was selected before.
  const choseAllMakes = make === null && Boolean(query.get('make'));
  const model = choseAllMakes ? null : filterText(query, 'model');
  const need = findNeed(query.get('need'))?.value ?? null;
  const page = Number(query.get('page') ?? 1);
  const isPage = Number.isSafeInteger(page) && page > 0;
  return { filter: { make, model, need }, page: isPage ? page : 1 };
}

/**
 * The first page of another filter. Parameters that aren't ours are kept.
 *
 * @param query of the current URL
 */
export function filterHref(query: URLSearchParams, filter: InventoryFilter): string {
  const others = [...query].filter(([name]) => !isOwn(name));
  return inventoryHref(filter, others);
}

/**
 * Removes parameters that select nothing, adds the make that a model alone implied, and puts
 * parameter names in lower case.
 *
 * @param query of the URL that the page was opened with
 * @param filter the resolved filter
 */
export function tidyQuery(query: URLSearchParams, filter: InventoryFilter): URLSearchParams {
  const tidy = withOwnNamesInLowerCase(query);
  for (const [name, value] of Object.entries({ brand: filter.make, ...filter })) {
    if (value === null || meansAll(tidy.get(name))) tidy.delete(name);
  }
  if (filter.make !== null && !tidy.has('make') && !tidy.has('brand')) {
    tidy.set('make', filter.make);
  }
  return tidy;
}
