/** @jest-environment node */
import fc from 'fast-check';
import { mileageLabel, mileageOptions, parseMileage } from '@/lib/quote/mileage';
import { DEFAULT_MILEAGE } from '@/lib/site/constants';

/** Spec section 9, "7,500 stored 7000" included. */
const table = [
  ['5,000', '5000'],
  ['7,500', '7000'],
  ['10,000', '10000'],
  ['12,000', '12000'],
  ['15,000', '15000'],
] as const;

describe('annual mileage', () => {
  it('offers the five options of the spec in order', () => {
    expect(mileageOptions.map(({ label, value }) => [label, value])).toEqual(table);
  });

  it('is 12000 by default', () => {
    expect(DEFAULT_MILEAGE).toBe('12000');
  });

  it.each(table)('shown as %s is stored as %s, and the other way around', (label, value) => {
    expect(mileageLabel(value)).toBe(label);
    expect(parseMileage(value)).toBe(value);
    expect(parseMileage(label)).toBe(value);
    expect(parseMileage(label.replace(',', ''))).toBe(value);
    expect(parseMileage(` ${label} `)).toBe(value);
  });

  it.each([null, undefined, '', '0', '9000', '-5000', 'many', '12,000 miles', '1e4', '12000.0'])(
    'reads %p from an address as the default',
    (text) => {
      expect(parseMileage(text)).toBe('12000');
    },
  );

  it('is always one of the stored values, whatever comes', () => {
    const stored = table.map(([, value]) => value as string);
    fc.assert(fc.property(fc.string(), (text) => stored.includes(parseMileage(text))));
  });

  it('shows a value that is no option as it is', () => {
    expect(mileageLabel('9000')).toBe('9000');
  });
});
