import { inventoryHref } from '@/lib/site/routes';
import type { InventoryFilter } from './filter';

/** The parameters that this page reads; every other one is somebody else's. */
const OWN_PARAMETERS = ['make', 'brand', 'model', 'need', 'page'];
const ALL = 'all';

const isOwn = (name: string) => OWN_PARAMETERS.includes(name.toLowerCase());

/** @returns whether the text of a parameter selects nothing, such as `make=all` or `make=` */
export function meansAll(text: string | null): boolean {
  const said = text?.trim().toLowerCase() ?? '';
  return said === '' || said === ALL;
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
  const tidy = new URLSearchParams(
    [...query].map(([name, value]) => [isOwn(name) ? name.toLowerCase() : name, value]),
  );
  const selected = {
    make: filter.make,
    brand: filter.make,
    model: filter.model,
    need: filter.need,
  };
  for (const [name, value] of Object.entries(selected)) {
    if (value === null || meansAll(tidy.get(name))) tidy.delete(name);
  }
  if (filter.make !== null && !tidy.has('make') && !tidy.has('brand')) {
    tidy.set('make', filter.make);
  }
  return tidy;
}
