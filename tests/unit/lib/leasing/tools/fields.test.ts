/** @jest-environment node */
import fc from 'fast-check';
import { compareTool } from '@/lib/leasing/tools/compare-tool';
import { amountField, carFields, type Field, optional } from '@/lib/leasing/tools/fields';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { mileageTool } from '@/lib/leasing/tools/mileage-tool';
import { sample } from '../arithmetic/cases';

const { msrp, dealerFee, residual, rate, months, milesPerYear, countyPercent, residence, model } =
  leaseTool.fields;
const { end, charge } = mileageTool.fields;
const value = <T>(field: Field<T>, text: string) => {
  const parsed = field.parse(text);
  return parsed.ok ? parsed.value : parsed.message;
};

it.each([
  ['42,000', 4_200_000],
  [' $ 42.5 K ', 4_250_000],
  ['$42,000.50', 4_200_050],
  ['42000.005', 4_200_001],
  ['４２，０００', 4_200_000],
  ['42 000 dollars', 4_200_000],
  ['42000,5', 4_200_050],
  ['42.000,5', 'Enter an amount, such as 42,000.'],
])('an amount may be typed as "%s"', (text, cents) => {
  expect(value(msrp, text)).toBe(cents);
});

it.each(['0', '$0', '-0', '.0', 'none', ' Zero'])(
  'where zero is allowed, it may be "%s"',
  (text) => {
    expect(value(dealerFee, text)).toBe(0);
  },
);

it('an empty field is not zero', () => {
  expect(value(dealerFee, ' ')).toBe('Enter an amount, such as 450, or 0.');
  expect(value(optional(dealerFee), '')).toBeNull();
  expect(
    value(amountField({ parameter: 'price', label: 'Price', min: 5000, max: 50_000 }), ''),
  ).toBe('Enter an amount, such as 42,000.');
});

it.each([
  ['36 Months', months, 36],
  ['36-month', months, 36],
  [
    '8,375',
    countyPercent,
    'Enter 4% to 10%. The state alone takes 4%, and no county comes to 10%.',
  ],
  ['2.5 yr', months, 30],
  ['12,000 miles a year', milesPerYear, 12_000],
  ['8.375 percent', countyPercent, 8.375],
  [' ', msrp, null],
  ['25', charge, 25],
  ['.25', charge, 25],
  ['12.5¢', charge, 13],
  ['$25', charge, 'Enter $0.05 to $1. Anything else is probably a typing mistake.'],
  ['  Range \t Rover ', model, 'Range Rover'],
  ['\u202Ex'.repeat(90), model, 'x'.repeat(80)],
  ['', end, null],
  ['2028-03-31', end, '2028-03-31'],
] as [string, Field<unknown>, unknown][])(
  'other fields are forgiving, too: "%s"',
  (text, field, expected) => {
    expect(value(field, text)).toBe(expected);
  },
);

it('says what it rounded', () => {
  expect(dealerFee.parse('100.005')).toEqual({
    ok: true,
    value: 10_001,
    note: 'Rounded to $100.01.',
  });
  expect(months.parse('36.4')).toEqual({ ok: true, value: 36, note: 'Rounded to 36.' });
  expect(dealerFee.parse('100.01')).toEqual({ ok: true, value: 10_001 });
});

it.each(['329+tax', '$329/mo plus tax'])('says what it left out: "%s"', (text) => {
  expect(dealerFee.parse(text)).toEqual({
    ok: true,
    value: 32_900,
    note: 'Without the tax on top.',
  });
});

it.each([
  ['about forty', msrp, 'Enter an amount, such as 42,000.'],
  ['$4,200', msrp, 'Enter $5,000 to $500,000. Anything else is probably a typing mistake.'],
  ['9'.repeat(400), msrp, 'Enter $5,000 to $500,000. Anything else is probably a typing mistake.'],
  ['−500', dealerFee, 'Enter $0 to $10,000. Anything else is probably a typing mistake.'],
  ['$-500', dealerFee, 'Enter $0 to $10,000. Anything else is probably a typing mistake.'],
  ['12', months, 'Enter 24 to 60 months. Leases rarely run shorter or longer.'],
  ['36 weeks', months, 'Enter a number of months, such as 36.'],
  [
    '1,000',
    milesPerYear,
    'Enter 5,000 to 50,000 miles. Plans start at 5,000 miles a year, and few drivers pass 50,000.',
  ],
  [
    '6',
    residual,
    'Enter 20% to 90%. No leasing company expects a car to lose nearly everything, or nearly nothing.',
  ],
  ['60%', rate, 'Enter 0% to 21.6%. Few leases come near 0.009, which is about 21.6%.'],
  ['pa', residence, 'Choose New York City or Rest of New York or New Jersey.'],
  ['2028-02-30', end, 'Enter a date that exists, such as 2028-03-31.'],
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
  const wrong = sample(fc.tuple(texts, fc.constantFrom(...fields))).filter(([text, field]) => {
    const parsed = field.parse(text);
    if (!parsed.ok) return !/^(Enter|Choose) .+\.$/.test(parsed.message);
    return /NaN|Infinity|-/.test(field.write(parsed.value).replace(/^\d{4}-\d\d-\d\d$/, ''));
  });
  expect(wrong).toEqual([]);
});
