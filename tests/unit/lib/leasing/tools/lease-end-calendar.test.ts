/** @jest-environment node */
import ICAL from 'ical.js';
import { addDays } from '@/lib/format/dates';
import { calendarFile } from '@/lib/leasing/tools/calendar-file';
import {
  beforeTheEnd,
  isOver,
  type LeaseEndEvent,
  type LeaseEndFact,
  leaseEndCalendar,
} from '@/lib/leasing/tools/lease-end-calendar';

function fact(id: string, state: LeaseEndFact['state'], when: LeaseEndFact['when']): LeaseEndFact {
  const texts = {
    title: `Title of ${id}`,
    statement: `What to do, and why; ${id}.`,
    source: 'A law',
  };
  return { id, state, when, ...texts };
}
const facts = [
  fact('decide', 'both', { monthsBefore: 3 }),
  fact('inspect', 'ny', { yearly: true }),
  fact('photograph', 'nj', { daysBefore: [20, 0] }),
  fact('appraise', 'ny', { daysBefore: [20, 0] }),
  fact('notice', 'ny', { daysBefore: [40, 20] }),
  fact('return', 'both', { daysBefore: [0, 0] }),
];
const calendar = (residence: 'nyc' | 'ny' | 'nj', end = '2028-03-31', months = 36) =>
  leaseEndCalendar({ end, months, residence }, facts);

describe('the calendar of the end of a lease', () => {
  const dates = (...lease: Parameters<typeof calendar>) =>
    calendar(...lease).map(({ id, from, to }) => [id, from, to]);

  it('has what is due in the state, counted from the scheduled end, in order', () => {
    expect(dates('nyc')).toEqual([
      ['inspect', '2027-03-31', '2027-03-31'],
      ['decide', '2027-12-31', '2027-12-31'],
      ['notice', '2028-02-20', '2028-03-11'],
      ['appraise', '2028-03-11', '2028-03-31'],
      ['return', '2028-03-31', '2028-03-31'],
    ]);
    expect(dates('ny')).toEqual(dates('nyc'));
    expect(dates('nj').map(([id]) => id)).toEqual(['decide', 'photograph', 'return']);
  });

  it.each([
    [{ daysBefore: [40, 20] as const }, 36, '40 to 20 days before the end'],
    [{ daysBefore: [20, 0] as const }, 36, 'The last 20 days'],
    [{ daysBefore: [0, 0] as const }, 36, 'The last day'],
    [{ monthsBefore: 1 }, 36, '1 month before the end'],
    [{ yearly: true as const }, 30, '6 months before the end'],
  ])('says when %j is, before the end is known', (when, months, words) => {
    const lease = { end: '2028-03-31', months, residence: 'nj' } as const;
    const [event] = leaseEndCalendar(lease, [fact('x', 'both', when)]);
    expect(event && beforeTheEnd(event.before)).toBe(words);
  });
});

describe('the calendar file', () => {
  const events = calendar('nyc');
  const read = (list: readonly LeaseEndEvent[], stamp = '2026-05-04T03:02:01Z') =>
    new ICAL.Component(
      ICAL.parse(calendarFile(list, new Date(stamp), 'https://example.com/blog/guide')),
    )
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));

  it('reminds at nine in the morning a week before', () => {
    const file = calendarFile(events, new Date(0), 'https://example.com/');
    expect(file.match(/BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P6DT15H\r\n/g)).toHaveLength(
      events.length,
    );
  });

  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Niue'])(
    'has the whole days of the list, made in %s',
    (TZ) => {
      process.env.TZ = TZ;
      const found = read(events).map((event) => [
        event.summary,
        `${event.startDate}`,
        `${event.endDate}`,
      ]);
      expect(found).toEqual(events.map(({ title, from, to }) => [title, from, addDays(to, 1)]));
    },
  );

  it('says what to do and where it was read, leaves the days free, and leads back to the guide', () => {
    for (const [at, { component, description }] of read(events).entries()) {
      expect(description).toBe(`${events[at]?.statement}\nSource: A law`);
      expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
      expect(component.getFirstPropertyValue('url')).toBe('https://example.com/blog/guide');
      expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-05-04T03:02:01Z');
    }
  });

  it('adds nothing twice when it is opened again, and keeps two leases apart', () => {
    const ids = (...list: Parameters<typeof read>) => read(...list).map(({ uid }) => uid);
    expect(ids(events, '2026-05-05')).toEqual(ids(events));
    const both = [...ids(events), ...ids(calendar('nyc', '2028-05-31'))];
    expect(new Set(both).size).toBe(2 * events.length);
  });
});

it('an event is over from the day after its last', () => {
  expect(isOver({ to: '2031-05-10' }, '2031-05-10')).toBe(false);
  expect(isOver({ to: '2031-05-10' }, '2031-05-11')).toBe(true);
});
