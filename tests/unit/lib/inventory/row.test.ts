/** @jest-environment node */
import { MAX_LENGTH, parseDebugRows, parseRows, safeImage } from '@/lib/inventory/row';

const good = { id: 1, brand: 'vw', model: ' Atlas ', year: 2031, img: 'https://photos.example/a.jpg' };

describe('an inventory row', () => {
  it('becomes a vehicle with the make in the catalogue’s spelling and a safe image or none', () => {
    const vehicle = { id: 1, make: 'Volkswagen', model: 'Atlas', year: 2031, image: good.img };
    const others = [null, undefined, 'javascript:alert(1)'].map((img) => ({ ...good, img }));
    expect(parseRows([good, ...others])).toEqual({
      vehicles: [vehicle, ...others.map(() => ({ ...vehicle, image: null }))],
      valid: [good, ...others],
      problems: [],
    });
  });

  it('may have its year as text, and texts of the greatest length', () => {
    const texts = Object.entries(MAX_LENGTH).map(([column, length]) => [column, 'x'.repeat(length)]);
    const row = { ...good, ...Object.fromEntries(texts), year: '2031' };
    expect(parseRows([row]).vehicles).toMatchObject([{ year: 2031, model: row.model }]);
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
    ['brand', { brand: 'x'.repeat(81) }, 'expected at most 80 characters'],
    ['model', { model: 'x'.repeat(81) }, 'expected at most 80 characters'],
    ['img', { img: `data:image/png;base64,${'A'.repeat(5_000_000)}` }, 'expected at most 2048 characters'],
  ])('with an invalid %s is left out and reported, and the others stay', (field, change, expected) => {
    const { vehicles, valid, problems } = parseRows([{ ...good, id: 3, ...change }, good]);
    expect([vehicles.map((vehicle) => vehicle.id), valid]).toEqual([[1], [good]]);
    expect(problems).toEqual([{ id: 'id' in change ? change.id : 3, field, expected }]);
  });

  it.each([null, undefined, 'text', 7, [[]]])('that is %p is left out and reported', (row) => {
    const problem = { id: undefined, field: 'row', expected: expect.stringContaining('expected') };
    expect(parseRows([row])).toEqual({ vehicles: [], valid: [], problems: [problem] });
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
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    'javascript:alert("https://any.example/")',
    'C:\\photos\\car.jpg',
    'http://[bad',
  ])('%p counts as no image', (img) => {
    expect(safeImage(img)).toBeNull();
  });
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
  expect(parseDebugRows([stored, broken, { ...stored, img: 'javascript:alert(1)' }, null, 3, 'row'])).toEqual(
    [
      { brand: ' mercedes  benz', model: '', year: '2031', image: stored.img },
      { brand: null, model: null, year: null, image: null },
      { brand: ' mercedes  benz', model: '', year: '2031', image: null },
    ],
  );
});
