import { makes as catalogueMakes, makeNameInRow } from '@/lib/catalogue/makes';
import { modelsOf } from '@/lib/catalogue/models';
import { comparisonKey } from '@/lib/format/comparison-key';
import type { InventoryFilter } from './filter';
import type { Inventory } from './row';
import { modelsInInventory } from './view';

/**
 * Replaces what a URL spells with the names of the inventory, or else of the catalogue. An unknown
 * name stays and matches no vehicle. A model without a make gets its make, or is dropped.
 *
 * @param asked the filter as read from the URL
 */
export function resolveFilter(
  asked: InventoryFilter,
  { vehicles, makes }: Inventory,
): InventoryFilter {
  const { carKind } = asked;
  const named = asked.make && makeNameInRow(asked.make);
  const make = named
    ? nameIn(named, [...makes, ...catalogueMakes.map(({ name }) => name)])
    : makeOfModel(asked.model, vehicles);
  if (make === null) return { make, model: null, carKind };

  const models = [...modelsInInventory(vehicles, make), ...modelsOf(make)];
  return { make, model: asked.model && nameIn(asked.model, models), carKind };
}

/** The first name that the text is a spelling of, or the text itself. */
function nameIn(text: string, names: readonly string[]): string {
  return names.find((name) => isSameName(name, text)) ?? text;
}

function isSameName(name: string, text: string): boolean {
  return comparisonKey(name) === comparisonKey(text);
}

/**
 * Links in ads can name a model without a make.
 *
 * @returns the only make with that model in the inventory, or else in the catalogue; `null` if
 *   there are none or several
 */
function makeOfModel(model: string | null, vehicles: Inventory['vehicles']): string | null {
  if (model === null) return null;

  const isModel = (name: string) => isSameName(name, model);
  const inInventory = vehicles.filter((vehicle) => isModel(vehicle.model));
  const inCatalogue = catalogueMakes.filter(({ name }) => modelsOf(name).some(isModel));
  const names =
    inInventory.length > 0
      ? inInventory.map(({ make }) => make)
      : inCatalogue.map(({ name }) => name);

  const [only, ...others] = new Set(names);
  return only !== undefined && others.length === 0 ? only : null;
}
