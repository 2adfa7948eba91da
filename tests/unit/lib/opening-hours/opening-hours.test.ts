/** @jest-environment node */
import { openingHoursRows, openingStatus } from '@/lib/opening-hours/opening-hours';

const row = (days: string, opens: string, closes: string) => ({ days: days.split(' '), opens, closes });
const every = 'Sun Mon Tue Wed Thu Fri Sat';
const noClosures = { closures: [] };
const office = {
  hours: [row('Mon Tue Wed Thu Fri', '08:00', '20:00'), row('Sat', '09:00', '18:00')],
  closures: [
    { date: '2031-12-25', label: 'Christmas Day' },
    { date: '2032-01-01', label: "New Year's Day" },
  ],
};
const split = {
  hours: [row('Mon', '14:00', '18:30'), row('Wed', '13:00', '17:00'), row('Mon Wed', '09:00', '12:00')],
  ...noClosures,
};
const night = {
  hours: [row('Fri Sat Sun', '18:00', '02:00')],
  closures: [{ date: '2031-08-10', label: 'Fair' }],
};
const around = { hours: [row(every, '00:00', '24:00')], ...noClosures };
const aroundUntil = { ...around, closures: [{ date: '2031-12-25', label: 'Christmas Day' }] };
const vacation = {
  hours: [row('Mon Tue', '10:00', '12:00')],
  closures: ['04', '05', '11', '12'].map((day) => ({ date: `2031-08-${day}`, label: 'Vacation' })),
};

/** Instants as UTC; Eastern time is UTC-5 in winter and UTC-4 in summer. The clocks change on March 9 and November 2. */
const table: [schedule: typeof office, when: string, instant: string, text: string][] = [
  [
    office,
    'Monday in summer, a second before opening',
    '2031-08-04T11:59:59Z',
    'Closed now, opens today at 8:00 AM',
  ],
  [office, 'Monday in summer, at opening', '2031-08-04T12:00:00Z', 'Open now until 8:00 PM'],
  [office, 'Monday in summer, a second before closing', '2031-08-04T23:59:59Z', 'Open now until 8:00 PM'],
  [office, 'Monday in summer, at closing', '2031-08-05T00:00:00Z', 'Closed now, opens tomorrow at 8:00 AM'],
  [office, 'Monday, midnight Eastern', '2031-08-04T04:00:00Z', 'Closed now, opens today at 8:00 AM'],
  [office, 'Wednesday in winter, at opening', '2031-01-15T13:00:00Z', 'Open now until 8:00 PM'],
  [
    office,
    'Wednesday in winter, at closing',
    '2031-01-16T01:00:00Z',
    'Closed now, opens tomorrow at 8:00 AM',
  ],
  [office, 'Saturday at closing', '2031-08-09T22:00:00Z', 'Closed now, opens Monday at 8:00 AM'],
  [office, 'Sunday, March 9', '2031-03-09T07:00:00Z', 'Closed now, opens tomorrow at 8:00 AM'],
  [office, 'Monday, March 10, at opening', '2031-03-10T12:00:00Z', 'Open now until 8:00 PM'],
  [
    office,
    'November 2, in the repeated hour',
    '2031-11-02T06:30:00Z',
    'Closed now, opens tomorrow at 8:00 AM',
  ],
  [office, 'Monday, November 3, at opening', '2031-11-03T13:00:00Z', 'Open now until 8:00 PM'],
  [office, 'Christmas', '2031-12-25T15:00:00Z', 'Closed today (Christmas Day), opens tomorrow at 8:00 AM'],
  [office, 'the evening before', '2031-12-25T02:00:00Z', 'Closed now, opens Friday at 8:00 AM'],
  [office, "New Year's Eve, late", '2032-01-01T04:30:00Z', 'Closed now, opens Friday at 8:00 AM'],
  [split, 'Monday at lunch', '2031-08-04T16:00:00Z', 'Closed now, opens today at 2:00 PM'],
  [split, 'Monday before lunch', '2031-08-04T15:59:00Z', 'Open now until 12:00 PM'],
  [split, 'Monday after lunch', '2031-08-04T18:00:00Z', 'Open now until 6:30 PM'],
  [night, 'Friday at ten', '2031-08-09T02:00:00Z', 'Open now until 2:00 AM'],
  [night, 'Saturday at one in the morning', '2031-08-09T05:00:00Z', 'Open now until 2:00 AM'],
  [night, 'Saturday at two', '2031-08-09T06:00:00Z', 'Closed now, opens today at 6:00 PM'],
  [night, 'a closed Sunday at one in the morning', '2031-08-10T05:00:00Z', 'Open now until 2:00 AM'],
  [night, 'that Sunday at two', '2031-08-10T06:00:00Z', 'Closed today (Fair), opens Friday at 6:00 PM'],
  [
    night,
    'March 9 at 3:30, when the clocks have changed',
    '2031-03-09T07:30:00Z',
    'Closed now, opens today at 6:00 PM',
  ],
  [around, 'any time', '2031-08-05T03:59:59Z', 'Open now, 24 hours a day'],
  [aroundUntil, 'the day before a closure', '2031-12-24T12:00:00Z', 'Open now until midnight'],
  [aroundUntil, 'two days before it', '2031-12-23T12:00:00Z', 'Open now until Wednesday at midnight'],
  [
    aroundUntil,
    'that day',
    '2031-12-25T12:00:00Z',
    'Closed today (Christmas Day), opens tomorrow at midnight',
  ],
  [
    vacation,
    'a vacation',
    '2031-08-04T12:00:00Z',
    'Closed today (Vacation), opens August 18, 2031 at 10:00 AM',
  ],
  [
    { hours: [row('Tue', '10:00', '12:00')], ...noClosures },
    'Tuesday at closing',
    '2031-08-05T16:00:00Z',
    'Closed now, opens Tuesday at 10:00 AM',
  ],
  [{ hours: [], ...noClosures }, 'any day', '2031-08-05T16:00:00Z', 'Closed now'],
];
const expected = (text: string) => ({ open: text.startsWith('Open'), text });

it.each([
  [
    office,
    [
      'Mon-Fri 8:00 AM-8:00 PM',
      'Sat 9:00 AM-6:00 PM',
      'Sun Closed',
      'Dec 25, 2031 Closed (Christmas Day)',
      "Jan 1, 2032 Closed (New Year's Day)",
    ],
  ],
  [
    split,
    [
      'Mon 9:00 AM-12:00 PM, 2:00 PM-6:30 PM',
      'Tue Closed',
      'Wed 9:00 AM-12:00 PM, 1:00 PM-5:00 PM',
      'Thu-Sun Closed',
    ],
  ],
  [night, ['Mon-Thu Closed', 'Fri-Sun 6:00 PM-2:00 AM', 'Aug 10, 2031 Closed (Fair)']],
  [around, ['Mon-Sun Open 24 hours']],
])('the week is shown from Monday, with closed days and closures: %j', (schedule, rows) => {
  expect(openingHoursRows(schedule).map(({ label, hours }) => `${label} ${hours}`)).toEqual(rows);
});

it.each(table)('the office with %j on %s (%s): "%s"', (schedule, _, instant, text) => {
  expect(openingStatus(schedule, new Date(instant))).toEqual(expected(text));
});

it.each(['America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'a visitor in %s sees the same',
  (zone) => {
    const own = process.env.TZ;
    process.env.TZ = zone;
    const shown = table.map(([schedule, , instant]) => openingStatus(schedule, new Date(instant)));
    process.env.TZ = own;
    expect(shown).toEqual(table.map(([, , , text]) => expected(text)));
  },
);
