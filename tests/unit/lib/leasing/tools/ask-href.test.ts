/** @jest-environment node */
import { askAboutOfferHref, askForMilesHref } from '@/lib/leasing/tools/ask-href';
import { noCar } from '@/lib/leasing/tools/fields';
import { MODEL_YEAR } from '@/lib/site/model-year';

const ev9 = { make: 'Kia', model: 'EV9', year: 2026 };
const parametersOf = (href: string) =>
  Object.fromEntries(new URL(href, 'https://x.y').searchParams);

describe('Ask us about an offer', () => {
  it('leads to the form for the car, with its own year, the miles, and the numbers', () => {
    const href = askAboutOfferHref(ev9, 14_000, '/blog/guide?pay=459#lease-calculator');
    expect(href).toMatch(/^\/apply\?/);
    expect(parametersOf(href)).toEqual({
      make: 'Kia',
      model: 'EV9',
      year: '2026',
      mileage: '15000',
      offer: '/blog/guide?pay=459#lease-calculator',
    });
  });

  it.each([
    ['no car', noCar, {}],
    ['a make alone', { ...noCar, make: 'Kia' }, { make: 'Kia' }],
    ['a model alone', { ...noCar, model: 'EV9' }, {}],
  ])('leads to the form, which asks for nothing again: %s', (_, car, known) => {
    const href = askAboutOfferHref(car, 12_000, null);
    expect(href).toMatch(/^\/apply\?/);
    expect(parametersOf(href)).toEqual({ need: 'any', mileage: '12000', ...known });
  });
});

describe('Ask us for a lease with your miles', () => {
  it('leads to the form where the car is known', () => {
    expect(parametersOf(askForMilesHref({ ...noCar, make: 'Kia', model: 'EV9' }, 9000))).toEqual({
      make: 'Kia',
      model: 'EV9',
      year: String(MODEL_YEAR),
      mileage: '10000',
    });
  });

  it.each([
    ['miles alone', noCar, 9000, '/?mileage=10000#get-quote'],
    [
      'a car alone',
      { ...noCar, make: 'Kia', model: 'EV9' },
      null,
      '/?make=Kia&model=EV9#get-quote',
    ],
    ['nothing', noCar, null, '/#get-quote'],
  ])('leads to the quote form with what is known: %s', (_, car, milesPerYear, href) => {
    expect(askForMilesHref(car, milesPerYear)).toBe(href);
  });
});
