import { makes as catalogueMakes, normalizeMake } from '@/lib/catalogue/makes';
import { knownVehicle, modelsOf, resolveModel } from '@/lib/catalogue/models';
import { findNeed } from '@/lib/catalogue/needs';
import { cleanText, MAX_NAME } from '@/lib/format/clean-text';
import { comparisonKey } from '@/lib/format/comparison-key';
import { type QueryRecord, queryFromRecord } from '@/lib/site/routes';
import {
  type InventoryFilter,
  modelsInInventory,
  type ResolvedFilter,
  type UrlFilter,
} from './filter';
import { meansAll } from './filter-url';
import type { Inventory } from './row';

/** @returns a parameter's text on one line; `null` for all */
function filterText(query: URLSearchParams, name: string): string | null {
  const text = cleanText(query.get(name) ?? '', MAX_NAME);
  return meansAll(text) ? null : text;
}

function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/**
 * Reads the query of a URL, where `brand` means `make`, and names of parameters may have any case;
 * a need that isn't ours is `null`, and the page is 1 for anything else.
 */
export function readUrlFilter(record: QueryRecord): UrlFilter {
  const query = new URLSearchParams(
    [...queryFromRecord(record)].map(([name, value]) => [name.toLowerCase(), value]),
  );
  const make = filterText(query, 'make') ?? filterText(query, 'brand');
  // The form without JavaScript sends the model of before when its make is set to all.
  const choseAllMakes = make === null && Boolean(query.get('make'));
  return {
    filter: {
      make: make && normalizeMake(make),
      model: choseAllMakes ? null : filterText(query, 'model'),
      need: findNeed(query.get('need'))?.value ?? null,
    },
    page: pageIn(query),
  };
}

/**
 * What a URL asks for. Anybody can write one, so a text that neither the inventory nor the
 * catalogue has, and that isn't the name of a car, is no filter.
 */
export function resolveFilter(query: UrlFilter, inventory: Inventory): ResolvedFilter {
  const filter = resolveNames(query.filter, inventory);
  return { filter, page: query.page, knownCar: knownCarOf(filter) };
}

function resolveNames(given: InventoryFilter, { vehicles, makes }: Inventory): InventoryFilter {
  const { need } = given;
  const make =
    given.make === null
      ? makeOfModel(given.model, vehicles)
      : nameIn(given.make, [...makes, ...catalogueMakes.map(({ name }) => name)]);
  if (make === null) return { make, model: null, need };

  const models = [...modelsInInventory(vehicles, make), ...modelsOf(make)];
  return { make, model: given.model && nameIn(given.model, models), need };
}

/** @returns the first of the names that the text spells, or the text on one line, or `null` */
function nameIn(text: string, names: readonly string[]): string | null {
  const known = names.find((name) => isSameName(name, text));
  return known ?? (cleanText(text, MAX_NAME) || null);
}

function isSameName(name: string, text: string): boolean {
  return comparisonKey(name) === comparisonKey(text);
}

/**
 * The make of a model that a URL names alone, as links of ads do.
 *
 * @returns `null` unless the inventory, or otherwise the catalogue, has it of exactly one make
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

function knownCarOf(filter: InventoryFilter): ResolvedFilter['knownCar'] {
  const name = filter.make ?? '';
  return knownVehicle({ make: name, model: resolveModel(name, filter.model) });
}
