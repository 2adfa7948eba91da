/** @jest-environment node */
import fc from 'fast-check';
import { addDays, addMonths, isDate } from '@/lib/format/dates';
import { clockLabel, dateLabel, mailtoHref, percent, telHref, usd } from '@/lib/format/format';

describe('formats', () => {
  it('a phone number is a link with the country in front', () => {
    expect(telHref('(201) 555-0199')).toBe('tel:+12015550199');
  });

  it('an e-mail address is a mailto link', () => {
    expect(mailtoHref('someone@example.com')).toBe('mailto:someone@example.com');
  });

  it.each([
    ['00:00', '12:00 AM'],
    ['00:05', '12:05 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['13:30', '1:30 PM'],
  ])('the clock %s reads %s', (clock, label) => {
    expect(clockLabel(clock)).toBe(label);
  });

  it.each([
    ['2025-09-01', 'September 1, 2025'],
    ['2024-02-29', 'February 29, 2024'],
  ])('the date %s reads %s', (date, label) => {
    expect(dateLabel(date)).toBe(label);
  });

  it.each([
    [18_000, '$18,000'],
    [1_597.5, '$1,597.50'],
    [0.15, '$0.15'],
    [0.1 + 0.2, '$0.30'],
    [299.999, '$300'],
    [0, '$0'],
  ])('%d dollars read %s', (amount, label) => {
    expect(usd(amount)).toBe(label);
  });

  it.each([
    [8.875, '8.875%'],
    [4.8, '4.8%'],
    [60, '60%'],
    [0.00325 * 2400, '7.8%'],
  ])('the percentage %d reads %s', (amount, label) => {
    expect(percent(amount)).toBe(label);
  });
});

describe('a date', () => {
  it.each([
    ['2026-05-31', -3, '2026-02-28'],
    ['2028-05-31', -3, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-03-14', -36, '2024-03-14'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it.each([
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-03-01', -1, '2028-02-29'],
    // The clocks change on March 8 and November 1, 2026.
    ['2026-03-20', -40, '2026-02-08'],
    ['2026-11-10', -40, '2026-10-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('must exist', () => {
    expect(['2028-02-29', '2026-12-31'].every(isDate)).toBe(true);
    const wrong = [
      '2026-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '1999-01-01',
      '26-01-01',
      'today',
      '',
    ];
    expect(wrong.filter(isDate)).toEqual([]);
  });

  it('keeps its day of the month, or gets the last one, and counts days as calendars do', () => {
    const days = fc.integer({ min: 0, max: 36_000 }).map((day) => addDays('2001-01-01', day));
    const wrong = fc
      .sample(fc.tuple(days, fc.integer({ min: -60, max: 60 })), { seed: 18, numRuns: 10_000 })
      .filter(([date, by]) => {
        const moved = addMonths(date, by);
        const [day, movedDay] = [date, moved].map((iso) => Number(iso.slice(8)));
        const isLast = addDays(moved, 1).endsWith('-01');
        return !(
          isDate(date) &&
          addDays(addDays(date, by), -by) === date &&
          (day === movedDay || (isLast && (movedDay ?? 0) < (day ?? 0))) &&
          Math.sign(moved.localeCompare(date)) === Math.sign(by)
        );
      });
    expect(wrong).toEqual([]);
  });
});
