/** @jest-environment node */

import fc from 'fast-check';
import { normalizeMake } from '@/lib/catalogue/makes';
import { cleanName } from '@/lib/format/clean-text';
import { failureMessage, NOT_A_LIST, visitorMessage } from '@/lib/inventory/failure';
import {
  modelsInInventory,
  NO_FILTER,
  PAGE_SIZE,
  viewOf,
  withoutAll,
} from '@/lib/inventory/filter';
import { inventoryQuery } from '@/lib/inventory/query';
import { MAX_LENGTH, parseDebugRows, parseRows, safeImage } from '@/lib/inventory/row';
import { inventoryHref, type QueryRecord, queryFromRecord } from '@/lib/site/routes';

const GENERAL = "Our vehicle list isn't working right now.";
const UNREADABLE = "Our vehicle list came back in a form we can't read.";
const REFUSED = "We don't have access to our vehicle list right now.";
const UNREACHABLE = "We can't reach our vehicle list right now.";
const TIMEOUT = 'Our vehicle list is taking too long to answer.';

it.each<[unknown, string]>([
  [new Error('TypeError: fetch failed'), UNREACHABLE],
  [new Error('connect ECONNREFUSED 127.0.0.1:5432'), UNREACHABLE],
  [new Error('AbortError: This operation was aborted'), TIMEOUT],
  [new Error('canceling statement due to statement timeout'), TIMEOUT],
  [new Error('Invalid API key'), REFUSED],
  [new Error('JWT expired'), REFUSED],
  [new Error('permission denied for table inventory_2031'), REFUSED],
  [new Error('<html>504 Gateway Timeout</html>'), UNREADABLE],
  [new Error('[{"id":1,"br'), UNREADABLE],
  [new Error('A response is larger than 4 MiB'), UNREADABLE],
  [new Error('Compressed, the rows are longer than the 2000000 characters'), UNREADABLE],
  [new Error('SyntaxError: Unexpected end of JSON input'), UNREADABLE],
  [new Error(NOT_A_LIST), UNREADABLE],
  [new Error('relation "inventory_2031" does not exist'), GENERAL],
  [new Error(' '), 'An error occurred'],
  ['a thrown text', 'An error occurred'],
])('what visitors read of %s is "%s"', (error, message) => {
  expect(visitorMessage(error)).toBe(message);
});

it('of a message as long as a response only the beginning is looked at', () => {
  expect(visitorMessage(new Error(`${'x'.repeat(1e6)} timeout`))).toBe(GENERAL);
});

describe('the technical message of a failed read', () => {
  it.each<[unknown, string]>([
    [new Error('Invalid API key'), 'Invalid API key'],
    [new Error('TypeError:\n  fetch   failed '), 'TypeError: fetch failed'],
    [new Error(' '), 'An error occurred'],
    ['a thrown text', 'An error occurred'],
    [new Error('<!doctype html><h1>Maintenance</h1>'), NOT_A_LIST],
    [new Error('[{"id":1,"br'), NOT_A_LIST],
    [new Error('5 < 6'), '5 < 6'],
    [
      new Error('fetch failed', { cause: { message: '', code: 'ECONNREFUSED' } }),
      'fetch failed: ECONNREFUSED',
    ],
    [
      new Error('fetch failed', { cause: new Error('\u001b[31mread\nECONNRESET') }),
      'fetch failed: [31mread ECONNRESET',
    ],
    [
      new Error('\u001b[31m\u202erelation\r\n\u2028"x" \u001b]0;does\u0007 not exist'),
      '[31mrelation "x" ]0;does not exist',
    ],
    [new Error('x'.repeat(200)), 'x'.repeat(200)],
    [new Error(`${'😀'.repeat(199)}  ${'x'.repeat(1e4)}`), `${'😀'.repeat(199)}…`],
  ])('for %s is "%s"', (error, message) => {
    expect(failureMessage(error)).toBe(message);
  });

  it('contains neither the key nor a password in a URL', () => {
    const error = new Error(
      'GET https://admin:hunter2@db.example/rest with sb_1 failed, sb_1 was refused',
    );
    const message = 'GET https://db.example/rest with … failed, … was refused';
    expect(failureMessage(error, ['sb_1', ''])).toBe(message);
  });
});

const good = {
  id: 1,
  brand: 'vw',
  model: ' Atlas ',
  year: 2031,
  img: 'https://photos.example/a.jpg',
};

describe('an inventory row', () => {
  it('becomes a vehicle with the make in the catalogue’s spelling and a safe image or none', () => {
    const vehicle = {
      ...{ id: 1, make: 'Volkswagen', model: 'Atlas', year: 2031, image: good.img },
      traits: 'large-suv',
    };
    const others = [null, undefined, 'javascript:alert(1)'].map((img) => ({ ...good, img }));
    expect(parseRows([good, ...others])).toEqual({
      vehicles: [vehicle, ...others.map(() => ({ ...vehicle, image: null }))],
      valid: [good, ...others],
      problems: [],
    });
  });

  it('may have its year as text, and texts of the greatest length', () => {
    const texts = Object.entries(MAX_LENGTH).map(([column, length]) => [
      column,
      'x'.repeat(length),
    ]);
    const row = { ...good, ...Object.fromEntries(texts), year: '2031' };
    expect(parseRows([row]).vehicles).toMatchObject([{ year: 2031, model: row.model }]);
  });

  it.each([
    ['brand', { brand: null }, 'expected some text'],
    ['brand', { brand: ' \u00a0 ' }, 'expected the name of a make'],
    ['brand', { brand: '\u200b\u2060\ufeff\u00ad' }, 'expected the name of a make'],
    ['brand', { brand: 'Lucid!' }, 'expected the name of a make'],
    ['model', { model: '\u202e\u3164' }, 'expected some text'],
    ['model', { model: 7 }, 'expected some text'],
    ['year', { year: 'soon' }, 'expected a year such as 2026'],
    ['year', { year: null }, 'expected a year such as 2026'],
    ['year', { year: 20_25.5 }, 'expected a year such as 2026'],
    ['year', { year: 1_899 }, 'expected a year such as 2026'],
    ['year', { year: 2_101 }, 'expected a year such as 2026'],
    ['id', { id: 'seven' }, 'expected a whole number'],
    ['id', { id: 1.5 }, 'expected a whole number'],
    ['img', { img: 7 }, 'expected some text'],
    ['brand', { brand: 'x'.repeat(81) }, 'expected at most 80 characters'],
    ['model', { model: 'x'.repeat(81) }, 'expected at most 80 characters'],
    [
      'img',
      { img: `data:image/png;base64,${'A'.repeat(5_000_000)}` },
      'expected at most 2048 characters',
    ],
  ])(
    'with an invalid %s is left out and reported, and the others stay',
    (field, change, expected) => {
      const { vehicles, valid, problems } = parseRows([{ ...good, id: 3, ...change }, good]);
      expect([vehicles.map((vehicle) => vehicle.id), valid]).toEqual([[1], [good]]);
      expect(problems).toEqual([{ id: String('id' in change ? change.id : 3), field, expected }]);
    },
  );

  it.each([null, undefined, 'text', 7, [[]]])('that is %p is left out and reported', (row) => {
    const problem = {
      id: 'without an id',
      field: 'row',
      expected: expect.stringContaining('expected'),
    };
    expect(parseRows([row])).toEqual({ vehicles: [], valid: [], problems: [problem] });
  });
});

it('a row is shown and named without what could turn, color, or break a line', () => {
  const id = '7\n[inventory] forged \u001b[31m\u202e';
  const rows = [
    { ...good, brand: '\u202eB\u200bMW\u202c', model: 'X5\u001b[31m\n\u2066M' },
    { ...good, id },
    // An object without a text of its own.
    { ...good, id: { toString: null } },
  ];
  const { vehicles, problems } = parseRows(rows);
  expect(vehicles).toMatchObject([{ make: 'BMW', model: 'X5[31m M' }]);
  expect(problems.map((problem) => problem.id)).toEqual([
    '7 [inventory] forged [31m',
    'without an id',
  ]);
});

it.each([
  [' https://any.example/a.jpg ', 'https://any.example/a.jpg'],
  ['http://photos.example/a.jpg?w=1', 'https://photos.example/a.jpg?w=1'],
  ['http://localhost:54321/a.jpg', 'http://localhost:54321/a.jpg'],
  ['http://127.0.0.1:54321/a.jpg', 'http://127.0.0.1:54321/a.jpg'],
  ['http://localhost.example/a.jpg', 'https://localhost.example/a.jpg'],
  ['HTTPS://Photos.Example/a b.jpg', 'https://photos.example/a%20b.jpg'],
  ['/vehicles/sedan-ink.svg', '/vehicles/sedan-ink.svg'],
  [null, null],
  ['', null],
  ['car.jpg', null],
  ['//evil.example/a.jpg', null],
  ['/\\evil.example/a.jpg', null],
  ['javascript:alert("https://any.example/")', null],
  ['C:\\photos\\car.jpg', null],
  ['http://[bad', null],
])('the URL of a photo %p is loaded as %p', (img, url) => {
  expect(safeImage(img)).toBe(url);
});

it('a row on the debug page has its texts as stored, what is missing as empty, and no script as an image', () => {
  const stored = {
    id: 7,
    brand: ' mercedes  benz',
    model: '',
    year: 2031,
    img: 'https://cdn.example/x5.jpg',
  };
  const broken = { id: 1, brand: null, model: undefined, year: [2031], img: {} };
  const script = { ...stored, model: false, img: 'javascript:alert(1)' };
  expect(parseDebugRows([stored, broken, script, null, 3, 'row'])).toEqual([
    { brand: ' mercedes  benz', model: '', year: '2031', image: stored.img },
    { brand: null, model: null, year: null, image: null },
    { brand: ' mercedes  benz', model: 'false', year: '2031', image: null },
  ]);
});

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
    expect(queryOf(query).filter).toEqual({ make, model, need: null });
  });

  it('is read as it was written, including the page', () => {
    const make = fc.string({ minLength: 1 }).map(normalizeMake);
    const model = fc.string({ unit: 'grapheme' }).map((text) => cleanName(text));
    const real = (text: string) => text !== '' && text.toLowerCase() !== 'all';
    fc.assert(
      fc.property(make, model, fc.integer({ min: 1, max: 500 }), (makeName, modelName, page) => {
        fc.pre(real(makeName));
        const filter = { make: makeName, model: real(modelName) ? modelName : null, need: 'suv' };
        const [, query = ''] = inventoryHref({ ...filter, page }).split('?');
        const others = [['utm_source', 'news']];
        expect(queryOf(`${query}&utm_source=news`)).toMatchObject({ filter, page, others });
      }),
    );
  });
});

it('of parameters that the page does not read, links keep those of campaigns and a few others', () => {
  const kept = (record: QueryRecord) => inventoryQuery(record).others;
  const honest = { utm_source: ['news', 'mail'], gclid: 'x', ref: ['a', 'b'] };
  expect(kept(honest)).toEqual([...queryFromRecord(honest)]);
  const many = Array.from({ length: 3_700 }, (_, at) => `value ${at}`);
  expect(kept({ utm_source: many })).toHaveLength(20);
  const limit = 'x'.repeat(300);
  expect(kept({ utm_source: limit, brand: 'Kia', y: limit.slice(1) })).toEqual([
    ['utm_source', limit],
    ['y', limit.slice(1)],
  ]);
  expect(kept({ foreign: many }).flat().join('').length).toBeLessThanOrEqual(300);
  const long = 'x'.repeat(301);
  expect(kept({ utm_source: long, foreign: long, gclid: 'x' })).toEqual([['gclid', 'x']]);
});

it.each([
  [{ page: '3' }, 3],
  [{ page: '0' }, 1],
  [{ page: '2.5' }, 1],
  [{ page: '99999999999999999999' }, 1],
  [{ page: ['4', '5'] }, 4],
  [{ page: [] }, 1],
  [{ page: undefined }, 1],
])('the page in a URL %j is page %i', (record, page) => {
  expect(inventoryQuery(record).page).toBe(page);
});

it.each([
  ['need=three-rows', 'three-rows'],
  ['need=THREE-ROWS', null],
  ['need=rows', null],
  ['need=all', null],
  ['', null],
])('the need in ?%s is %p, and no parameter of others', (query, need) => {
  expect(queryOf(query)).toMatchObject({ filter: { make: null, model: null, need }, others: [] });
  const rest = withoutAll(new URLSearchParams(query)).get('need');
  expect(rest).toBe(query.endsWith('all') ? null : new URLSearchParams(query).get('need'));
});

it('a filter that means all is left out of links, the rest stays', () => {
  const query = 'make=all&model=ALL&brand=&need=all&color=all';
  expect(String(withoutAll(new URLSearchParams(query)))).toBe('color=all');
});

it.each([
  ['', {}],
  ['make=bmw', { make: 'BMW' }],
  ['make=bmw&model=x3', { make: 'BMW', model: 'X3', style: 'compact-suv' }],
  ['make=bmw&model=call+732-555-0100', { make: 'BMW' }],
  ['make=call+732-555-0100&model=X3', {}],
])('of ?%s our own words name what the catalogue has: %j', (query, asked) => {
  expect(queryOf(query).asked).toEqual(asked);
});

const viewFor = (vehicles: Parameters<typeof viewOf>[0], filter: object, page = 1, asked = {}) =>
  viewOf(vehicles, { filter: { ...NO_FILTER, ...filter }, page, asked });
const vehicle = (
  id: number,
  make = 'Kia',
  model = 'EV9',
  traits = 'large-suv three-rows electric',
) => ({
  ...{ id, make, model, year: 2031, image: null },
  traits,
});

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
    const result = viewFor(list, {}, requested);
    const first = (page - 1) * PAGE_SIZE;
    expect([result.page, result.pages, result.vehicles]).toEqual([
      page,
      3,
      list.slice(first, first + rows),
    ]);
  });

  it('is one empty page for an empty list', () => {
    expect(viewFor([], {}, 7)).toMatchObject({ vehicles: [], page: 1, pages: 1 });
  });
});

describe('a need', () => {
  const vehicles = [
    vehicle(1),
    vehicle(2, 'BMW', 'X3', 'compact-suv'),
    vehicle(3, 'BMW', '3 Series', 'sedan'),
    vehicle(4, 'Ram', '1500', 'pickup'),
    vehicle(5, 'BMW', 'Zagato', ''),
  ];
  it.each([
    ['suv', [1, 2], [2]],
    ['three-rows', [1], []],
    ['sedan', [3], [3]],
    ['pickup', [4], []],
    ['electric', [1], []],
  ])('%s selects %j, of BMW %j', (need, all, ofBMW) => {
    expect(viewFor(vehicles, { need }).vehicles.map(({ id }) => id)).toEqual(all);
    expect(viewFor(vehicles, { need, make: 'BMW' }).vehicles.map(({ id }) => id)).toEqual(ofBMW);
  });

  it('has a count of the make, whatever else is chosen, and leaves the models that fit it', () => {
    expect(viewFor(vehicles, {}).needCounts).toEqual([2, 1, 1, 1, 1]);
    const view = viewFor(vehicles, { make: 'BMW', model: 'Z', need: 'suv' });
    expect([view.needCounts, view.models]).toEqual([[1, 0, 1, 0, 0], ['X3']]);
  });
});

describe('nearest to what is not there', () => {
  const suv = (id: number, make: string, model: string) => vehicle(id, make, model, 'compact-suv');
  const vehicles = [
    suv(1, 'BMW', 'X1'),
    suv(2, 'Audi', 'Q5'),
    suv(3, 'Audi', 'Q5'),
    vehicle(4, 'Kia', 'EV6', 'compact-suv electric'),
    vehicle(5),
    ...['RAV4', 'bZ4X', 'Venza'].map((model, index) => suv(6 + index, 'Toyota', model)),
  ];
  const X3 = { make: 'BMW', model: 'X3', style: 'compact-suv' as const };
  it.each([
    ['a model', { make: 'BMW', model: 'X3' }, X3, [2, 4, 6, 7]],
    ['a model and a need', { make: 'BMW', model: 'X3', need: 'electric' }, X3, [4]],
    ['a make and a need', { make: 'BMW', need: 'three-rows' }, { make: 'BMW' }, [5]],
    ['a make', { make: 'Volvo' }, { make: 'Volvo' }, []],
    ['a need', { need: 'sedan' }, {}, []],
    ['a car that is there', { make: 'BMW', model: 'X1' }, { ...X3, model: 'X1' }, []],
  ])('are up to four models of other makes, for %s', (_, filter, asked, ids) => {
    expect(viewFor(vehicles, filter, 1, asked).nearest.map(({ id }) => id)).toEqual(ids);
  });
});
