/** @jest-environment node */
import fc from 'fast-check';
import { distinctMakes, parseDebugRows, parseRows, safeImage } from '@/lib/inventory/row';

const good = { id: 1, brand: 'vw', model: ' Atlas ', year: 2025, img: 'https://photos.example/a.jpg' };

describe('an inventory row', () => {
  it('becomes a vehicle with the make in the catalogue’s spelling', () => {
    expect(parseRows([good])).toEqual({
      vehicles: [
        { id: 1, make: 'Volkswagen', model: 'Atlas', year: 2025, image: 'https://photos.example/a.jpg' },
      ],
      problems: [],
    });
  });

  it.each([
    ['an empty image', { img: '' }],
    ['a null image', { img: null }],
    ['no image', { img: undefined }],
    ['an image that is a file of somebody’s computer', { img: 'C:\\photos\\car.jpg' }],
    ['an image that is a script', { img: 'javascript:alert(1)' }],
  ])('with %s is a vehicle without one', (_, change) => {
    expect(parseRows([{ ...good, ...change }]).vehicles[0]?.image).toBeNull();
  });

  it('may have its year as text', () => {
    expect(parseRows([{ ...good, year: '2025' }]).vehicles[0]?.year).toBe(2025);
  });

  it.each([
    ['brand', { brand: null }],
    ['brand', { brand: '' }],
    ['brand', { brand: ' \u00a0 ' }],
    ['brand', { brand: 7 }],
    ['model', { model: null }],
    ['model', { model: '  ' }],
    ['year', { year: 'soon' }],
    ['year', { year: null }],
    ['year', { year: 20_25.5 }],
    ['year', { year: 12 }],
    ['id', { id: 'seven' }],
    ['id', { id: 1.5 }],
    ['img', { img: 7 }],
  ])('with an invalid %s, %p, is left out and reported, and the others stay', (field, change) => {
    const { vehicles, problems } = parseRows([{ ...good, id: 3, ...change }, good]);
    expect(vehicles.map((vehicle) => vehicle.id)).toEqual([1]);
    expect(problems).toEqual([{ id: 'id' in change ? change.id : 3, field, expected: expect.any(String) }]);
    expect(problems[0]?.expected).not.toBe('');
  });

  it.each([[null], [undefined], ['text'], [7], [[]]])('that is %p is left out and reported', (row) => {
    const { vehicles, problems } = parseRows([row]);
    expect(vehicles).toEqual([]);
    expect(problems).toEqual([
      { id: undefined, field: 'row', expected: expect.stringContaining('expected') },
    ]);
  });

  it('without a model says in plain words what was expected', () => {
    expect(parseRows([{ ...good, model: ' ' }]).problems[0]?.expected).toBe('expected some text');
  });

  it('is a vehicle of the right type or a problem, and nothing throws, whatever the database returns', () => {
    const likely = fc.record(
      {
        id: fc.oneof(fc.integer(), fc.anything()),
        brand: fc.oneof(fc.string(), fc.anything()),
        model: fc.oneof(fc.string(), fc.anything()),
        year: fc.oneof(fc.integer({ min: 2000, max: 2030 }), fc.anything()),
        img: fc.oneof(fc.webUrl(), fc.string(), fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(likely, fc.anything())), (rows) => {
        const { vehicles, problems } = parseRows(rows);
        expect(vehicles.length + problems.length).toBe(rows.length);
        for (const { id, make, model, year, image } of vehicles) {
          expect([Number.isInteger(id), Number.isInteger(year)]).toEqual([true, true]);
          expect(make.trim()).not.toBe('');
          expect(model.trim()).not.toBe('');
          if (image !== null) expect(image).toMatch(/^(https?:\/\/|\/(?![/\\]))/);
        }
        for (const problem of problems) expect(problem.field).not.toBe('');
      }),
    );
  });
});

describe('the makes of the inventory', () => {
  it('are normalized, each once, and sorted', () => {
    expect(
      distinctMakes(['vw', 'BMW', ' bmw ', 'Volkswagen', 'tesla', 'Land\u00a0Rover', 'range rover', 'audi']),
    ).toEqual(['Audi', 'BMW', 'Land Rover', 'Tesla', 'Volkswagen']);
  });

  it('leave out what is empty or not a text', () => {
    expect(distinctMakes([null, undefined, 7, '', '  ', {}, 'kia'])).toEqual(['Kia']);
  });
});

describe('the URL of a photo', () => {
  it.each([
    ['https://photos.example/a.jpg', 'https://photos.example/a.jpg'],
    ['http://photos.example/a.jpg?w=1', 'https://photos.example/a.jpg?w=1'],
    ['http://localhost:54321/a.jpg', 'http://localhost:54321/a.jpg'],
    ['http://127.0.0.1:54321/a.jpg', 'http://127.0.0.1:54321/a.jpg'],
    ['http://localhost.example/a.jpg', 'https://localhost.example/a.jpg'],
    ['HTTPS://Photos.Example/a b.jpg', 'https://photos.example/a%20b.jpg'],
    ['  https://photos.example/a.jpg ', 'https://photos.example/a.jpg'],
    ['https://any-host-not-on-a-list.example/a.jpg', 'https://any-host-not-on-a-list.example/a.jpg'],
    ['/vehicles/sedan-ink.svg', '/vehicles/sedan-ink.svg'],
  ])('"%s" is loaded as %s', (img, url) => {
    expect(safeImage(img)).toBe(url);
  });

  it.each([
    null,
    undefined,
    '',
    '   ',
    'car.jpg',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'file:///C:/car.jpg',
    'C:\\photos\\car.jpg',
    'https://',
    'http://[bad',
  ])('%p counts as no image', (img) => {
    expect(safeImage(img)).toBeNull();
  });
});

const stored = { id: 7, brand: 'BMW', model: 'X5', year: 2025, img: 'https://cdn.example/x5.jpg' };

describe('a row on the debug page', () => {
  it.each(['BMW ', ' mercedes  benz', 'vw', 'Alfa\u00a0Romeo', ''])(
    'keeps the brand %j as it is stored',
    (brand) => {
      expect(parseDebugRows([{ ...stored, brand }])).toMatchObject([{ brand, model: 'X5', year: '2025' }]);
    },
  );

  it('shows what is missing as empty instead of leaving the row out', () => {
    expect(parseDebugRows([{ id: 1, brand: null, model: undefined, year: null, img: '' }])).toEqual([
      { brand: null, model: null, year: null, image: null },
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'C:\\photos\\x5.jpg', '//evil.example/a.svg'])(
    'never shows %s as an image',
    (img) => {
      expect(parseDebugRows([{ ...stored, img }])).toMatchObject([{ image: null }]);
    },
  );

  it('with a value of the wrong type shows the rest', () => {
    expect(parseDebugRows([{ ...stored, brand: { a: 1 }, year: [2025] }])).toMatchObject([
      { brand: null, model: 'X5', year: null },
    ]);
  });

  it('that is not a row is left out', () => {
    expect(parseDebugRows([null, 3, 'row', stored])).toHaveLength(1);
  });
});
