/** @jest-environment node */
import fc from 'fast-check';
import { collapseWhitespace, normalizeMake } from '@/lib/catalogue/makes';
import { inventoryQuery, modelsInInventory, PAGE_SIZE, viewOf } from '@/lib/inventory/filter';
import { inventoryHref } from '@/lib/site/routes';

const queryOf = (text: string) => inventoryQuery(Object.fromEntries(new URLSearchParams(text)));

describe('the filter in a URL', () => {
  it.each([
    ['', null, null],
    ['make=toyota&model=camry', 'Toyota', 'camry'],
    ['brand=vw', 'Volkswagen', null],
    ['make=kia&brand=vw', 'Kia', null],
    ['make=ALL&model=all', null, null],
    ['make=kia&model=all', 'Kia', null],
    ['make=all&model=Camry', null, null],
    ['make=tesla&model=+Model++3+', 'Tesla', 'Model 3'],
  ])('?%s is the make %p and the model %p', (query, make, model) => {
    expect(queryOf(query).filter).toEqual({ make, model });
  });

  it('is read as it was written, including the page', () => {
    const make = fc.string({ minLength: 1 }).map(normalizeMake);
    const model = fc.string({ unit: 'grapheme' }).map(collapseWhitespace);
    const real = (text: string) => text !== '' && text.toLowerCase() !== 'all';
    fc.assert(
      fc.property(make, model, fc.integer({ min: 1, max: 500 }), (makeName, modelName, page) => {
        fc.pre(real(makeName));
        const filter = { make: makeName, model: real(modelName) ? modelName : null };
        const [, query = ''] = inventoryHref({ ...filter, page }).split('?');
        const others = [['utm_source', 'news']];
        expect(queryOf(`${query}&utm_source=news`)).toEqual({ filter, page, others });
      }),
    );
  });
});

describe('the page in a URL', () => {
  it.each([
    [{ page: '3' }, 3],
    [{ page: '0' }, 1],
    [{ page: '2.5' }, 1],
    [{ page: '99999999999999999999' }, 1],
    [{ page: ['4', '5'] }, 4],
    [{ page: [] }, 1],
    [{ page: undefined }, 1],
  ])('%j is page %i', (record, page) => {
    expect(inventoryQuery(record).page).toBe(page);
  });
});

const all = { make: null, model: null };
const vehicle = (id: number, make = 'Kia', model = 'EV9') => ({ id, make, model, year: 2031, image: null });

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
    const view = viewOf(vehicles, { filter: { make, model }, page: 1 });
    expect([view.vehicles.map(({ id }) => id), view.count]).toEqual([ids, ids.length]);
  });

  it('have the models of their make, each once and in natural order', () => {
    expect(modelsInInventory(vehicles, 'BMW')).toEqual(['X3', 'X10']);
    for (const make of ['Kia', null]) expect(modelsInInventory(vehicles, make)).toEqual([]);
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
    const result = viewOf(list, { filter: all, page: requested });
    const first = (page - 1) * PAGE_SIZE;
    expect([result.page, result.pages, result.vehicles]).toEqual([page, 3, list.slice(first, first + rows)]);
  });

  it('is one empty page for an empty list', () => {
    expect(viewOf([], { filter: all, page: 7 })).toMatchObject({ vehicles: [], page: 1, pages: 1 });
  });
});
