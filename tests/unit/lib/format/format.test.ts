/** @jest-environment node */
import { addDays, isDate } from '@/lib/format/dates';
import { longDate, moneyFromDollars, moneyRange, percent, roundedMoney } from '@/lib/format/format';

it('a date reads as that day, whatever the time zone', () => {
  expect(['2031-09-01', '2024-02-29'].map(longDate)).toEqual([
    'September 1, 2031',
    'February 29, 2024',
  ]);
});

it('dollars have cents where there are any', () => {
  const labels = [18_000, 1_597.5, 0.15, 0.1 + 0.2, 299.999, 0].map(moneyFromDollars);
  expect(labels).toEqual(['$18,000', '$1,597.50', '$0.15', '$0.30', '$300', '$0']);
});

it('a range of cents is printed to the cent or in whole dollars, and as one amount where both ends read the same', () => {
  expect(moneyRange({ low: 135_349, high: 225_450 })).toBe('$1,353.49 to $2,254.50');
  expect(moneyRange({ low: 135_349, high: 225_450 }, roundedMoney)).toBe('$1,353 to $2,255');
  expect(moneyRange({ low: 135_260, high: 135_340 }, roundedMoney)).toBe('$1,353');
});

it('a percentage has the decimals that it needs', () => {
  expect([8.875, 4.8, 60, 0.00325 * 2400].map(percent)).toEqual(['8.875%', '4.8%', '60%', '7.8%']);
});

describe('a date', () => {
  it.each([
    ['2028-03-01', -1, '2028-02-29'],
    // The clocks change on March 8 and November 1, 2026.
    ['2026-03-20', -40, '2026-02-08'],
    ['2026-11-10', -40, '2026-10-01'],
    ['2032-01-01', -1, '2031-12-31'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('must exist', () => {
    expect(['2028-02-29', '2026-12-31'].every(isDate)).toBe(true);
    const days = ['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '1999-01-01'];
    expect([...days, '26-01-01', 'today', ''].filter(isDate)).toEqual([]);
  });
});
