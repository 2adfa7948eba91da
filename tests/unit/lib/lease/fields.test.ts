/** @jest-environment node */
import fc from 'fast-check';
import { compareTool } from '@/lib/lease/compare-fields';
import type { Field } from '@/lib/lease/fields';
import { leaseTool } from '@/lib/lease/lease-fields';
import { mileageTool } from '@/lib/lease/mileage';
import { carFields } from '@/lib/lease/offer-fields';
import { sample } from './cases';

const { msrp, cashDown, residual, rate, months, milesPerYear, countyPercent, place } = leaseTool.fields;
const { end } = mileageTool.fields;
const sellingPrice = compareTool.fields['a-sellingPrice'];
const value = <T>(field: Field<T>, text: string, parameter?: string) => {
  const parsed = field.parse(text, parameter);
  return parsed.ok ? parsed.value : parsed.message;
};

it.each([
  ['42,000', 4_200_000],
  ['$42k', 4_200_000],
  [' $ 42 K ', 4_200_000],
  ['42.5k', 4_250_000],
  ['$42,000.50', 4_200_050],
  ['42000.', 4_200_000],
  ['42000.005', 4_200_001],
  ['４２，０００', 4_200_000],
  ['42 000 dollars', 4_200_000],
])('an amount may be typed as "%s"', (text, cents) => {
  expect(value(msrp, text)).toBe(cents);
});

it('where zero is allowed, an empty field is zero', () => {
  expect(['', ' ', '0', '$0', '-0', '.0'].map((text) => value(cashDown, text))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(value(msrp, '')).toBe('Enter an amount, such as 42,000.');
});

it.each([
  [' 36 mo', months, 36],
  ['36 Months', months, 36],
  ['3 years', months, 36],
  ['2.5 yr', months, 30],
  ['12k', milesPerYear, 12_000],
  ['12,000 mi/yr', milesPerYear, 12_000],
  ['12,000 miles a year', milesPerYear, 12_000],
  ['8.375%', countyPercent, 8.375],
  ['8.375 percent', countyPercent, 8.375],
  ['', sellingPrice, null],
  ['41k', sellingPrice, 4_100_000],
  ['', end, null],
  ['2028-03-31', end, '2028-03-31'],
  [' 3/1/2028 ', end, '2028-03-01'],
] as [string, Field<unknown>, unknown][])(
  'other fields are forgiving, too: "%s"',
  (text, field, expected) => {
    expect(value(field, text)).toBe(expected);
  },
);

it('a sign decides what a residual or a rate is; without one it’s what the field says', () => {
  expect(value(residual, '60')).toEqual({ kind: 'percent', value: 60 });
  expect(value(residual, '27,000', 'rvd')).toEqual({ kind: 'amount', cents: 2_700_000 });
  expect(value(residual, '$27k')).toEqual({ kind: 'amount', cents: 2_700_000 });
  expect(value(residual, '60 %', 'rvd')).toEqual({ kind: 'percent', value: 60 });
  expect(value(rate, '.0021')).toEqual({ kind: 'money-factor', value: 0.0021 });
  expect(value(rate, '6%')).toEqual({ kind: 'percent', value: 6 });
  expect(value(rate, '6', 'rate')).toEqual({ kind: 'percent', value: 6 });
});

it.each([
  ['about forty', msrp, 'Enter an amount, such as 42,000.'],
  ['42,00', msrp, 'Enter an amount, such as 42,000.'],
  ['4e4', msrp, 'Enter an amount, such as 42,000.'],
  ['$4,200', msrp, 'Enter $5,000 to $500,000. Anything else is probably a typing mistake.'],
  ['9'.repeat(400), msrp, 'Enter $5,000 to $500,000. Anything else is probably a typing mistake.'],
  ['-500', cashDown, 'Enter $0 to $100,000. Anything else is probably a typing mistake.'],
  ['12', months, 'Enter 24 to 60 months. Leases rarely run shorter or longer.'],
  ['36 weeks', months, 'Enter a number of months, such as 36.'],
  [
    '1,000',
    milesPerYear,
    'Enter 5,000 to 50,000 miles. Plans start at 5,000 miles a year, and few drivers pass 50,000.',
  ],
  ['6', residual, 'Enter 20% to 90%. No lessor expects a car to lose nearly everything, or nearly nothing.'],
  [
    '6',
    rate,
    'Enter 0 to 0.009. A larger number is probably a rate: write it with a percent sign, such as 5%.',
  ],
  ['60%', rate, 'Enter 0% to 21.6%. That’s a money factor of 0.009, and few leases come near it.'],
  ['pa', place, 'Choose New York City or Another county in New York or New Jersey.'],
  ['2/30/2028', end, 'Enter a date that exists, such as 3/31/2028.'],
] as [string, Field<unknown>, string][])(
  'plain words say what is wrong with "%s"',
  (text, field, message) => {
    expect(value(field, text)).toBe(message);
  },
);

it('any text is understood or gets a sentence, never an exception or a number out of range', () => {
  const words: unknown[] = Object.values(carFields);
  const fields = [leaseTool, compareTool, mileageTool]
    .flatMap((tool): Field<unknown>[] => Object.values(tool.fields))
    .filter((field) => !words.includes(field));
  const pieces = fc.constantFrom(...'$ % , . - k e mo mi 1 42 000 0 \u0000 ٣'.split(' '), ' ');
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces).map((list) => list.join('')),
  );
  const wrong = sample(fc.tuple(texts, fc.constantFrom(...fields))).filter(([text, field]) =>
    field.parameters.some((parameter) => {
      const parsed = field.parse(text, parameter);
      if (!parsed.ok) return !/^(Enter|Choose) .+\.$/.test(parsed.message);
      return /NaN|Infinity|-/.test(field.write(parsed.value)[1].replace(/^\d{4}-\d\d-\d\d$/, ''));
    }),
  );
  expect(wrong).toEqual([]);
});
