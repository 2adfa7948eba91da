import { makes as catalogueMakes, normalizedMakeName } from '@/lib/catalogue/makes';
import { modelsOf } from '@/lib/catalogue/models';
import { spelledLike } from '@/lib/catalogue/spelling';
import type { InventoryFilter } from './filter';
import type { Inventory } from './row';
import { modelsInInventory } from './view';

/**
 * Replaces what a URL spells with the names of the inventory, or else of the catalogue. An unknown
 * name stays and matches no vehicle.
 *
 * @param urlFilter as read from the URL
 */
export function resolveFilter(
  urlFilter: InventoryFilter,
  { vehicles, makes }: Inventory,
): InventoryFilter {
  if (urlFilter.make === null) return urlFilter;

  const named = normalizedMakeName(urlFilter.make);
  const make = spelledLike([...makes, ...catalogueMakes.map(({ name }) => name)], named) ?? named;
  const models = [...modelsInInventory(vehicles, make), ...modelsOf(make)];
  return {
    ...urlFilter,
    make,
    model: urlFilter.model && (spelledLike(models, urlFilter.model) ?? urlFilter.model),
  };
}
