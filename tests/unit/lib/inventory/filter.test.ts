/** @jest-environment node */
import fc from 'fast-check';
import { collapseWhitespace, normalizeMake } from '@/lib/catalogue/makes';
import {
  filterFromQuery,
  filterVehicles,
  modelsInInventory,
  PAGE_SIZE,
  pageFromQuery,
  paginate,
} from '@/lib/inventory/filter';
import { queryFromRecord } from '@/lib/site/page-query';
import { inventoryHref } from '@/lib/site/routes';

const queryOf = (href: string) => new URLSearchParams(href.split('?')[1] ?? '');

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
    expect(filterFromQuery(new URLSearchParams(query))).toEqual({ make, model });
  });

  it('is read as it was written, including the page', () => {
    const make = fc.string({ minLength: 1 }).map(normalizeMake);
    const model = fc.string({ unit: 'grapheme' }).map(collapseWhitespace);
    const real = (text: string) => text !== '' && text.toLowerCase() !== 'all';
    fc.assert(
      fc.property(make, model, fc.integer({ min: 1, max: 500 }), (makeName, modelName, page) => {
        fc.pre(real(makeName));
        const filter = { make: makeName, model: real(modelName) ? modelName : null };
        const query = queryOf(inventoryHref({ ...filter, page }));
        expect(filterFromQuery(query)).toEqual(filter);
        expect(pageFromQuery(query)).toBe(page);
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
    expect(pageFromQuery(queryFromRecord(record))).toBe(page);
  });
});

describe('the vehicles shown', () => {
  const vehicles = [
    { id: 1, make: 'Toyota', model: 'Camry' },
    { id: 2, make: 'Toyota', model: 'Camry XSE' },
    { id: 3, make: 'Toyota', model: 'camry' },
    { id: 4, make: 'BMW', model: 'X10' },
    { id: 5, make: 'BMW', model: 'X3' },
    { id: 6, make: 'BMW', model: 'X3' },
  ];
  it.each([
    [null, null, [1, 2, 3, 4, 5, 6]],
    ['BMW', null, [4, 5, 6]],
    // Models are compared exactly.
    ['Toyota', 'Camry', [1]],
    ['Kia', null, []],
  ])('of the make %p and the model %p are %j', (make, model, ids) => {
    expect(filterVehicles(vehicles, { make, model }).map(({ id }) => id)).toEqual(ids);
  });

  it('have the models of their make, each once and in natural order', () => {
    expect(modelsInInventory(vehicles, 'BMW')).toEqual(['X3', 'X10']);
    for (const make of ['Kia', null]) expect(modelsInInventory(vehicles, make)).toEqual([]);
  });
});

describe('a page of the list', () => {
  const list = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, at) => at);

  it.each([
    [1, 1, PAGE_SIZE],
    [2, 2, PAGE_SIZE],
    [3, 3, 1],
    [4, 3, 1],
  ])('requested as %i is page %i with %i rows', (requested, page, rows) => {
    const result = paginate(list, requested);
    expect([result.page, result.pages, result.rows.length]).toEqual([page, 3, rows]);
  });

  it('is one empty page for an empty list', () => {
    expect(paginate([], 7)).toEqual({ rows: [], page: 1, pages: 1 });
  });
});
