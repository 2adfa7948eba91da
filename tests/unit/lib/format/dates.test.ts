/** @jest-environment node */
import { addDays, isDate, longDate } from '@/lib/format/dates';

it('a date reads as that day, whatever the time zone', () => {
  expect(['2031-09-01', '2024-02-29'].map(longDate)).toEqual([
    'September 1, 2031',
    'February 29, 2024',
  ]);
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
