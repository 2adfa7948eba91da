import { collapseWhitespace, normalizeMake } from '@/lib/catalogue/makes';
import { type QueryRecord, queryFromRecord } from '@/lib/site/page-query';
import type { Vehicle } from './row';

/** What the visitor filters by; `null` is the dropdown's "all". */
export type InventoryFilter = { make: string | null; model: string | null };

/** Full rows of one to four columns; more take longer to draw on a phone. */
export const PAGE_SIZE = 240;
const ALL = 'all';

function textOf(query: URLSearchParams, name: string): string | null {
  const text = collapseWhitespace(query.get(name) ?? '');
  return text === '' || text.toLowerCase() === ALL ? null : text;
}

const OWN_PARAMETERS = new Set(['make', 'model', 'brand', 'page']);

/**
 * Reads the query of a URL: the make in the catalogue's spelling, where `brand` means `make`, the model on one line, and the
 * page, which is 1 for anything that is not a positive whole number.
 */
export function inventoryQuery(record: QueryRecord) {
  const query = queryFromRecord(record);
  const make = textOf(query, 'make') ?? textOf(query, 'brand');
  const page = Number(textOf(query, 'page') ?? 1);
  // A model without a make is ignored, because the model dropdown is disabled while make is all.
  const filter: InventoryFilter = {
    make: make && normalizeMake(make),
    model: make && textOf(query, 'model'),
  };
  return {
    filter,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    /** The parameters that aren't the page's own, such as utm_source: its links keep them. */
    others: [...query].filter(([name]) => !OWN_PARAMETERS.has(name)),
  };
}

/** What the URL of the inventory page says. */
export type InventoryQuery = ReturnType<typeof inventoryQuery>;

/** @returns the query without the filters that mean all, such as `make=all`; the rest is unchanged */
export function withoutAll(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['make', 'model', 'brand']) if (textOf(query, name) === null) rest.delete(name);
  return rest;
}

/** @returns the models of one make in the inventory, sorted, each once; none while make is all */
export function modelsInInventory(
  vehicles: readonly Pick<Vehicle, 'make' | 'model'>[],
  make: string | null,
): string[] {
  if (!make) return [];
  const models = vehicles.filter((vehicle) => vehicle.make === make).map((vehicle) => vehicle.model);
  // One for the whole list, and only now: to create it blocks a slow phone for 35 ms and more (docs/performance.md).
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...new Set(models)].sort(compare);
}

/**
 * The server draws every page with it; the browser, too, where it has the whole inventory. Make and model are compared
 * exactly.
 */
export function viewOf(
  inventory: readonly Vehicle[],
  { filter, page: requested }: Pick<InventoryQuery, 'filter' | 'page'>,
) {
  const { make, model } = filter;
  const matching = inventory.filter(
    (vehicle) => (!make || vehicle.make === make) && (!model || vehicle.model === model),
  );
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const page = Math.min(requested, pages);
  return {
    filter,
    /** One page of the matching vehicles, in the same order. */
    vehicles: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    /** How many match on all pages. */
    count: matching.length,
    /** The last one when the requested one is beyond it. */
    page,
    /** At least 1. */
    pages,
    /** The models of the chosen make. */
    models: modelsInInventory(inventory, make),
  };
}

/** What the inventory page shows for a query. */
export type InventoryView = ReturnType<typeof viewOf>;
