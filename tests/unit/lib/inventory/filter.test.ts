/** @jest-environment node */

import fc from 'fast-check';
import { cleanText } from '@/lib/format/clean-text';
import { inventoryHref, NO_FILTER, readInventoryUrl } from '@/lib/inventory/filter';

const read = (text: string) => readInventoryUrl(Object.fromEntries(new URLSearchParams(text)));

it.each([
  ['', NO_FILTER],
  ['make=toyota&model=camry', { ...NO_FILTER, make: 'toyota', model: 'camry' }],
  ['brand=vw', { ...NO_FILTER, make: 'vw' }],
  ['make=kia&brand=vw', { ...NO_FILTER, make: 'kia' }],
  ['make=all&brand=vw&model=all', { ...NO_FILTER, make: 'vw' }],
  // The form without JavaScript, after All makes.
  ['make=all&model=Camry', NO_FILTER],
  ['make=Tesla&model=+Model++3+', { ...NO_FILTER, make: 'Tesla', model: 'Model 3' }],
  ['model=Camry', NO_FILTER],
  ['car_kind=three-rows', { ...NO_FILTER, carKind: 'three-rows' }],
  ['car_kind=THREE-ROWS', NO_FILTER],
])('?%s means %j', (query, filter) => {
  expect(read(query)).toEqual({ filter, page: 1 });
});

it.each([
  [{ page: '3' }, 3],
  [{ page: '0' }, 1],
  [{ page: '99999999999999999999' }, 1],
  [{ page: ['4', '5'] }, 4],
])('%j is page %i', (record, page) => {
  expect(readInventoryUrl(record).page).toBe(page);
});

it('a URL is read as it was written', () => {
  // Percent signs would be escapes that are left in a link, and are undone.
  const name = fc
    .string({ unit: 'grapheme' })
    .map((text) => cleanText(text.replaceAll('%', ''), 80))
    .filter((text) => text !== '' && text.toLowerCase() !== 'all');
  const pages = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(name, name, pages, (make, model, page) => {
      const filter = { make, model, carKind: 'suv' } as const;
      const [, query = ''] = inventoryHref({ ...filter, page }).split('?');
      expect(read(query)).toEqual({ filter, page });
    }),
  );
});

it('another filter takes the place of the one in the URL, and what others put there stays', () => {
  const query = new URLSearchParams(
    'brand=vw&model=Atlas&car_kind=suv&page=3&UTM_source=ad&elements=1',
  );
  const filter = { ...NO_FILTER, make: 'BMW', model: 'X3' };
  expect(inventoryHref(filter, query)).toBe(
    '/inventory?make=BMW&model=X3&UTM_source=ad&elements=1',
  );
});
