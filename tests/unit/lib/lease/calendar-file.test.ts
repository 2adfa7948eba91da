/** @jest-environment node */
import ICAL from 'ical.js';
import { leaseEnd } from '@/lib/content/lease-end';
import { calendarFile } from '@/lib/lease/calendar-file';
import { leaseEndCalendar } from '@/lib/lease/lease-end';

const events = leaseEndCalendar({ end: '2028-03-31', months: 36, place: 'nyc' }, leaseEnd);
const stamp = new Date('2026-05-04T03:02:01Z');
const file = () => calendarFile(events, { stamp, url: 'https://example.com/blog/guide' });
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

describe('the calendar file', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });

  it.each(['America/New_York', 'Pacific/Kiritimati', 'Pacific/Niue'])(
    'has the whole days of the list, wherever it is made: %s',
    (TZ) => {
      process.env.TZ = TZ;
      const found = read(file()).map(({ summary, startDate, endDate }) => ({
        title: summary,
        allDay: startDate.isDate && endDate.isDate,
        from: startDate.toString(),
        after: endDate.toString(),
      }));
      // New York's notice comes 40 to 20 days before March 31, 2028.
      expect(found).toContainEqual({
        title: leaseEnd.find(({ id }) => id === 'ny-wear-notice')?.title,
        allDay: true,
        from: '2028-02-20',
        after: '2028-03-12',
      });
      expect(found.map(({ title, from }) => [title, from])).toEqual(
        events.map(({ title, from }) => [title, from]),
      );
    },
  );

  it('says what to do and where it was read, leaves the days free, and leads back to the guide', () => {
    for (const [at, { component, description }] of read(file()).entries()) {
      expect(description).toBe(`${events[at]?.statement}\nSource: ${events[at]?.source}`);
      expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
      expect(component.getFirstPropertyValue('url')).toBe('https://example.com/blog/guide');
      expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-05-04T03:02:01Z');
    }
  });

  it('adds nothing twice when it is opened again, and keeps two leases apart', () => {
    const other = leaseEndCalendar({ end: '2028-05-31', months: 36, place: 'nyc' }, leaseEnd);
    const ids = (list: typeof events, at: string) =>
      read(calendarFile(list, { stamp: new Date(at), url: 'https://example.com/' })).map(({ uid }) => uid);
    const first = ids(events, '2026-05-04');
    expect(ids(events, '2026-05-05')).toEqual(first);
    expect(new Set([...first, ...ids(other, '2026-05-04')]).size).toBe(2 * events.length);
  });
});
