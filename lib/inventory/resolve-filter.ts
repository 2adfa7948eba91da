import { makes as catalogueMakes, makeNameInRow } from '@/lib/catalogue/makes';
import { modelsOf } from '@/lib/catalogue/models';
import { comparisonKey } from '@/lib/format/comparison-key';
import type { InventoryFilter } from './filter';
import type { Inventory } from './row';
import { modelsInInventory } from './view';

/**
 * @param asked the filter of a URL, in which anybody may write anything
 * @returns the same with the names of the inventory, or else of the catalogue; a text that neither
 *   has stays, and selects no vehicle; a model alone gets its make, or goes
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

/** @returns the first of the names that the text spells, or the text */
function nameIn(text: string, names: readonly string[]): string {
  return names.find((name) => isSameName(name, text)) ?? text;
}

function isSameName(name: string, text: string): boolean {
  return comparisonKey(name) === comparisonKey(text);
}

/**
 * @param model that a URL names alone, as links of ads do
 * @returns the one make that has it in the inventory, or otherwise in the catalogue; `null` for
 *   none and for several
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
