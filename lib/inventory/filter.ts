import { type Need, needs } from '@/lib/catalogue/needs';
import { cleanName } from '@/lib/format/clean-text';
import type { InventoryQuery } from './query';
import type { Vehicle } from './row';

/** What the visitor filters by; `null` is the dropdown's "all". */
export type InventoryFilter = { make: string | null; model: string | null; need: Need | null };
export const NO_FILTER: InventoryFilter = { make: null, model: null, need: null };

/** Vehicles on a page: full rows in one to four columns. More are slow to draw on a phone. */
export const PAGE_SIZE = 240;
const ALL = 'all';

/** @returns a parameter's text on one line; `null` for all */
export function textOf(query: URLSearchParams, name: string): string | null {
  const text = cleanName(query.get(name));
  return text === '' || text.toLowerCase() === ALL ? null : text;
}

/**
 * @returns the query without the filters that mean all, such as `make=all`; the rest is unchanged
 */
export function withoutAll(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['make', 'model', 'brand', 'need'])
    if (textOf(query, name) === null) rest.delete(name);
  return rest;
}

/** @returns the models of one make in the inventory, sorted, each once; none while make is all */
export function modelsInInventory(vehicles: readonly Vehicle[], make: string | null): string[] {
  if (!make) return [];
  const models = vehicles
    .filter((vehicle) => vehicle.make === make)
    .map((vehicle) => vehicle.model);
  // One for the whole list, and only now: to create it blocks a slow phone for 35 ms and more.
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...new Set(models)].sort(compare);
}

/** @returns the number of pages that so many vehicles fill, at least 1 */
export const pageCount = (vehicles: number) => Math.max(1, Math.ceil(vehicles / PAGE_SIZE));

function countsByNeed(vehicles: readonly Vehicle[]): number[] {
  // Thousands of vehicles have a few traits.
  const counts = new Map<string, number>();
  for (const { traits } of vehicles) counts.set(traits, (counts.get(traits) ?? 0) + 1);
  return needs.map(({ value }) =>
    [...counts].reduce((sum, [traits, count]) => sum + (traits.includes(value) ? count : 0), 0),
  );
}

/** A row on a wide screen. */
const NEAREST = 4;

/**
 * What is shown in place of no vehicles: other makes' of the body style of the model that was asked
 * for, or that fit the need, the newest of each model. None where the visitor asked for neither.
 */
function nearestTo(
  { make, need }: InventoryFilter,
  inventory: readonly Vehicle[],
  style = '',
): Vehicle[] {
  const found = new Map<string, Vehicle>();
  if (!make || !(style || need)) return [];
  for (const vehicle of inventory) {
    const name = `${vehicle.make} ${vehicle.model}`;
    const fits = vehicle.traits.includes(style) && vehicle.traits.includes(need ?? '');
    if (fits && vehicle.make !== make && !found.has(name)) found.set(name, vehicle);
    if (found.size === NEAREST) break;
  }
  return [...found.values()];
}

/**
 * What the inventory page shows for a query, on the server and in the browser. Make and model are
 * compared exactly.
 */
export function viewOf(
  inventory: readonly Vehicle[],
  { filter, page: requested, asked }: Pick<InventoryQuery, 'filter' | 'page' | 'asked'>,
) {
  const { make, model, need } = filter;
  const ofMake = make ? inventory.filter((vehicle) => vehicle.make === make) : inventory;
  const fitting = need ? ofMake.filter(({ traits }) => traits.includes(need)) : ofMake;
  const matching = model ? fitting.filter((vehicle) => vehicle.model === model) : fitting;
  const pages = pageCount(matching.length);
  const page = Math.min(requested, pages);
  return {
    filter,
    asked,
    /** One page of the matching vehicles, in the same order. */
    vehicles: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    nearest: matching.length === 0 ? nearestTo(filter, inventory, asked.style) : [],
    count: matching.length,
    /** Of the make, in the order of the needs. */
    needCounts: countsByNeed(ofMake),
    /** The last one when the requested one is beyond it. */
    page,
    pages,
    models: modelsInInventory(fitting, make),
  };
}

export type InventoryView = ReturnType<typeof viewOf>;

/**
 * What a page of the inventory gets: all vehicles where they fit on one page, otherwise what was
 * found for the query.
 */
export type InventoryRows = { whole: Vehicle[] } | { whole: null; found: InventoryView };
