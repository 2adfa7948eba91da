import { carKinds } from '@/lib/catalogue/car-kinds';
import { comparisonKey, distinctModels } from '@/lib/catalogue/spelling';
import type { InventoryFilter } from './filter';
import type { Vehicle } from './row';

/** Vehicles on a page. More would render slowly on a phone. */
export const PAGE_SIZE = 240;

/** The models of one make, sorted, each spelled as in its newest row; empty without a make. */
export function modelsInInventory(vehicles: readonly Vehicle[], make: string | null): string[] {
  if (make === null) return [];

  const models = distinctModels(vehicles.filter((vehicle) => vehicle.make === make));
  // Creating a collator blocks a slow phone for at least 35 ms, so create one, and only when
  // needed.
  const { compare } = new Intl.Collator('en', { numeric: true });
  return models.sort(compare);
}

export function pageCount(vehicles: number): number {
  return Math.max(1, Math.ceil(vehicles / PAGE_SIZE));
}

export type InventoryView = ReturnType<typeof viewOf>;

/**
 * What the inventory page shows, on the server and in the browser. Models match by their comparison
 * key: "RAV 4" is a RAV4, but a RAV4 Prime isn't.
 *
 * @param page from 1. A number past the last page means the last page.
 */
export function viewOf(inventory: readonly Vehicle[], filter: InventoryFilter, page = 1) {
  const { make, model, carKind } = filter;
  const isOfKind = (vehicle: Vehicle) => carKind === null || vehicle.carKinds.includes(carKind);
  const modelKey = model && comparisonKey(model);
  const ofMake = inventory.filter((vehicle) => make === null || vehicle.make === make);
  const ofModel = ofMake.filter(
    (vehicle) => modelKey === null || comparisonKey(vehicle.model) === modelKey,
  );
  const matching = ofModel.filter(isOfKind);

  const pages = pageCount(matching.length);
  const shownPage = Math.min(page, pages);
  const start = (shownPage - 1) * PAGE_SIZE;

  return {
    filter,
    /** The matching vehicles of this page, in the same order. */
    vehicles: matching.slice(start, start + PAGE_SIZE),
    count: matching.length,
    /** The kinds with at least one vehicle of the make and the model. */
    availableKinds: carKinds
      .map(({ value }) => value)
      .filter((value) => ofModel.some((vehicle) => vehicle.carKinds.includes(value))),
    page: shownPage,
    pages,
    models: modelsInInventory(ofMake.filter(isOfKind), make),
  };
}
