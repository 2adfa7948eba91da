import { campaign } from '@/lib/analytics/attribution';
import { normalizeMake } from '@/lib/catalogue/makes';
import { cleanText, MAX_NAME } from '@/lib/format/clean-text';
import { type QueryParameters, type QueryRecord, queryFromRecord } from '@/lib/site/routes';
import type { Vehicle } from './row';

/** What the visitor filters by; `null` is the dropdown's "all". */
export type InventoryFilter = { make: string | null; model: string | null };

/** Vehicles on a page: full rows in one to four columns. More are slow to draw on a phone. */
export const PAGE_SIZE = 240;
const ALL = 'all';

function textOf(query: URLSearchParams, name: string): string | null {
  const text = cleanText(query.get(name) ?? '', MAX_NAME);
  return text === '' || text.toLowerCase() === ALL ? null : text;
}

/** Of all parameters that the site doesn't know, names included. */
const MAX_FOREIGN_CHARACTERS = 300;

/**
 * The parameters beside the page's own that its links keep: those of campaigns, as far as they go along to the lead form,
 * and a few others. Each link has them, so that more would make a long URL a response of a megabyte.
 */
function keptParameters(query: URLSearchParams): QueryParameters {
  const others = [...query].filter(([name]) => !['make', 'model', 'brand', 'page'].includes(name));
  const names = new RegExp(campaign.names);
  const known = others.filter(([name, value]) => names.test(name) && value.length <= campaign.maxLength);
  let room = MAX_FOREIGN_CHARACTERS;
  const foreign = others.filter(([name, value]) => {
    if (names.test(name)) return false;
    room -= name.length + value.length;
    return room >= 0;
  });
  return [...known.slice(0, campaign.maxKeys), ...foreign];
}

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
    others: keptParameters(query),
  };
}

export type InventoryQuery = ReturnType<typeof inventoryQuery>;

/** @returns the query without the filters that mean all, such as `make=all`; the rest is unchanged */
export function withoutAll(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['make', 'model', 'brand']) if (textOf(query, name) === null) rest.delete(name);
  return rest;
}

/** @returns the models of one make in the inventory, sorted, each once; none while make is all */
export function modelsInInventory(vehicles: readonly Vehicle[], make: string | null): string[] {
  if (!make) return [];
  const models = vehicles.filter((vehicle) => vehicle.make === make).map((vehicle) => vehicle.model);
  // One for the whole list, and only now: to create it blocks a slow phone for 35 ms and more.
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...new Set(models)].sort(compare);
}

/** @returns the number of pages that so many vehicles fill, at least 1 */
export const pageCount = (vehicles: number) => Math.max(1, Math.ceil(vehicles / PAGE_SIZE));

/**
 * What the inventory page shows for a query: called by the server, and by the browser where it has the whole inventory. Make
 * and model are compared exactly.
 */
export function viewOf(
  inventory: readonly Vehicle[],
  { filter, page: requested }: Pick<InventoryQuery, 'filter' | 'page'>,
) {
  const { make, model } = filter;
  const matching = inventory.filter(
    (vehicle) => (!make || vehicle.make === make) && (!model || vehicle.model === model),
  );
  const pages = pageCount(matching.length);
  const page = Math.min(requested, pages);
  return {
    filter,
    /** One page of the matching vehicles, in the same order. */
    vehicles: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    count: matching.length,
    /** The last one when the requested one is beyond it. */
    page,
    pages,
    models: modelsInInventory(inventory, make),
  };
}

export type InventoryView = ReturnType<typeof viewOf>;
