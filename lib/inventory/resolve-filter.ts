import { makes as catalogueMakes, makeNameInRow } from '@/lib/catalogue/makes';
import { modelsOf } from '@/lib/catalogue/models';
import { spelledLike } from '@/lib/format/comparison-key';
import type { InventoryFilter } from './filter';
import type { Inventory } from './row';
import { modelsInInventory } from './view';

/**
 * Replaces what a URL spells with the names of the inventory, or else of the catalogue. An unknown
 * name stays and matches no vehicle.
 *
 * @param asked the filter as read from the URL
 */
export function resolveFilter(
  asked: InventoryFilter,
  { vehicles, makes }: Inventory,
): InventoryFilter {
  if (asked.make === null) return asked;

  const named = makeNameInRow(asked.make);
  const make = spelledLike([...makes, ...catalogueMakes.map(({ name }) => name)], named) ?? named;
  const models = [...modelsInInventory(vehicles, make), ...modelsOf(make)];
  return {
    ...asked,
    make,
    model: asked.model && (spelledLike(models, asked.model) ?? asked.model),
  };
}
