import { addDays, type IsoDate } from '@/lib/format/dates';
import { easternTime, wallClock } from '@/lib/format/eastern-time';
import { dateLabel } from '@/lib/format/format';
import { clockLabel, DAY_MINUTES, openingWeek, type Schedule, weekdays } from './opening-hours';

/** A vacation may be weeks long. */
const DAYS_AHEAD = 60;

/** Minutes after today's midnight, from 1440 on a later day. */
type Minutes = number;

type Length = 'long' | 'short';

/** Minutes before closing: who writes or calls then is answered when it opens again. */
const LAST_MINUTES = 15;

/** `shortText` is for places where a line has little room. */
type OpeningStatus = { open: boolean; text: string; shortText: string };

/**
 * @param minutesBehind where the visitor is, as `getTimezoneOffset`; Eastern unless given
 * @returns whether somebody answers, and until when, or else from when: "Open until 8 PM", "Closed,
 *   opens Monday 8 AM", in short "Opens Mon 8 AM"; "Eastern" behind it in another zone. In the last
 *   quarter of an hour: "Closing, opens Tuesday 8 AM"
 */
export function openingStatus(
  schedule: Schedule,
  now: Date,
  minutesBehind?: number,
): OpeningStatus {
  const next = nextChange(schedule, now, minutesBehind);
  const { open, change } = next;
  if (change === undefined) {
    const text = next.isClosing ? 'Closing' : 'Closed';
    return { open, text, shortText: text };
  }
  const inWords = (length: Length) => {
    const words = open
      ? openText({ ...next, change }, length)
      : closedText({ ...next, change }, length);
    return next.isAway ? `${words} ${zoneName[length]}` : words;
  };
  return { open, text: inWords('long'), shortText: inWords('short') };
}

const zoneName = { long: 'Eastern', short: 'ET' };

type Change = ReturnType<typeof nextChange> & { change: Minutes };

function openText({ today, change, isOtherDay }: Change, length: Length): string {
  const day = isOtherDay ? `${dayLabel(today, change, length)} ` : '';
  return `Open until ${day}${shortClockLabel(change)}`;
}

function closedText({ today, change, isClosing, isOtherDay }: Change, length: Length): string {
  const long = isClosing ? 'Closing, opens' : 'Closed, opens';
  const opens = length === 'short' ? 'Opens' : long;
  const day = change < DAY_MINUTES && !isOtherDay ? 'at' : dayLabel(today, change, length);
  return `${opens} ${day} ${shortClockLabel(change)}`;
}

/**
 * @param minutesBehind where the visitor is, as `getTimezoneOffset`; Eastern unless given
 * @returns when the next request is answered, to be put behind "We’ll answer": "today until 8 PM"
 *   while somebody answers, "today from 8 AM", "Monday from 8 AM", "Monday from 8 AM Eastern"
 */
export function nextAnswer(schedule: Schedule, now: Date, minutesBehind?: number): string {
  const next = nextChange(schedule, now, minutesBehind);
  const { open, change, today } = next;
  if (change === undefined) return 'when we’re back';
  const isToday = change < DAY_MINUTES && !next.isOtherDay;
  const day = isToday ? 'today' : dayLabel(today, change);
  const zone = next.isAway ? ' Eastern' : '';
  return `${day} ${open ? 'until' : 'from'} ${shortClockLabel(change)}${zone}`;
}

/** Whether a day is today or in the next 30 days at the business. */
export function isSoon(date: IsoDate, now: Date): boolean {
  const { today } = easternTime(now);
  return today <= date && date <= addDays(today, 30);
}

/**
 * @returns `change`: when it closes or opens next, if it does within two months; `isAway`: the
 *   visitor's clock shows another time, `isOtherDay`: or another day
 */
function nextChange(schedule: Schedule, now: Date, visitorsMinutesBehind?: number) {
  const { today, minute, minutesBehind } = easternTime(now);
  const visitors = visitorsMinutesBehind ?? minutesBehind;
  const times = openTimes(schedule, today);
  const current = times.find(({ from, to }) => from <= minute && minute < to);
  const isClosing = current !== undefined && current.to - minute <= LAST_MINUTES;
  const open = current !== undefined && !isClosing;
  const next = times.find(({ from }) => from > minute);
  const change: Minutes | undefined = open ? current.to : next?.from;
  const isOtherDay = wallClock(now, visitors).today !== today;
  return { open, isClosing, change, today, minute, isAway: visitors !== minutesBehind, isOtherDay };
}

function openTimes({ hours, closures }: Schedule, today: IsoDate) {
  const week = openingWeek(hours);
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const date = addDays(today, ahead);
    if (closures.some((closure) => closure.date === date)) return [];
    const midnight: Minutes = ahead * DAY_MINUTES;
    const { open = [] } = week[weekdayOf(date)] ?? {};
    return open.map(({ from, to }) => ({ from: from + midnight, to: to + midnight }));
  }).flat();
}

/** @returns 0 for Monday */
function weekdayOf(date: IsoDate): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** "Monday", in short "Mon", within a week; "August 26, 2031" later. */
function dayLabel(today: IsoDate, time: Minutes, length: Length = 'long'): string {
  const date = addDays(today, Math.floor(time / DAY_MINUTES));
  // The name of the weekday would mean an earlier day.
  if (time >= 8 * DAY_MINUTES) return dateLabel(date);
  const weekday = weekdays[weekdayOf(date)] ?? '';
  return length === 'short' ? weekday.slice(0, 3) : weekday;
}

/** "8 PM" */
function shortClockLabel(time: Minutes): string {
  return clockLabel(time).replace(':00', '');
}
