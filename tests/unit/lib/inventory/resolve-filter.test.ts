/** @jest-environment node */

import { readInventoryUrl } from '@/lib/inventory/filter';
import { resolveFilter } from '@/lib/inventory/resolve-filter';
import { type Inventory, parseRows } from '@/lib/inventory/row';

const rows = [
  ['Toyota', '1500'],
  ['Ford', 'F150'],
  ['Ford', 'F-150'],
].map(([brand, model], index) => ({ id: index, brand, model, year: 2031 }));
const { vehicles } = parseRows(rows);
const inventory: Inventory = { vehicles, makes: vehicles.map(({ make }) => make) };

const filterOf = (query: string) => {
  const { filter } = readInventoryUrl(Object.fromEntries(new URLSearchParams(query)));
  return resolveFilter(filter, inventory);
};

it.each([
  ['of a row', 'make=toyota&model=15-00', 'Toyota', '1500'],
  ['of the newest of its rows', 'make=ford&model=f+150', 'Ford', 'F150'],
  ['of the catalogue', 'make=TOYOTA&model=Rav+4', 'Toyota', 'RAV4'],
  ['of the catalogue, for an alias', 'brand=vw&model=all', 'Volkswagen', null],
  [
    'of the URL, for a model that nobody has',
    'make=honda&model=Pilot+Elite',
    'Honda',
    'Pilot Elite',
  ],
  ['of the URL, for a make that nobody has', 'make=Tesla!&model=Model+3', 'Tesla!', 'Model 3'],
])('a filter has the spelling %s', (_, query, make, model) => {
  expect(filterOf(`${query}&car_kind=suv`)).toEqual({ make, model, carKind: 'suv' });
});
