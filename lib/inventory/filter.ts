import { type Need, needs } from '@/lib/catalogue/needs';
import { comparisonKey } from '@/lib/format/comparison-key';
import type { Vehicle } from './row';

/** What the visitor filters by; `null` is the dropdown's "all". */
export type InventoryFilter = { make: string | null; model: string | null; need: Need | null };

export const NO_FILTER: InventoryFilter = { make: null, model: null, need: null };

/** What a URL selects, before anybody knows whether the inventory has it. */
export type UrlFilter = {
  filter: InventoryFilter;
  /** Counted from 1; it may be beyond the last one. */
  page: number;
};

/** The same with names as the inventory or the catalogue spells them. */
export type ResolvedFilter = UrlFilter & {
  /** What our own words and events may name: as much of the filter as is a known car. */
  knownCar: { make?: string; model?: string };
};

/** Vehicles on a page: full rows in one to four columns. More are slow to draw on a phone. */
export const PAGE_SIZE = 240;

export function isFiltered({ make, model, need }: InventoryFilter): boolean {
  return make !== null || model !== null || need !== null;
}

/**
 * @returns the models of one make in the inventory, sorted, each once, as its newest row spells it;
 *   none while make is all
 */
export function modelsInInventory(vehicles: readonly Vehicle[], make: string | null): string[] {
  if (make === null) return [];

  const models = newestOfEachModel(vehicles.filter((vehicle) => vehicle.make === make));

  // One for the whole list, and only now: to create it blocks a slow phone for 35 ms and more.
  const { compare } = new Intl.Collator('en', { numeric: true });
  return models.map(({ model }) => model).sort(compare);
}

/** @param vehicles of one make, newest first */
function newestOfEachModel(vehicles: readonly Vehicle[]): Vehicle[] {
  const newest = new Map<string, Vehicle>();
  for (const vehicle of vehicles) {
    const key = comparisonKey(vehicle.model);
    if (!newest.has(key)) newest.set(key, vehicle);
  }
  return [...newest.values()];
}

/** @returns the number of pages that so many vehicles fill, at least 1 */
export function pageCount(vehicles: number): number {
  return Math.max(1, Math.ceil(vehicles / PAGE_SIZE));
}

/** Vehicles of the same make that are shown in place of no vehicles. */
const NEAREST = 3;

/**
 * What the inventory page shows, on the server and in the browser. Models are the same when their
 * keys are, so that "RAV 4" is a RAV4, and a RAV4 Prime isn't.
 */
export function viewOf(inventory: readonly Vehicle[], resolved: ResolvedFilter) {
  const { filter, knownCar } = resolved;
  const { make, model, need } = filter;

  const fits = (vehicle: Vehicle) => need === null || vehicle.needs.includes(need);
  const modelKey = model && comparisonKey(model);
  const ofMake = inventory.filter((vehicle) => make === null || vehicle.make === make);
  const ofModel = ofMake.filter(
    (vehicle) => modelKey === null || comparisonKey(vehicle.model) === modelKey,
  );
  const matching = ofModel.filter(fits);
  const showsNearest = matching.length === 0 && make !== null;

  const pages = pageCount(matching.length);
  const page = Math.min(resolved.page, pages);
  const start = (page - 1) * PAGE_SIZE;

  return {
    filter,
    knownCar,
    /** One page of the matching vehicles, in the same order. */
    vehicles: matching.slice(start, start + PAGE_SIZE),
    /** The newest of each model of the make, where nothing matches. */
    nearest: showsNearest ? newestOfEachModel(ofMake).slice(0, NEAREST) : [],
    count: matching.length,
    /** The needs that a vehicle of the make and the model fits. */
    fitting: needs
      .map(({ value }) => value)
      .filter((value) => ofModel.some((vehicle) => vehicle.needs.includes(value))),
    /** The last page when the requested one is beyond it. */
    page,
    pages,
    models: modelsInInventory(ofMake.filter(fits), make),
  };
}

export type InventoryView = ReturnType<typeof viewOf>;

/**
 * What a page of the inventory gets: all vehicles where they fit on one page, otherwise the view
 * that the server made for the request.
 */
export type InventoryRows =
  | { allVehicles: Vehicle[] }
  | { allVehicles: null; serverView: InventoryView };
