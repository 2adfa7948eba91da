/** @jest-environment node */
import ICAL from 'ical.js';
import type { LeaseEndFact } from '@/lib/content/lease-end';
import { addDays } from '@/lib/format/dates';
import { calendarFile } from '@/lib/leasing/tools/calendar-file';
import { leaseEndCalendar } from '@/lib/leasing/tools/lease-end-calendar';

function fact(id: string, state: LeaseEndFact['state'], when: LeaseEndFact['when']): LeaseEndFact {
  return { id, state, when, title: id, statement: `What to do, and why; ${id}.`, source: 'A law' };
}
const facts = [
  fact('decide', 'both', { monthsBefore: 3 }),
  fact('inspect', 'ny', { yearly: true }),
  fact('photograph', 'nj', { daysBefore: [20, 0] }),
  fact('notice', 'ny', { daysBefore: [40, 20] }),
  fact('return', 'both', { daysBefore: [0, 0] }),
];
const calendar = (residence: 'nyc' | 'ny' | 'nj', end = '2028-03-31', months = 36) =>
  leaseEndCalendar({ end, months, residence }, facts);

it('what is due in the state is counted from the scheduled end, in order', () => {
  const events = calendar('nyc').map(({ id, from, to, before }) => [id, from, to, before]);
  expect(events).toEqual([
    ['inspect', '2027-03-31', '2027-03-31', '12 months before the end'],
    ['decide', '2027-12-31', '2027-12-31', '3 months before the end'],
    ['notice', '2028-02-20', '2028-03-11', '40 to 20 days before the end'],
    ['return', '2028-03-31', '2028-03-31', 'The last day'],
  ]);
  expect(calendar('ny')).toEqual(calendar('nyc'));
  expect(calendar('ny', '2028-03-31', 30)[0]?.before).toBe('6 months before the end');
  const inNewJersey = calendar('nj').map(({ id, before }) => [id, before]);
  expect(inNewJersey[1]).toEqual(['photograph', 'The last 20 days']);
});

describe('the calendar file', () => {
  const events = calendar('nyc');
  const fileOf = (list = events, stamp = '2026-05-04T03:02:01Z') =>
    calendarFile(list, new Date(stamp), 'https://example.com/blog/guide');
  const read = (file: string) =>
    new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));

  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Niue'])('has the days of the list, made in %s', (TZ) => {
    process.env.TZ = TZ;
    const found = read(fileOf()).map(({ summary, startDate, endDate, description }) => ({
      summary,
      days: [`${startDate}`, `${endDate}`],
      description,
    }));
    expect(found).toEqual(
      events.map(({ title, statement, from, to }) => ({
        summary: title,
        days: [from, addDays(to, 1)],
        description: `${statement}\nSource: A law`,
      })),
    );
  });

  it('reminds at nine in the morning a week before, and leaves the days free', () => {
    const parts = /TRANSP:TRANSPARENT|BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P6DT15H\r\n/g;
    expect(fileOf().match(parts)).toHaveLength(2 * events.length);
  });

  it('adds nothing twice when it is opened again, and keeps two leases apart', () => {
    const ids = (file: string) => read(file).map(({ uid }) => uid);
    expect(ids(fileOf(events, '2026-05-05'))).toEqual(ids(fileOf()));
    const both = [...ids(fileOf()), ...ids(fileOf(calendar('nyc', '2028-05-31')))];
    expect(new Set(both).size).toBe(2 * events.length);
  });
});
