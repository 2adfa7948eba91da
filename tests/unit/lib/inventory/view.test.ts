/** @jest-environment node */

import type { CarKind } from '@/lib/catalogue/car-kinds';
import { type InventoryFilter, NO_FILTER } from '@/lib/inventory/filter';
import type { Vehicle } from '@/lib/inventory/row';
import { modelsInInventory, PAGE_SIZE, viewOf } from '@/lib/inventory/view';

const EV9: CarKind[] = ['suv', 'three-rows', 'electric'];

const vehicle = (id: number, make = 'Kia', model = 'EV9', carKinds = EV9): Vehicle => {
  return { id, make, model, year: 2031, image: null, carKinds, bodyStyle: null };
};

const viewFor = (vehicles: readonly Vehicle[], filter: Partial<InventoryFilter>, page?: number) =>
  viewOf(vehicles, { ...NO_FILTER, ...filter }, page);

const idsOf = (vehicles: readonly Vehicle[]) => vehicles.map(({ id }) => id);

describe('the vehicles shown', () => {
  const vehicles = [
    vehicle(1, 'Toyota', 'Camry'),
    vehicle(2, 'Toyota', 'Camry XSE'),
    vehicle(3, 'Toyota', 'camry'),
    vehicle(4, 'BMW', 'X10'),
    vehicle(5, 'BMW', 'X3'),
    vehicle(6, 'BMW', 'X3'),
  ];

  it.each([
    [null, null, [1, 2, 3, 4, 5, 6]],
    ['BMW', null, [4, 5, 6]],
    // A spelling is no difference, a trim is one.
    ['Toyota', 'Camry', [1, 3]],
    ['BMW', 'X 3', [5, 6]],
    ['Kia', null, []],
  ])('of the make %p and the model %p are %j', (make, model, ids) => {
    const view = viewFor(vehicles, { make, model });
    expect(idsOf(view.vehicles)).toEqual(ids);
    expect(view.count).toBe(ids.length);
  });

  it('have the models of their make, each once, as the newest row has it, in natural order', () => {
    expect(modelsInInventory(vehicles, 'BMW')).toEqual(['X3', 'X10']);
    expect(modelsInInventory(vehicles, 'Toyota')).toEqual(['Camry', 'Camry XSE']);
  });

  it.each(['Kia', null])('have no models of the make %p', (make) => {
    expect(modelsInInventory(vehicles, make)).toEqual([]);
  });
});

describe('a page of the list', () => {
  const list = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, at) => vehicle(at));

  it.each([
    [1, 1, PAGE_SIZE],
    [2, 2, PAGE_SIZE],
    [3, 3, 1],
    [4, 3, 1],
  ])('requested as %i is page %i with %i vehicles', (requested, page, count) => {
    const first = (page - 1) * PAGE_SIZE;
    expect(viewFor(list, {}, requested)).toMatchObject({
      page,
      pages: 3,
      vehicles: list.slice(first, first + count),
    });
  });

  it('is one empty page for an empty list', () => {
    expect(viewFor([], {}, 7)).toMatchObject({ vehicles: [], page: 1, pages: 1 });
  });
});

describe('a kind of car', () => {
  const vehicles = [
    vehicle(1),
    vehicle(2, 'BMW', 'X3', ['suv']),
    vehicle(3, 'BMW', '3 Series', ['sedan']),
    vehicle(5, 'BMW', 'Zagato', []),
  ];

  it('selects the vehicles that fit it, of all makes or of one', () => {
    expect(idsOf(viewFor(vehicles, { carKind: 'suv' }).vehicles)).toEqual([1, 2]);
    expect(idsOf(viewFor(vehicles, { carKind: 'suv', make: 'BMW' }).vehicles)).toEqual([2]);
  });

  it('knows which of them a car of the make and the model fits, and leaves the models that fit it', () => {
    expect(viewFor(vehicles, { make: 'BMW', carKind: 'suv' })).toMatchObject({
      availableKinds: ['suv', 'sedan'],
      models: ['X3'],
    });
    expect(viewFor(vehicles, { make: 'BMW', model: 'X3' }).availableKinds).toEqual(['suv']);
  });
});
