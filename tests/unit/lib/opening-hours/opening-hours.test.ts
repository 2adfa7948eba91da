/** @jest-environment node */
import { easternTime } from '@/lib/format/eastern-time';
import { usualHours, weekAndClosures } from '@/lib/opening-hours/opening-hours';
import { longestWhen, openingStatus } from '@/lib/opening-hours/opening-status';

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
  hours: [row('Mon', '14:00', '18:30'), row('Mon Wed', '09:00', '12:00')],
  closures: [],
};
const short = {
  hours: [row('Tue', '10:00', '12:00')],
  closures: off('Vacation', '2031-08-12', '2031-08-19'),
};
const never = { hours: [], closures: [] };

it.each([
  [
    office,
    'Mon-Fri 8:00 AM-8:00 PM; Sat 9:00 AM-6:00 PM; Sun Closed; Dec 25 Closed (Christmas); Jan 1 Closed (New Year)',
  ],
  [
    split,
    'Mon 9:00 AM-12:00 PM, 2:00 PM-6:30 PM; Tue Closed; Wed 9:00 AM-12:00 PM; Thu-Sun Closed',
  ],
])('the week of %j is shown from Monday, with closed days and closures: %s', (schedule, rows) => {
  const shown = weekAndClosures(schedule).map(({ label, hours }) => `${label} ${hours}`);
  expect(shown.join('; ')).toBe(rows);
});

it.each([
  [office, 'Mon-Fri 8 AM-8 PM'],
  [short, 'Tue 10 AM-12 PM'],
  [never, ''],
])('the usual hours of %j are those of its first open days: %s', ({ hours }, usual) => {
  expect(usualHours(hours)).toBe(usual);
});

// The clocks change on March 9 and November 2.
it.each([
  [office, 'Sun Aug 3 2031 22:30 EDT', 'Opens Mon 8 AM', 'Monday from 8 AM'],
  [office, 'Mon Aug 4 2031 07:59:59 EDT', 'Opens at 8 AM', 'today from 8 AM'],
  [office, 'Mon Aug 4 2031 08:00 EDT', 'Open until 8 PM', 'today until 8 PM'],
  [office, 'Mon Aug 4 2031 20:00 EDT', 'Opens Tue 8 AM', 'Tuesday from 8 AM'],
  [office, 'Mon Mar 10 2031 07:59 EDT', 'Opens at 8 AM', 'today from 8 AM'],
  [office, 'Sun Nov 2 2031 01:30 EST', 'Opens Mon 8 AM', 'Monday from 8 AM'],
  [office, 'Wed Dec 24 2031 21:00 EST', 'Opens Fri 8 AM', 'Friday from 8 AM'],
  [office, 'Wed Dec 31 2031 23:30 EST', 'Opens Fri 8 AM', 'Friday from 8 AM'],
  [split, 'Mon Aug 4 2031 12:00 EDT', 'Opens at 2 PM', 'today from 2 PM'],
  [split, 'Mon Aug 4 2031 14:00 EDT', 'Open until 6:30 PM', 'today until 6:30 PM'],
  [short, 'Tue Jul 29 2031 12:00 EDT', 'Opens Tue 10 AM', 'Tuesday from 10 AM'],
  [short, 'Tue Aug 5 2031 12:00 EDT', 'Opens August 26, 2031 10 AM', 'August 26, 2031 from 10 AM'],
  [never, 'Tue Aug 5 2031 12:00 EDT', 'Closed', 'when we’re back'],
])('the office with %j on %s: "%s", and answers %s', (schedule, eastern, text, when) => {
  const open = text.startsWith('Open until');
  expect(openingStatus(schedule, new Date(eastern))).toMatchObject({ open, text, when });
});

const closedForAWeek = {
  ...office,
  closures: off('Vacation', ...[22, 23, 24, 25, 26, 27].map((day) => `2031-12-${day}`)),
};

it.each([
  [office, 'Mon-Fri 8 AM-8 PM', 'Wednesday from 8 AM'],
  [split, 'Mon 9 AM-12 PM, 2 PM-6:30 PM', 'Wednesday from 9 AM'],
  [short, 'today until 12 PM', 'August 26, 2031 from 10 AM'],
  [closedForAWeek, 'Mon-Fri 8 AM-8 PM', 'December 29, 2031 from 8 AM'],
])(
  'the space of the longest sentence with %j is that of "%s" or "%s"',
  (schedule, open, closed) => {
    expect(longestWhen(schedule)).toEqual({ open, closed });
  },
);

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
