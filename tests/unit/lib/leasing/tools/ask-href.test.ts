/** @jest-environment node */
import { askHref } from '@/lib/leasing/tools/ask-href';
import { noCar } from '@/lib/leasing/tools/fields';

const parametersOf = (href: string) =>
  Object.fromEntries(new URL(href, 'https://x.y').searchParams);

it('leads to the form for the car, with its own year, the miles, and the numbers', () => {
  const link = '/blog/guide?pay=459#lease-calculator';
  const href = askHref({ make: 'Kia', model: 'EV9', year: 2026 }, 15_000, link);
  expect(href).toMatch(/^\/apply\?/);
  expect(parametersOf(href)).toEqual({
    make: 'Kia',
    model: 'EV9',
    year: '2026',
    mileage: '15000',
    offer: link,
  });
});

it.each([
  ['no car', noCar, {}],
  ['a make alone', { ...noCar, make: 'Kia' }, { make: 'Kia' }],
  ['a model alone', { ...noCar, model: 'EV9' }, {}],
])('leads to the form, which asks for nothing again: %s', (_, car, known) => {
  const href = askHref(car, 12_000, null);
  expect(parametersOf(href)).toEqual({ need: 'any', mileage: '12000', ...known });
});

it.each([undefined, 14_000])('has no miles that nobody chose: %s', (miles) => {
  expect(parametersOf(askHref(noCar, miles, null))).toEqual({ need: 'any' });
});
