/** @jest-environment node */
import { easternTime } from '@/lib/format/eastern-time';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';
import { nextAnswer, openingStatus } from '@/lib/opening-hours/opening-status';

const row = (days: string, opens: string, closes: string) => ({
  days: days.split(' '),
  opens,
  closes,
});
const off = (label: string, ...dates: string[]) => dates.map((date) => ({ date, label }));

const office = {
  hours: [row('Mon Tue Wed Thu Fri', '08:00', '20:00'), row('Sat', '09:00', '18:00')],
  closures: [...off('New Year', '2032-01-01'), ...off('Christmas', '2031-12-25')],
};
const split = {
  hours: [
    row('Mon', '14:00', '18:30'),
    row('Wed', '13:00', '17:00'),
    row('Mon Wed', '09:00', '12:00'),
  ],
  closures: [],
};
const short = {
  hours: [row('Tue', '10:00', '12:00')],
  closures: off('Vacation', '2031-08-12', '2031-08-19'),
};
const never = { hours: [], closures: [] };

/** The clocks change on March 9 and November 2. */
const table: [schedule: typeof office, eastern: string, text: string, answer: string][] = [
  [office, 'Sun Aug 3 2031 22:30 EDT', 'Closed, opens Monday 8 AM', 'Monday from 8 AM'],
  [office, 'Mon Aug 4 2031 07:59:59 EDT', 'Closed, opens at 8 AM', 'today from 8 AM'],
  [office, 'Mon Aug 4 2031 08:00 EDT', 'Open until 8 PM', 'today until 8 PM'],
  [office, 'Mon Aug 4 2031 19:45 EDT', 'Closing, opens Tuesday 8 AM', 'Tuesday from 8 AM'],
  [office, 'Sat Aug 9 2031 17:59 EDT', 'Closing, opens Monday 8 AM', 'Monday from 8 AM'],
  [office, 'Mon Aug 4 2031 20:00 EDT', 'Closed, opens Tuesday 8 AM', 'Tuesday from 8 AM'],
  [office, 'Sun Mar 9 2031 03:00 EDT', 'Closed, opens Monday 8 AM', 'Monday from 8 AM'],
  [office, 'Mon Mar 10 2031 07:59 EDT', 'Closed, opens at 8 AM', 'today from 8 AM'],
  [office, 'Sun Nov 2 2031 01:30 EST', 'Closed, opens Monday 8 AM', 'Monday from 8 AM'],
  [office, 'Wed Dec 24 2031 21:00 EST', 'Closed, opens Friday 8 AM', 'Friday from 8 AM'],
  [office, 'Wed Dec 31 2031 23:30 EST', 'Closed, opens Friday 8 AM', 'Friday from 8 AM'],
  [split, 'Mon Aug 4 2031 11:45 EDT', 'Closing, opens at 2 PM', 'today from 2 PM'],
  [split, 'Mon Aug 4 2031 12:00 EDT', 'Closed, opens at 2 PM', 'today from 2 PM'],
  [split, 'Mon Aug 4 2031 14:00 EDT', 'Open until 6:30 PM', 'today until 6:30 PM'],
  [short, 'Thu Jul 31 2031 12:00 EDT', 'Closed, opens Tuesday 10 AM', 'Tuesday from 10 AM'],
  [
    short,
    'Tue Aug 5 2031 12:00 EDT',
    'Closed, opens August 26, 2031 10 AM',
    'August 26, 2031 from 10 AM',
  ],
  [never, 'Tue Aug 5 2031 12:00 EDT', 'Closed', 'when we’re back'],
];

it.each([
  [
    office,
    'Mon-Fri 8:00 AM-8:00 PM; Sat 9:00 AM-6:00 PM; Sun Closed; Dec 25, 2031 Closed (Christmas); Jan 1, 2032 Closed (New Year)',
  ],
  [
    split,
    'Mon 9:00 AM-12:00 PM, 2:00 PM-6:30 PM; Tue Closed; Wed 9:00 AM-12:00 PM, 1:00 PM-5:00 PM; Thu-Sun Closed',
  ],
])('the week of %j is shown from Monday, with closed days and closures: %s', (schedule, rows) => {
  const shown = openingHoursRows(schedule).map(({ label, hours }) => `${label} ${hours}`);
  expect(shown.join('; ')).toBe(rows);
});

describe.each(table)('the office with %j on %s', (schedule, eastern, text, answer) => {
  const now = new Date(eastern);

  it(`says "${text}"`, () => {
    expect(openingStatus(schedule, now)).toMatchObject({ open: text.startsWith('Open'), text });
  });

  it(`calls back ${answer}`, () => {
    expect(nextAnswer(schedule, now)).toBe(answer);
  });
});

it.each([
  ['Opens Mon 8 AM', office, 'Sun Aug 3 2031 22:30 EDT'],
  ['Opens at 8 AM', office, 'Mon Aug 4 2031 07:59:59 EDT'],
  ['Open until 8 PM', office, 'Mon Aug 4 2031 08:00 EDT'],
  ['Opens August 26, 2031 10 AM', short, 'Tue Aug 5 2031 12:00 EDT'],
  ['Closed', never, 'Tue Aug 5 2031 12:00 EDT'],
])('where a line has little room, it says "%s"', (shortText, schedule, eastern) => {
  expect(openingStatus(schedule, new Date(eastern))).toMatchObject({ shortText });
});

it('it knows the time in New York without asking the system, at each hour of ten years', () => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const wrong: string[] = [];
  for (let time = Date.UTC(2026, 0); time < Date.UTC(2036, 0); time += 3_600_000) {
    const now = new Date(time);
    const { today, minute } = easternTime(now);
    const hour = String(minute / 60).padStart(2, '0');
    if (`${today} ${hour}:00` !== format.format(now)) wrong.push(now.toISOString());
  }
  expect(wrong).toEqual([]);
});

describe('a visitor in another time zone', () => {
  const LOS_ANGELES = 420;
  const TOKYO = -540;
  const NEW_YORK = 240;
  it.each([
    [
      'the same zone',
      '2031-08-05T01:30:00Z',
      NEW_YORK,
      'Closed, opens Tuesday 8 AM',
      'Tuesday from 8 AM',
    ],
    [
      'Los Angeles, Monday 21:30',
      '2031-08-05T04:30:00Z',
      LOS_ANGELES,
      'Closed, opens Tuesday 8 AM Eastern',
      'Tuesday from 8 AM Eastern',
    ],
    [
      'Los Angeles, Monday noon',
      '2031-08-04T19:00:00Z',
      LOS_ANGELES,
      'Open until 8 PM Eastern',
      'today until 8 PM Eastern',
    ],
    [
      'Los Angeles, Monday 3:00',
      '2031-08-04T10:00:00Z',
      LOS_ANGELES,
      'Closed, opens at 8 AM Eastern',
      'today from 8 AM Eastern',
    ],
    [
      'Tokyo, Monday 7:00',
      '2031-08-03T22:00:00Z',
      TOKYO,
      'Closed, opens Monday 8 AM Eastern',
      'Monday from 8 AM Eastern',
    ],
    [
      'Tokyo, Tuesday 1:00',
      '2031-08-04T16:00:00Z',
      TOKYO,
      'Open until Monday 8 PM Eastern',
      'Monday until 8 PM Eastern',
    ],
  ])('reads the day at the business, and "Eastern": %s', (_, time, minutesBehind, text, answer) => {
    const now = new Date(time);
    expect(openingStatus(office, now, minutesBehind).text).toBe(text);
    expect(nextAnswer(office, now, minutesBehind)).toBe(answer);
  });
});
