import { carKinds } from '@/lib/catalogue/car-kinds';
import { comparisonKey } from '@/lib/format/comparison-key';
import type { InventoryFilter } from './filter';
import type { Vehicle } from './row';

/** Vehicles on a page: full rows in one to four columns. More are slow to draw on a phone. */
export const PAGE_SIZE = 240;

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

export type InventoryView = ReturnType<typeof viewOf>;

type ViewOptions = {
  /** From 1; beyond the last page it's the last one. */
  page?: number;
  /** What our own words and events may name: as much of the filter as is a car that we know. */
  knownCar: { make?: string; model?: string };
};

/**
 * What the inventory page shows, on the server and in the browser. Models are the same when their
 * keys are, so that "RAV 4" is a RAV4, and a RAV4 Prime isn't.
 */
export function viewOf(
  inventory: readonly Vehicle[],
  filter: InventoryFilter,
  { page: asked = 1, knownCar }: ViewOptions,
) {
  const { make, model, carKind } = filter;
  const isOfKind = (vehicle: Vehicle) => carKind === null || vehicle.carKinds.includes(carKind);
  const modelKey = model && comparisonKey(model);
  const ofMake = inventory.filter((vehicle) => make === null || vehicle.make === make);
  const ofModel = ofMake.filter(
    (vehicle) => modelKey === null || comparisonKey(vehicle.model) === modelKey,
  );
  const matching = ofModel.filter(isOfKind);
  const showsNearest = matching.length === 0 && make !== null;

  const pages = pageCount(matching.length);
  const page = Math.min(asked, pages);
  const start = (page - 1) * PAGE_SIZE;

  return {
    filter,
    knownCar,
    /** One page of the matching vehicles, in the same order. */
    vehicles: matching.slice(start, start + PAGE_SIZE),
    /** The newest of each model of the make, where nothing matches. */
    nearest: showsNearest ? newestOfEachModel(ofMake).slice(0, NEAREST) : [],
    count: matching.length,
    /** The kinds of which there is a vehicle of the make and the model. */
    available: carKinds
      .map(({ value }) => value)
      .filter((value) => ofModel.some((vehicle) => vehicle.carKinds.includes(value))),
    page,
    pages,
    models: modelsInInventory(ofMake.filter(isOfKind), make),
  };
}
