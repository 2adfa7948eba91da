import {
  filterVehicles,
  type InventoryFilter,
  type InventoryQuery,
  modelsInInventory,
  paginate,
} from './filter';
import type { Vehicle } from './row';

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
