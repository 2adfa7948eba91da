/** @jest-environment node */

import { imageUrl, MAX_LENGTH, parseDebugRows, parseRows } from '@/lib/inventory/row';

const good = {
  id: 1,
  brand: 'vw',
  model: ' Atlas ',
  year: 2031,
  img: 'https://photos.example/a.jpg',
};

const atlas = {
  id: 1,
  make: 'Volkswagen',
  model: 'Atlas',
  year: 2031,
  image: good.img,
  carKinds: ['suv'],
  bodyStyle: 'large-suv',
};

describe('an inventory row', () => {
  it('becomes a vehicle with the make in the catalogue’s spelling', () => {
    expect(parseRows([good])).toEqual({ vehicles: [atlas], problems: [] });
  });

  it('whose photo cannot be shown is a vehicle without one', () => {
    expect(parseRows([{ ...good, img: 'javascript:alert(1)' }])).toEqual({
      vehicles: [{ ...atlas, image: null }],
      problems: [],
    });
  });

  it('may have its year as text, and texts of the greatest length', () => {
    const text = 'x'.repeat(MAX_LENGTH.model);
    const row = { ...good, brand: 'y'.repeat(MAX_LENGTH.brand), model: text, year: '2031' };
    expect(parseRows([row]).vehicles).toMatchObject([{ year: 2031, model: text }]);
  });

  it.each([
    ['spaces of any kind', 'BMW', '\ufeff3\u00a0 Series\n', '3 Series'],
    ['a hyphen that does not break a line', 'Ford', 'F\u2011150', 'F-150'],
  ])('is shown as people write: %s', (_, brand, model, shown) => {
    expect(parseRows([{ ...good, brand, model }]).vehicles).toMatchObject([{ model: shown }]);
  });

  it.each([
    ['a wheelbase in inches', 'CHEVROLET', 'Silverado 1500 147" LT', 'Chevrolet'],
    ['an exclamation', 'HONDA', 'CR-V EX-L *LOADED!*', 'Honda'],
  ])('keeps the name of its model as the dealer has it: %s', (_, brand, model, make) => {
    expect(parseRows([{ ...good, brand, model }]).vehicles).toMatchObject([{ make, model }]);
  });

  it.each([
    ['brand', { brand: null }, 'expected some text'],
    ['brand', { brand: ' \u00a0' }, 'expected the name of a make'],
    ['model', { model: '' }, 'expected some text'],
    ['year', { year: 'soon' }, 'expected a year such as 2026'],
    ['year', { year: 1_899 }, 'expected a year such as 2026'],
    ['id', { id: 'seven' }, 'expected a whole number'],
    ['brand', { brand: 'x'.repeat(81) }, 'expected at most 80 characters'],
  ])(
    'with an invalid %s is left out and reported, and the others stay',
    (field, change, expected) => {
      const { vehicles, problems } = parseRows([{ ...good, id: 3, ...change }, good]);
      expect(vehicles).toEqual([atlas]);
      const id = String('id' in change ? change.id : 3);
      expect(problems).toEqual([{ id, text: `left out, ${field}: ${expected}` }]);
    },
  );
});

it('a row on the debug page has its texts as stored, and no script as an image', () => {
  const stored = { id: 7, brand: ' mercedes  benz', model: '', year: 2031, img: null };
  const broken = { ...stored, brand: null, img: 'javascript:alert(1)' };
  expect(parseDebugRows([stored, broken])).toEqual([
    { brand: ' mercedes  benz', model: '', year: '2031', image: null },
    { brand: null, model: '', year: '2031', image: null },
  ]);
});

it.each([
  [
    'https',
    'https://pics.example/w_400,h_300/1.jpg?a=1',
    'https://pics.example/w_400,h_300/1.jpg?a=1',
  ],
  ['http', 'http://pics.example/1.jpg', 'https://pics.example/1.jpg'],
  ['spaces', ' HTTPS://Pics.Example/my car.jpg ', 'https://pics.example/my%20car.jpg'],
  ['a path on this site', '/vehicles/sedan-ink.svg', '/vehicles/sedan-ink.svg'],
])('an image by %s is loaded over https: %p', (_, cell, url) => {
  expect(imageUrl(cell)).toBe(url);
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a name', 'car.jpg'],
  ['a script', 'javascript:alert("https://any.example/")'],
  ['another scheme', 'data:image/png;base64,AA=='],
  ['another host as a path', '/\\evil.example/a.jpg'],
  ['no scheme', '//evil.example/a.jpg'],
  ['a broken host', 'http://[bad'],
  ['a password', 'https://user:pass@pics.example/1.jpg'],
  ['an object without a text of its own', { toString: null }],
])('%s is no image', (_, cell) => {
  expect(imageUrl(cell)).toBeNull();
});
