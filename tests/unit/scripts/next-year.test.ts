/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { nextYear } from '@/scripts/lib/next-year';

const from = { year: 2031, table: 'inventory_2031' };
const now = new Date('2031-10-05T14:15:16.170Z');
const content = (file: string) => readFileSync(`tests/fixtures/content/${file}`, 'utf8');
const files = {
  'content/model-year.ts': content('model-year.ts'),
  'content/catalogue/brand-models.ts': content('catalogue/brand-models.ts'),
  'supabase/seed.sql':
    "insert into public.inventory_2031 (brand, model, year, img) values\n  ('Kia', 'EV9', 2031, '', timestamptz '2031-08-01 09:50:00-04');",
};
const edited = nextYear(files, from, 2032, now);

it('a new year is in the business, on every card and in the example rows, whose dates stay', () => {
  expect(edited['content/model-year.ts']).toBe(
    files['content/model-year.ts']
      .replace('modelYear: 2031', 'modelYear: 2032')
      .replace('inventory_2031', 'inventory_2032'),
  );
  expect(edited['content/catalogue/brand-models.ts']).toBe(
    files['content/catalogue/brand-models.ts'].replace('year: 2031', 'year: 2032'),
  );
  expect(edited['supabase/seed.sql']).toBe(
    "insert into public.inventory_2032 (brand, model, year, img) values\n  ('Kia', 'EV9', 2032, '', timestamptz '2031-08-01 09:50:00-04');",
  );
  expect(Object.keys(edited)).toEqual([
    ...Object.keys(files),
    'supabase/migrations/20311005141516_inventory_2032.sql',
  ]);
});

it('nothing changes for the year at which the site is, and an earlier one is refused', () => {
  expect(nextYear(edited, { year: 2032, table: 'inventory_2032' }, 2032, now)).toEqual({});
  expect(() => nextYear(files, from, 2030, now)).toThrow('expected a later year, such as 2032');
});

it('a file that was written in another way is named, and nothing is edited', () => {
  const changed = { ...files, 'content/model-year.ts': 'export const lot = LAST;' };
  expect(() => nextYear(changed, from, 2032, now)).toThrow('content/model-year.ts does not name 2031');
});
