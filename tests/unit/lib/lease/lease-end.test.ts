/** @jest-environment node */
import fc from 'fast-check';
import { leaseEnd } from '@/lib/content/lease-end';
import { addDays, addMonths, isDate } from '@/lib/format/dates';
import { leaseEndCalendar } from '@/lib/lease/lease-end';
import { sample } from './generated';

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
    const wrong = sample(fc.tuple(days, fc.integer({ min: -60, max: 60 }))).filter(([date, by]) => {
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

describe('the calendar of the end of a lease', () => {
  const dates = (place: 'nyc' | 'ny' | 'nj', end = '2028-03-31', months = 36) =>
    leaseEndCalendar({ end, months, place }, leaseEnd).map(({ id, from, to }) => [id, from, to]);

  it('has New York’s notice and appraisal, counted from the scheduled end', () => {
    expect(dates('ny')).toEqual(dates('nyc'));
    expect(dates('nyc')).toEqual(
      expect.arrayContaining([
        ['ny-wear-notice', '2028-02-20', '2028-03-11'],
        ['ny-appraisal', '2028-03-11', '2028-03-31'],
      ]),
    );
  });

  it('has nothing of New York’s for New Jersey', () => {
    expect(dates('nj').filter(([id]) => id?.startsWith('ny'))).toEqual([]);
  });

  it('has only dates within the lease, in order', () => {
    const days = fc.integer({ min: 0, max: 9000 }).map((day) => addDays('2025-01-01', day));
    const wrong = sample(fc.tuple(days, fc.integer({ min: 24, max: 60 }))).filter(([end, months]) => {
      const events = dates('nyc', end, months);
      const starts = events.map(([, from]) => from ?? '');
      return !(
        events.every(
          ([, from, to]) => isDate(from ?? '') && isDate(to ?? '') && (from ?? '') <= (to ?? ''),
        ) &&
        starts.every((from) => from > addMonths(end, -months) && from <= end) &&
        [...starts].sort().join() === starts.join()
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    [{ daysBefore: [40, 20] as const }, 36, '40 to 20 days before the end'],
    [{ daysBefore: [20, 0] as const }, 36, 'The last 20 days'],
    [{ daysBefore: [30, 30] as const }, 36, '30 days before the end'],
    [{ daysBefore: [0, 0] as const }, 36, 'The last day'],
    [{ monthsBefore: 1 }, 36, '1 month before the end'],
    [{ yearly: true as const }, 39, '3 months before the end'],
  ])('says when %j is, before the end is known', (when, months, words) => {
    const fact = { id: 'x', state: 'both' as const, when, title: '', statement: '', source: '' };
    const [event] = leaseEndCalendar({ end: '2028-03-31', months, place: 'nj' }, [fact]);
    expect(event?.when).toBe(words);
  });

  it.each([
    [36, '2027-03-31'],
    [24, '2027-03-31'],
    [30, '2027-09-30'],
    [39, '2027-12-31'],
  ])('puts the last yearly event of %i months a full number of years after the start', (months, date) => {
    const yearly = { id: 'y', state: 'both' as const, when: { yearly: true as const } };
    const fact = { ...yearly, title: '', statement: '', source: '' };
    const [event] = leaseEndCalendar({ end: '2028-03-31', months, place: 'nj' }, [fact]);
    expect(event?.from).toBe(date);
  });
});
