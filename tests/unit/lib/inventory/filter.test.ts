/** @jest-environment node */
import fc from 'fast-check';
import { collapseWhitespace, normalizeMake } from '@/lib/catalogue/makes';
import {
  brandSlug,
  filterFromQuery,
  filterVehicles,
  modelsOnOffer,
  PAGE_SIZE,
  pageFromQuery,
  paginate,
} from '@/lib/inventory/filter';
import { inventoryHref, inventoryOfBrandHref } from '@/lib/site/routes';

const all = { make: null, model: null };
const queryOf = (href: string) => new URLSearchParams(href.split('?')[1] ?? '');

describe('the filter in a URL', () => {
  it.each([
    [{}, all],
    [{ make: 'toyota' }, { make: 'Toyota', model: null }],
    [
      { make: 'toyota', model: 'Camry' },
      { make: 'Toyota', model: 'Camry' },
    ],
    [{ brand: 'vw' }, { make: 'Volkswagen', model: null }],
    [
      { brand: 'Mercedes-Benz', model: 'GLC' },
      { make: 'Mercedes-Benz', model: 'GLC' },
    ],
    [
      { make: 'kia', brand: 'vw' },
      { make: 'Kia', model: null },
    ],
    [{ make: 'all' }, all],
    [{ make: 'ALL', model: 'all' }, all],
    [
      { make: 'kia', model: 'all' },
      { make: 'Kia', model: null },
    ],
    [{ make: '', model: '' }, all],
    [{ model: 'Camry' }, all],
    [{ make: 'all', model: 'Camry' }, all],
    [{ make: ['bmw', 'kia'] }, { make: 'BMW', model: null }],
    [{ make: [] }, all],
    [
      { make: 'tesla', model: ' Model  3 ' },
      { make: 'Tesla', model: 'Model 3' },
    ],
    [
      { make: 'toyota', model: 'camry' },
      { make: 'Toyota', model: 'camry' },
    ],
  ])('%j means %j', (query, filter) => {
    expect(filterFromQuery(query)).toEqual(filter);
  });

  it('is the same from a record and from URLSearchParams', () => {
    const record = { brand: 'alfa', model: 'Giulia' };
    expect(filterFromQuery(new URLSearchParams(record))).toEqual(filterFromQuery(record));
  });

  it("understands the carousel's and the footer's links", () => {
    expect(filterFromQuery(queryOf(inventoryOfBrandHref('Alfa Romeo')))).toEqual({
      make: 'Alfa Romeo',
      model: null,
    });
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

  it('never throws and never has a model without a make, whatever the query', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined));
    fc.assert(
      fc.property(fc.record({ make: value, model: value, brand: value, page: value }), (query) => {
        const { make, model } = filterFromQuery(query);
        if (make === null) expect(model).toBeNull();
        else expect(make).toBe(collapseWhitespace(make));
        expect(pageFromQuery(query)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('the page in a URL', () => {
  it.each([
    [{}, 1],
    [{ page: '3' }, 3],
    [{ page: '0' }, 1],
    [{ page: '-2' }, 1],
    [{ page: '2.5' }, 1],
    [{ page: 'two' }, 1],
    [{ page: '99999999999999999999' }, 1],
    [{ page: ['4', '5'] }, 4],
  ])('%j is page %i', (query, page) => {
    expect(pageFromQuery(query)).toBe(page);
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
  const ids = (filter: { make: string | null; model: string | null }) =>
    filterVehicles(vehicles, filter).map((vehicle) => vehicle.id);

  it('are all when nothing is filtered, in the same order', () => {
    expect(ids(all)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are those of the make', () => {
    expect(ids({ make: 'BMW', model: null })).toEqual([4, 5, 6]);
  });

  it('match a model by exact equality only', () => {
    expect(ids({ make: 'Toyota', model: 'Camry' })).toEqual([1]);
  });

  it('are none when nothing matches', () => {
    expect(ids({ make: 'Kia', model: null })).toEqual([]);
  });

  it('have the models of their make, each once and in natural order', () => {
    expect(modelsOnOffer(vehicles, 'BMW')).toEqual(['X3', 'X10']);
    expect(modelsOnOffer(vehicles, 'Kia')).toEqual([]);
  });

  it('have no models while make is all', () => {
    expect(modelsOnOffer(vehicles, null)).toEqual([]);
  });
});

describe('a page of the list', () => {
  const list = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, at) => at);

  it.each([
    [1, 1, PAGE_SIZE],
    [2, 2, PAGE_SIZE],
    [3, 3, 1],
    [4, 3, 1],
    [9_999, 3, 1],
  ])('requested as %i is page %i with %i rows', (asked, shown, rows) => {
    const page = paginate(list, asked);
    expect([page.page, page.pages, page.rows.length]).toEqual([shown, 3, rows]);
  });

  it('is one empty page for an empty list', () => {
    expect(paginate([], 7)).toEqual({ rows: [], page: 1, pages: 1 });
  });

  it('shows every row exactly once over all pages', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 200 }), (rows) => {
        const { pages } = paginate(rows, 1);
        const shown = Array.from({ length: pages }, (_, at) => paginate(rows, at + 1).rows).flat();
        expect(shown).toEqual(rows);
      }),
    );
  });
});

describe("a make's own page", () => {
  it.each([
    ['Land Rover', 'land-rover'],
    ['Mercedes-Benz', 'mercedes'],
    ['Tesla', null],
  ])('of %s is %p', (make, slug) => {
    expect(brandSlug(make)).toBe(slug);
  });
});
