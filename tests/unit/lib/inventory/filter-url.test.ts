/** @jest-environment node */

import { NO_FILTER } from '@/lib/inventory/filter';
import { filterHref, tidyQuery } from '@/lib/inventory/filter-url';

it('another filter takes the place of the one in the URL, and what others put there stays', () => {
  const query = new URLSearchParams(
    'brand=vw&model=Atlas&need=suv&page=3&utm_source=ad&elements=1',
  );
  const filter = { ...NO_FILTER, make: 'BMW', model: 'X3' };
  expect(filterHref(query, filter)).toBe('/inventory?make=BMW&model=X3&utm_source=ad&elements=1');
});

it.each([
  ['all', 'make=all&model=ALL&brand=&need=all&color=all', NO_FILTER, 'color=all'],
  ['a model that selects nothing', 'model=Zagato&x=1', NO_FILTER, 'x=1'],
  ['a need that selects nothing', 'need=rows', NO_FILTER, ''],
  ['an empty make beside a brand', 'make=&brand=vw', { ...NO_FILTER, make: 'VW' }, 'brand=vw'],
])('the URL of a page loses %s', (_, query, filter, tidy) => {
  expect(String(tidyQuery(new URLSearchParams(query), filter))).toBe(tidy);
});

it.each([
  ['a make', 'make=bmw', { ...NO_FILTER, make: 'BMW' }],
  ['a brand', 'brand=vw&page=2', { ...NO_FILTER, make: 'Volkswagen' }],
  ['a need', 'need=suv', { ...NO_FILTER, need: 'suv' as const }],
  ['nothing', 'utm_source=ad', NO_FILTER],
])('the URL of a page stays with %s', (_, query, filter) => {
  expect(String(tidyQuery(new URLSearchParams(query), filter))).toBe(query);
});

it('the URL of a page has the names of its parameters in lower case', () => {
  const filter = { ...NO_FILTER, make: 'BMW', model: 'X3' };
  const query = new URLSearchParams('Make=bmw&MODEL=x3&UTM_Source=ad');
  expect(String(tidyQuery(query, filter))).toBe('make=bmw&model=x3&UTM_Source=ad');
  expect(filterHref(query, { ...NO_FILTER, make: 'Kia' })).toBe(
    '/inventory?make=Kia&UTM_Source=ad',
  );
});

it('the URL of a page gets the make that a model alone selects', () => {
  const filter = { ...NO_FILTER, make: 'Toyota', model: 'RAV4' };
  expect(String(tidyQuery(new URLSearchParams('model=RAV4'), filter))).toBe(
    'model=RAV4&make=Toyota',
  );
});
