/** @jest-environment node */
import { applyHref, questionHref } from '@/lib/quote/apply-href';
import {
  DEFAULT_MILEAGE,
  mileageLabel,
  mileageOptions,
  parseMileage,
} from '@/lib/quote/mileage-options';
import {
  emptySelection,
  INCOMPLETE_MESSAGE,
  missingField,
  selectionFromQuery,
} from '@/lib/quote/quote-selection';

it.each([
  ['utm_source=ad', ['', '', '']],
  ['make=Toyota', ['Toyota', '', '12000']],
  ['model=+Model%20%203', ['', 'Model 3', '12000']],
  ['year=2031', ['', '', '12000']],
  ['mileage=7500', ['', '', '7000']],
  ['make=toyota&model=rav4&mileage=15000&year=2024', ['Toyota', 'RAV4', '15000']],
  ['make=vw&model=atlas', ['Volkswagen', 'Atlas', '12000']],
  ['make=Range+Rover', ['Land Rover', '', '12000']],
  ['make=Tesla&model=Model+3', ['Tesla', 'Model 3', '12000']],
  ['make=Toyota&model=Supra++Mk4', ['Toyota', 'Supra Mk4', '12000']],
  ['brand=Kia', ['Kia', '', '12000']],
  ['make=Kia&mileage=nonsense', ['Kia', '', '12000']],
])('the quote form prefilled from a URL for ?%s', (query, [make, model, mileage]) => {
  expect(selectionFromQuery(new URLSearchParams(query))).toEqual({ make, model, mileage });
});

it.each([
  ['nothing', { make: 'Kia', model: 'EV9', mileage: '5000' }, undefined],
  ['the make', { make: '', model: 'EV9', mileage: '5000' }, 'make'],
  ['the model', { make: 'Kia', model: '', mileage: '5000' }, 'model'],
  ['the mileage', { make: 'Kia', model: 'EV9', mileage: '' }, 'mileage'],
  ['the make before all others', emptySelection, 'make'],
] as const)('a selection lacks %s', (_, selection, missing) => {
  expect(missingField(selection)).toBe(missing);
});

it('an incomplete selection has the specified message', () => {
  expect(INCOMPLETE_MESSAGE).toBe('Please select make, model, and mileage');
});

describe('annual mileage', () => {
  /** "7,500" is stored as 7000 on purpose. */
  const table = [
    ['5,000', '5000'],
    ['7,500', '7000'],
    ['10,000', '10000'],
    ['12,000', '12000'],
    ['15,000', '15000'],
  ] as const;

  it('has the five promised options in order, of which 12000 is the default', () => {
    expect(mileageOptions.map(({ label, value }) => [label, value])).toEqual(table);
    expect(DEFAULT_MILEAGE).toBe('12000');
  });

  it.each(table)('with the label %s is stored as %s', (label, value) => {
    expect(mileageLabel(value)).toBe(label);
    for (const text of [value, label, label.replace(',', ''), ` ${label} `])
      expect(parseMileage(text)).toBe(value);
  });

  const others = [null, '', '9000', '12,000 miles'];
  it.each(others)('in a URL as %p is the default, and its own label', (text) => {
    expect(parseMileage(text)).toBe('12000');
    expect(mileageLabel(`${text}`)).toBe(`${text}`);
  });
});

describe('a link to the apply page', () => {
  const car = { make: 'BMW', model: 'X5' };
  it.each([
    ['nothing', {}, ''],
    ['a car, for this year and 12000 miles', car, '?make=BMW&model=X5&year=2031&mileage=12000'],
    [
      'a car with its own year and miles',
      { ...car, year: 2032, mileage: '7000' },
      '?make=BMW&model=X5&year=2032&mileage=7000',
    ],
    ['a make, without miles that nobody chose', { make: 'Land Rover' }, '?make=Land+Rover'],
    [
      'a car, and the picker',
      { ...car, showPicker: true },
      '?make=BMW&model=X5&year=2031&mileage=12000&change=1',
    ],
    ['a kind of car', { carKind: 'suv' }, '?car_kind=suv'],
    [
      'a kind of one make',
      { carKind: 'suv', make: 'Kia', numbersPath: '' },
      '?make=Kia&car_kind=suv',
    ],
    ['miles alone', { mileage: '7000' }, '?mileage=7000'],
  ])('says %s', (_, link, query) => {
    expect(applyHref(link)).toBe(`/apply${query}`);
  });

  it('asks a question, which the numbers of a tool go along with', () => {
    expect(questionHref('/blog/a')).toBe('/apply?car_kind=any&tool=%2Fblog%2Fa');
  });
});
