/** @jest-environment node */
import fc from 'fast-check';
import { distinctMakes, parseDebugRows, parseRows, safeImage } from '@/lib/inventory/row';

const good = { id: 1, brand: 'vw', model: ' Atlas ', year: 2031, img: 'https://photos.example/a.jpg' };

describe('an inventory row', () => {
  it('becomes a vehicle with the make in the catalogue’s spelling', () => {
    expect(parseRows([good])).toEqual({
      vehicles: [
        { id: 1, make: 'Volkswagen', model: 'Atlas', year: 2031, image: 'https://photos.example/a.jpg' },
      ],
      problems: [],
    });
  });

  it.each([null, undefined, 'javascript:alert(1)'])('with the image %j is a vehicle without one', (img) => {
    expect(parseRows([{ ...good, img }]).vehicles[0]?.image).toBeNull();
  });

  it('may have its year as text', () => {
    expect(parseRows([{ ...good, year: '2031' }]).vehicles[0]?.year).toBe(2031);
  });

  it.each([
    ['brand', { brand: null }, 'expected some text'],
    ['brand', { brand: ' \u00a0 ' }, 'expected some text'],
    ['model', { model: 7 }, 'expected some text'],
    ['year', { year: 'soon' }, 'expected a year such as 2026'],
    ['year', { year: null }, 'expected a year such as 2026'],
    ['year', { year: 20_25.5 }, 'expected a year such as 2026'],
    ['year', { year: 1_899 }, 'expected a year such as 2026'],
    ['year', { year: 2_101 }, 'expected a year such as 2026'],
    ['id', { id: 'seven' }, 'expected a whole number'],
    ['id', { id: 1.5 }, 'expected a whole number'],
    ['img', { img: 7 }, 'expected some text'],
  ])('with an invalid %s, %p, is left out and reported, and the others stay', (field, change, expected) => {
    const { vehicles, problems } = parseRows([{ ...good, id: 3, ...change }, good]);
    expect(vehicles.map((vehicle) => vehicle.id)).toEqual([1]);
    expect(problems).toEqual([{ id: 'id' in change ? change.id : 3, field, expected }]);
  });

  it.each([null, undefined, 'text'])('that is %p is left out and reported', (row) => {
    const { vehicles, problems } = parseRows([row]);
    expect([vehicles, problems]).toEqual([
      [],
      [{ id: undefined, field: 'row', expected: expect.stringContaining('expected') }],
    ]);
  });

  it('is a vehicle of the right type or a problem, and nothing throws, whatever the database returns', () => {
    const some = (value: fc.Arbitrary<unknown>) => fc.oneof(value, fc.anything());
    const likely = fc.record(
      {
        id: some(fc.integer()),
        brand: some(fc.string()),
        model: some(fc.string()),
        year: some(fc.integer({ min: 2000, max: 2030 })),
        img: some(fc.oneof(fc.webUrl(), fc.string())),
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
    [' https://any.example/a.jpg ', 'https://any.example/a.jpg'],
    ['http://photos.example/a.jpg?w=1', 'https://photos.example/a.jpg?w=1'],
    ['http://localhost:54321/a.jpg', 'http://localhost:54321/a.jpg'],
    ['http://127.0.0.1:54321/a.jpg', 'http://127.0.0.1:54321/a.jpg'],
    ['http://localhost.example/a.jpg', 'https://localhost.example/a.jpg'],
    ['HTTPS://Photos.Example/a b.jpg', 'https://photos.example/a%20b.jpg'],
    ['/vehicles/sedan-ink.svg', '/vehicles/sedan-ink.svg'],
  ])('"%s" is loaded as %s', (img, url) => {
    expect(safeImage(img)).toBe(url);
  });

  it.each([
    null,
    '',
    'car.jpg',
    `https://photos.example/${'a'.repeat(2_048)}`,
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    'javascript:alert(1)',
    'C:\\photos\\car.jpg',
    'http://[bad',
  ])('%p counts as no image', (img) => {
    expect(safeImage(img)).toBeNull();
  });
});

const stored = { id: 7, brand: 'BMW', model: 'X5', year: 2031, img: 'https://cdn.example/x5.jpg' };

describe('a row on the debug page', () => {
  it('keeps its texts as they are stored', () => {
    expect(parseDebugRows([{ ...stored, brand: ' mercedes  benz', model: '' }])).toEqual([
      { brand: ' mercedes  benz', model: '', year: '2031', image: stored.img },
    ]);
  });

  it('shows what is missing or of the wrong type as empty instead of leaving the row out', () => {
    const empty = { brand: null, model: null, year: null, image: null };
    expect(parseDebugRows([{ id: 1, brand: null, model: undefined, year: [2031], img: {} }])).toEqual([
      empty,
    ]);
  });

  it('never shows the URL of a script as an image', () => {
    expect(parseDebugRows([{ ...stored, img: 'javascript:alert(1)' }])).toMatchObject([{ image: null }]);
  });

  it('that is not a row is left out', () => {
    expect(parseDebugRows([null, 3, 'row', stored])).toHaveLength(1);
  });
});
