import { collapseWhitespace, normalizeMake } from '@/lib/catalogue/makes';
import { type QueryRecord, queryFromRecord } from '@/lib/site/page-query';
import type { QueryParameters } from '@/lib/site/routes';
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

/**
 * Reads the filter from the query of a URL. `brand` means `make`. A model without a
 * make is ignored, because the model dropdown is disabled while make is all.
 *
 * @returns the make in the catalogue's spelling, and the model on one line
 */
export function filterFromQuery(query: URLSearchParams): InventoryFilter {
  const make = textOf(query, 'make') ?? textOf(query, 'brand');
  if (!make) return { make: null, model: null };
  return { make: normalizeMake(make), model: textOf(query, 'model') };
}

/** @returns the requested page, from 1; page 1 for anything that is not a positive whole number */
export function pageFromQuery(query: URLSearchParams): number {
  const page = Number(textOf(query, 'page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

const OWN_PARAMETERS = new Set(['make', 'model', 'brand', 'page']);

/** What the URL of the inventory page says. */
export type InventoryQuery = {
  filter: InventoryFilter;
  page: number;
  /** The parameters that aren't the page's own, such as utm_source: its links keep them. */
  others: QueryParameters;
};

/** @param record the query of the URL */
export function inventoryQuery(record: QueryRecord): InventoryQuery {
  const query = queryFromRecord(record);
  const others = [...query].filter(([name]) => !OWN_PARAMETERS.has(name));
  return { filter: filterFromQuery(query), page: pageFromQuery(query), others };
}

/** @returns the query without the filters that mean all, such as `make=all`; the rest is unchanged */
export function withoutAll(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['make', 'model', 'brand']) if (textOf(query, name) === null) rest.delete(name);
  return rest;
}

/** @returns the vehicles of that make and model, in the same order; both are compared exactly */
export function filterVehicles<V extends Pick<Vehicle, 'make' | 'model'>>(
  vehicles: readonly V[],
  { make, model }: InventoryFilter,
): V[] {
  return vehicles.filter(
    (vehicle) => (!make || vehicle.make === make) && (!model || vehicle.model === model),
  );
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

/** @returns the rows of one page; `page` is the last one when the requested one is beyond it; `pages` is at least 1 */
export function paginate<T>(list: readonly T[], page: number): { rows: T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  const current = Math.min(page, pages);
  return { rows: list.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE), page: current, pages };
}

/** What the inventory page shows for a query. */
export type InventoryView = {
  filter: InventoryFilter;
  /** One page of the matching vehicles. */
  vehicles: Vehicle[];
  /** How many match on all pages. */
  count: number;
  page: number;
  pages: number;
  /** The models of the chosen make. */
  models: string[];
};

/** The server draws every page with it; the browser, too, where it has the whole inventory. */
export function viewOf(
  inventory: readonly Vehicle[],
  { filter, page }: Pick<InventoryQuery, 'filter' | 'page'>,
): InventoryView {
  const matching = filterVehicles(inventory, filter);
  const { rows, ...position } = paginate(matching, page);
  const models = modelsInInventory(inventory, filter.make);
  return { filter, vehicles: rows, count: matching.length, ...position, models };
}
