/** @jest-environment node */

import type { Traits } from '@/lib/catalogue/traits';
import {
  type InventoryFilter,
  type InventoryRequest,
  modelsInInventory,
  NO_FILTER,
  PAGE_SIZE,
  viewOf,
} from '@/lib/inventory/filter';
import type { Vehicle } from '@/lib/inventory/row';

const EV9: Traits = { style: 'large-suv', needs: ['suv', 'three-rows', 'electric'] };
const compactSuv: Traits = { style: 'compact-suv', needs: ['suv'] };

const vehicle = (id: number, make = 'Kia', model = 'EV9', traits = EV9): Vehicle => {
  return { id, make, model, year: 2031, image: null, ...traits };
};

function viewFor(
  vehicles: readonly Vehicle[],
  filter: Partial<InventoryFilter>,
  more: Partial<InventoryRequest> = {},
) {
  return viewOf(vehicles, { filter: { ...NO_FILTER, ...filter }, page: 1, asked: {}, ...more });
}

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
    // Models are compared exactly.
    ['Toyota', 'Camry', [1]],
    ['Kia', null, []],
  ])('of the make %p and the model %p are %j', (make, model, ids) => {
    const view = viewFor(vehicles, { make, model });
    expect(idsOf(view.vehicles)).toEqual(ids);
    expect(view.count).toBe(ids.length);
  });

  it('have the models of their make, each once and in natural order', () => {
    expect(modelsInInventory(vehicles, 'BMW')).toEqual(['X3', 'X10']);
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
  ])('requested as %i is page %i with %i rows', (requested, page, rows) => {
    const first = (page - 1) * PAGE_SIZE;
    expect(viewFor(list, {}, { page: requested })).toMatchObject({
      page,
      pages: 3,
      vehicles: list.slice(first, first + rows),
    });
  });

  it('is one empty page for an empty list', () => {
    expect(viewFor([], {}, { page: 7 })).toMatchObject({ vehicles: [], page: 1, pages: 1 });
  });
});

describe('a need', () => {
  const vehicles = [
    vehicle(1),
    vehicle(2, 'BMW', 'X3', compactSuv),
    vehicle(3, 'BMW', '3 Series', { style: 'sedan', needs: ['sedan'] }),
    vehicle(4, 'Ram', '1500', { style: 'pickup', needs: ['pickup'] }),
    vehicle(5, 'BMW', 'Zagato', { style: null, needs: [] }),
  ];

  it.each([
    ['suv', [1, 2], [2]],
    ['three-rows', [1], []],
    ['sedan', [3], [3]],
    ['pickup', [4], []],
    ['electric', [1], []],
  ] as const)('%s selects %j, of BMW %j', (need, all, ofBMW) => {
    expect(idsOf(viewFor(vehicles, { need }).vehicles)).toEqual(all);
    expect(idsOf(viewFor(vehicles, { need, make: 'BMW' }).vehicles)).toEqual(ofBMW);
  });

  it('has a count of the make, whatever else is chosen, and leaves the models that fit it', () => {
    expect(viewFor(vehicles, {}).needCounts).toEqual([2, 1, 1, 1, 1]);
    expect(viewFor(vehicles, { make: 'BMW', model: 'Z', need: 'suv' })).toMatchObject({
      needCounts: [1, 0, 1, 0, 0],
      models: ['X3'],
    });
  });
});

describe('nearest to what is not there', () => {
  const suv = (id: number, make: string, model: string) => vehicle(id, make, model, compactSuv);
  const vehicles = [
    suv(1, 'BMW', 'X1'),
    suv(2, 'Audi', 'Q5'),
    suv(3, 'Audi', 'Q5'),
    vehicle(4, 'Kia', 'EV6', { style: 'compact-suv', needs: ['suv', 'electric'] }),
    vehicle(5),
    ...['RAV4', 'bZ4X', 'Venza'].map((model, index) => suv(6 + index, 'Toyota', model)),
  ];
  const X3 = { make: 'BMW', model: 'X3', style: 'compact-suv' as const };

  it.each<[string, Partial<InventoryFilter>, InventoryRequest['asked'], number[]]>([
    ['a model', { make: 'BMW', model: 'X3' }, X3, [2, 4, 6, 7]],
    ['a model and a need', { make: 'BMW', model: 'X3', need: 'electric' }, X3, [4]],
    ['a make and a need', { make: 'BMW', need: 'three-rows' }, { make: 'BMW' }, [5]],
    ['a make', { make: 'Volvo' }, { make: 'Volvo' }, []],
    ['a need', { need: 'sedan' }, {}, []],
    ['a car that is there', { make: 'BMW', model: 'X1' }, { ...X3, model: 'X1' }, []],
  ])('are up to four models of other makes, for %s', (_, filter, asked, ids) => {
    expect(idsOf(viewFor(vehicles, filter, { asked }).nearest)).toEqual(ids);
  });
});
