import type { BodyStyle } from '@/content/catalogue/body-styles';
import { type Need, needs } from '@/lib/catalogue/needs';
import type { Vehicle } from './row';

/** What the visitor filters by; `null` is the dropdown's "all". */
export type InventoryFilter = { make: string | null; model: string | null; need: Need | null };

export const NO_FILTER: InventoryFilter = { make: null, model: null, need: null };

/** What a page of the inventory is asked for. */
export type InventoryRequest = {
  filter: InventoryFilter;
  /** From 1; it may be beyond the last one. */
  page: number;
  /** What our own words may say of the filter: as much of it as the catalogue has. */
  asked: { make?: string; model?: string; style?: BodyStyle };
};

/** Vehicles on a page: full rows in one to four columns. More are slow to draw on a phone. */
export const PAGE_SIZE = 240;

export function isFiltered({ make, model, need }: InventoryFilter): boolean {
  return make !== null || model !== null || need !== null;
}

/** @returns the models of one make in the inventory, sorted, each once; none while make is all */
export function modelsInInventory(vehicles: readonly Vehicle[], make: string | null): string[] {
  if (make === null) return [];

  const models = vehicles
    .filter((vehicle) => vehicle.make === make)
    .map((vehicle) => vehicle.model);

  // One for the whole list, and only now: to create it blocks a slow phone for 35 ms and more.
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...new Set(models)].sort(compare);
}

/** @returns the number of pages that so many vehicles fill, at least 1 */
export function pageCount(vehicles: number): number {
  return Math.max(1, Math.ceil(vehicles / PAGE_SIZE));
}

/** A row on a wide screen. */
const NEAREST = 4;

/**
 * What is shown in place of no vehicles: other makes' of the body style of the model that was asked
 * for, or that fit the need. None where the visitor asked for neither.
 *
 * @returns the newest of each model
 */
function nearestTo(
  { filter, asked }: Pick<InventoryRequest, 'filter' | 'asked'>,
  inventory: readonly Vehicle[],
): Vehicle[] {
  const { make, need } = filter;
  const { style } = asked;
  const saysWhatKind = style !== undefined || need !== null;
  if (make === null || !saysWhatKind) return [];

  const others = inventory
    .filter((vehicle) => vehicle.make !== make)
    .filter((vehicle) => style === undefined || vehicle.style === style)
    .filter((vehicle) => need === null || vehicle.needs.includes(need));

  const newestByModel = new Map<string, Vehicle>();
  for (const vehicle of others) {
    const name = `${vehicle.make} ${vehicle.model}`;
    if (!newestByModel.has(name)) newestByModel.set(name, vehicle);
  }
  return [...newestByModel.values()].slice(0, NEAREST);
}

/**
 * What the inventory page shows, on the server and in the browser. Make and model are compared
 * exactly.
 */
export function viewOf(inventory: readonly Vehicle[], request: InventoryRequest) {
  const { filter, asked } = request;
  const { make, model, need } = filter;

  const ofMake = inventory.filter((vehicle) => make === null || vehicle.make === make);
  const fitting = ofMake.filter((vehicle) => need === null || vehicle.needs.includes(need));
  const matching = fitting.filter((vehicle) => model === null || vehicle.model === model);

  const pages = pageCount(matching.length);
  const page = Math.min(request.page, pages);
  const start = (page - 1) * PAGE_SIZE;

  return {
    filter,
    asked,
    /** One page of the matching vehicles, in the same order. */
    vehicles: matching.slice(start, start + PAGE_SIZE),
    nearest: matching.length === 0 ? nearestTo(request, inventory) : [],
    count: matching.length,
    /** Of the make, in the order of the needs. */
    needCounts: needs.map(
      ({ value }) => ofMake.filter((vehicle) => vehicle.needs.includes(value)).length,
    ),
    /** The last one when the requested one is beyond it. */
    page,
    pages,
    models: modelsInInventory(fitting, make),
  };
}

export type InventoryView = ReturnType<typeof viewOf>;

/**
 * What a page of the inventory gets: all vehicles where they fit on one page, otherwise what was
 * found for the request.
 */
export type InventoryRows = { whole: Vehicle[] } | { whole: null; found: InventoryView };
