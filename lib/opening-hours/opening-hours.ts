import { addDays, type IsoDate } from '@/lib/format/dates';
import { dateLabel } from '@/lib/format/format';

/**
 * Times as "HH:MM", Eastern, to "24:00"; a row that closes before it opens closes the next day. A
 * day in none is closed.
 */
export type OpeningHours = readonly { days: readonly string[]; opens: string; closes: string }[];
/** `closures`: days on which nothing opens, and why. */
export type Schedule = {
  hours: OpeningHours;
  closures: readonly { date: IsoDate; label: string }[];
};

const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const DAY = 24 * 60;

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** "8:00 PM" or "midnight" */
function clockLabel(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  if (hour + minute === 0) return 'midnight';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * The hours by day, from Monday, in order. `from` and `to` are minutes after its midnight, above
 * 1440 on the next day.
 */
export function openingWeek(hours: OpeningHours) {
  return WEEK.map((name) => {
    const day = name.slice(0, 3);
    const open = hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => {
        const [from, to] = [minutesOf(opens), minutesOf(closes)];
        return { opens, closes, from, to: to > from ? to : to + DAY };
      })
      .sort((a, b) => a.from - b.from);
    return { name, day, open };
  });
}

type Row = { label: string; hours: string; date?: IsoDate };

/**
 * @returns rows of the week, such as `{ label: 'Mon-Fri', hours: '8:00 AM-8:00 PM' }`, then one for
 *   each closure, with its date
 */
export function openingHoursRows({ hours, closures }: Schedule): Row[] {
  const rows: { first: string; label: string; hours: string }[] = [];
  for (const { day, open } of openingWeek(hours)) {
    const text = open.map(({ from, to }) =>
      to - from === DAY ? 'Open 24 hours' : `${clockLabel(from)}-${clockLabel(to)}`,
    );
    const shown = text.join(', ') || 'Closed';
    const last = rows.at(-1);
    if (last?.hours === shown) last.label = `${last.first}-${day}`;
    else rows.push({ first: day, label: day, hours: shown });
  }
  const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return [
    ...rows,
    ...[...closures]
      .sort((a, b) => a.date.localeCompare(b.date))
      .map(({ date, label }) => ({
        label: dates.format(new Date(date)),
        hours: `Closed (${label})`,
        date,
      })),
  ];
}

/** @returns the first Sunday from a day of a month (0 is January), at an hour of UTC */
function sundayFrom(year: number, month: number, day: number, hour: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return Date.UTC(year, month, day + ((7 - weekday) % 7), hour);
}

/**
 * ["2026-11-22", "20:15:00.000Z"] at the business, by the rule of the law: a slow phone takes 90 ms
 * to ask for the time in New York.
 */
function easternTime(now: Date): [day: IsoDate, clock: string] {
  const [time, year] = [now.getTime(), now.getUTCFullYear()];
  const isSummer = sundayFrom(year, 2, 8, 7) <= time && time < sundayFrom(year, 10, 1, 6);
  const [day = '', clock = ''] = new Date(time - (isSummer ? 4 : 5) * 3_600_000)
    .toISOString()
    .split('T');
  return [day, clock];
}

/** Whether a day is today or in the next 30 days at the business. */
export function isSoon(date: IsoDate, now: Date): boolean {
  const [today] = easternTime(now);
  return today <= date && date <= addDays(today, 30);
}

/**
 * Whether the office is open, Eastern time: `{ open: true, text: 'Open until 8 PM' }`, or 'Closed,
 * opens Monday 8 AM'.
 */
export function openingStatus(
  { hours, closures }: Schedule,
  now: Date,
): { open: boolean; text: string } {
  const [today, clock] = easternTime(now);
  const minute = minutesOf(clock);
  const shortLabel = (minutes: number) => clockLabel(minutes).replace(':00', '');
  const week = openingWeek(hours);
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const dayLabel = (ahead: number) =>
    ahead > 7 ? dateLabel(addDays(today, ahead)) : week[(weekday + ahead) % 7]?.name;

  /** Minutes after today's midnight until which it's open without a break. */
  let until = minute;
  // From yesterday, whose hours may end after midnight, to two months ahead, because a vacation may
  // be weeks long.
  for (let ahead = -1; ahead < 60; ahead++) {
    if (closures.some(({ date }) => date === addDays(today, ahead))) continue;
    for (const { from, to } of week[(weekday + ahead + 7) % 7]?.open ?? []) {
      const [start, end] = [from + ahead * DAY, to + ahead * DAY];
      if (start <= until && until < end) until = end;
      else if (until === minute && start > minute) {
        const day = ahead === 0 ? 'at' : dayLabel(ahead);
        return { open: false, text: `Closed, opens ${day} ${shortLabel(from)}` };
      }
    }
  }
  if (until === minute) return { open: false, text: 'Closed' };
  // Hours that end at midnight belong to the day before.
  const ahead = Math.ceil(until / DAY) - 1;
  const day = until - minute > DAY ? `${dayLabel(ahead)} ` : '';
  const text = ahead > 7 ? 'Open 24 hours a day' : `Open until ${day}${shortLabel(until)}`;
  return { open: true, text };
}
