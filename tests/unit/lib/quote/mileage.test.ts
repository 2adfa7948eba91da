/** @jest-environment node */
import fc from 'fast-check';
import { mileageFor, mileageLabel, mileageOptions, parseMileage } from '@/lib/quote/mileage';
import { DEFAULT_MILEAGE } from '@/lib/site/constants';

/** "7,500" is stored as 7000 on purpose. */
const table = [
  ['5,000', '5000'],
  ['7,500', '7000'],
  ['10,000', '10000'],
  ['12,000', '12000'],
  ['15,000', '15000'],
] as const;

describe('annual mileage', () => {
  it('has the five promised options in order', () => {
    expect(mileageOptions.map(({ label, value }) => [label, value])).toEqual(table);
  });

  it('is 12000 by default', () => {
    expect(DEFAULT_MILEAGE).toBe('12000');
  });

  it.each([
    [4000, '5000'],
    [7500, '7000'],
    [7501, '10000'],
    [15_000, '15000'],
    [40_000, '15000'],
  ])('of %s miles is the smallest option that covers them, or the largest: %s', (miles, value) => {
    expect(mileageFor(miles)).toBe(value);
  });

  it.each(table)('with the label %s is stored as %s', (label, value) => {
    expect(mileageLabel(value)).toBe(label);
    expect(parseMileage(value)).toBe(value);
    expect(parseMileage(label)).toBe(value);
    expect(parseMileage(label.replace(',', ''))).toBe(value);
    expect(parseMileage(` ${label} `)).toBe(value);
  });

  it.each([null, undefined, '', '0', '9000', '-5000', 'many', '12,000 miles', '1e4', '12000.0'])(
    'in a URL as %p is the default',
    (text) => {
      expect(parseMileage(text)).toBe('12000');
    },
  );

  it('is always one of the stored values, whatever the text', () => {
    const stored = table.map(([, value]) => value as string);
    fc.assert(fc.property(fc.string(), (text) => stored.includes(parseMileage(text))));
  });

  it('has no other label for a value that is not an option', () => {
    expect(mileageLabel('9000')).toBe('9000');
  });
});
