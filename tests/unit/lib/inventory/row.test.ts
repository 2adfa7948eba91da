/** @jest-environment node */
import fc from 'fast-check';
import { distinctMakes, parseRows } from '@/lib/inventory/row';

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
