/** @jest-environment node */
import { openingHoursRows, openingStatus } from '@/lib/opening-hours/opening-hours';

const hours = [
  { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '20:00' },
  { days: ['Sat'], opens: '09:00', closes: '18:00' },
];
/** Instants as UTC; Eastern time is UTC-5 in winter and UTC-4 in summer. The clocks change on March 9 and November 2. */
const table: [when: string, instant: string, text: string][] = [
  ['Monday in summer, a second before opening', '2031-08-04T11:59:59Z', 'Closed now, opens today at 8:00 AM'],
  ['Monday in summer, at opening', '2031-08-04T12:00:00Z', 'Open now until 8:00 PM'],
  ['Monday in summer, a second before closing', '2031-08-04T23:59:59Z', 'Open now until 8:00 PM'],
  ['Monday in summer, at closing', '2031-08-05T00:00:00Z', 'Closed now, opens tomorrow at 8:00 AM'],
  ['Monday, midnight Eastern', '2031-08-04T04:00:00Z', 'Closed now, opens today at 8:00 AM'],
  ['Wednesday in winter, at opening', '2031-01-15T13:00:00Z', 'Open now until 8:00 PM'],
  ['Wednesday in winter, at closing', '2031-01-16T01:00:00Z', 'Closed now, opens tomorrow at 8:00 AM'],
  ['Friday after closing', '2031-08-09T00:30:00Z', 'Closed now, opens tomorrow at 9:00 AM'],
  ['Saturday at closing', '2031-08-09T22:00:00Z', 'Closed now, opens Monday at 8:00 AM'],
  ['Sunday at noon', '2031-08-10T16:00:00Z', 'Closed now, opens tomorrow at 8:00 AM'],
  ['Sunday, March 9', '2031-03-09T07:00:00Z', 'Closed now, opens tomorrow at 8:00 AM'],
  ['Monday, March 10, at opening', '2031-03-10T12:00:00Z', 'Open now until 8:00 PM'],
  [
    'Sunday, November 2, in the repeated hour',
    '2031-11-02T06:30:00Z',
    'Closed now, opens tomorrow at 8:00 AM',
  ],
  ['Monday, November 3, before opening', '2031-11-03T12:59:59Z', 'Closed now, opens today at 8:00 AM'],
  ['Monday, November 3, at opening', '2031-11-03T13:00:00Z', 'Open now until 8:00 PM'],
  ["New Year's Eve, late", '2026-01-01T04:30:00Z', 'Closed now, opens tomorrow at 8:00 AM'],
];
const statusOf = (text: string) => ({ open: text.startsWith('Open'), text });

it('the week is shown with a Closed row for each day without hours', () => {
  expect(openingHoursRows(hours)).toEqual([
    { label: 'Mon-Fri', hours: '8:00 AM-8:00 PM' },
    { label: 'Sat', hours: '9:00 AM-6:00 PM' },
    { label: 'Sun', hours: 'Closed' },
  ]);
  const rows = openingHoursRows([
    { days: ['Tue', 'Thu', 'Wed'], opens: '10:00', closes: '12:00' },
    { days: ['Fri', 'Mon'], opens: '10:00', closes: '11:00' },
  ]);
  expect(rows.map(({ label }) => label)).toEqual(['Tue-Thu', 'Mon, Fri', 'Sat', 'Sun']);
});

describe('the office', () => {
  it.each(table)('on %s (%s): "%s"', (_, instant, text) => {
    expect(openingStatus(hours, new Date(instant))).toEqual(statusOf(text));
  });

  it('that opens on one day a week names that day', () => {
    const tuesdays = [{ days: ['Tue'], opens: '10:00', closes: '12:00' }];
    const status = (instant: string) => openingStatus(tuesdays, new Date(instant)).text;
    expect(status('2031-08-05T16:00:00Z')).toBe('Closed now, opens Tuesday at 10:00 AM');
    expect(status('2031-08-06T16:00:00Z')).toBe('Closed now, opens Tuesday at 10:00 AM');
  });

  it('that never opens is closed', () => {
    expect(openingStatus([], new Date())).toEqual({ open: false, text: 'Closed now' });
  });
});

it.each(['America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'a visitor in %s sees the same',
  (zone) => {
    const own = process.env.TZ;
    process.env.TZ = zone;
    const shown = table.map(([, instant]) => openingStatus(hours, new Date(instant)));
    process.env.TZ = own;
    expect(shown).toEqual(table.map(([, , text]) => statusOf(text)));
  },
);
