import { addDays, type IsoDate } from '@/lib/format/dates';
import { dateLabel } from '@/lib/format/format';
import { easternTime } from './eastern-time';
import { clockLabel, DAY, openingWeek, type Schedule, weekdays } from './opening-hours';

/** Because a vacation may be weeks long. */
const DAYS_AHEAD = 60;

/** Minutes after today's midnight: below 0 yesterday, from 1440 on a later day. */
type Minutes = number;

type Length = 'long' | 'short';

/** `shortText` is for places where a line has little room. */
type OpeningStatus = { open: boolean; text: string; shortText: string };

/**
 * @returns whether somebody answers, and until when, or else from when: "Open until 8 PM", "Closed,
 *   opens Monday 8 AM", in short "Opens Mon 8 AM"
 */
export function openingStatus(schedule: Schedule, now: Date): OpeningStatus {
  const { open, change, today, minute } = nextChange(schedule, now);
  if (change === undefined) return { open, text: 'Closed', shortText: 'Closed' };

  const inWords = (length: Length) =>
    open ? openText({ today, minute, change }, length) : closedText({ today, change }, length);
  return { open, text: inWords('long'), shortText: inWords('short') };
}

function openText(
  { today, minute, change }: { today: IsoDate; minute: Minutes; change: Minutes },
  length: Length,
): string {
  if (isFarAway(change)) return 'Open 24 hours a day';
  // Hours that end at midnight belong to the day before.
  const day = change - minute > DAY ? `${dayLabel(today, change - 1, length)} ` : '';
  return `Open until ${day}${shortClockLabel(change)}`;
}

function closedText(
  { today, change }: { today: IsoDate; change: Minutes },
  length: Length,
): string {
  const opens = length === 'short' ? 'Opens' : 'Closed, opens';
  const day = change < DAY ? 'at' : dayLabel(today, change, length);
  return `${opens} ${day} ${shortClockLabel(change)}`;
}

/**
 * @returns when the next call is answered or made, to be put behind "We’ll call you": "today until
 *   8 PM" while somebody answers, "today from 8 AM", "Monday from 8 AM"
 */
export function nextAnswer(schedule: Schedule, now: Date): string {
  const { open, change, today } = nextChange(schedule, now);
  if (change === undefined) return 'when we’re back';
  if (!open) {
    const day = change < DAY ? 'today' : dayLabel(today, change);
    return `${day} from ${shortClockLabel(change)}`;
  }
  if (isFarAway(change)) return 'at any hour';
  // Hours that end after midnight.
  if (change > DAY) return 'today';
  return `today until ${shortClockLabel(change)}`;
}

/** Whether a day is today or in the next 30 days at the business. */
export function isSoon(date: IsoDate, now: Date): boolean {
  const { today } = easternTime(now);
  return today <= date && date <= addDays(today, 30);
}

/** @returns `change`: when it closes or opens next, if it does within two months */
function nextChange(schedule: Schedule, now: Date) {
  const { today, minute } = easternTime(now);
  const times = openTimes(schedule, today);
  const current = times.find(({ from, to }) => from <= minute && minute < to);
  const next = times.find(({ from }) => from > minute);
  const change: Minutes | undefined = current ? current.to : next?.from;
  return { open: current !== undefined, change, today, minute };
}

/**
 * From yesterday, whose hours may end after midnight; hours without a break between them are one
 * entry.
 */
function openTimes({ hours, closures }: Schedule, today: IsoDate) {
  const week = openingWeek(hours);
  const times: { from: Minutes; to: Minutes }[] = [];
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead++) {
    const date = addDays(today, ahead);
    const isClosure = closures.some((closure) => closure.date === date);
    if (isClosure) continue;
    for (const { from, to } of week[weekdayOf(date)]?.open ?? []) {
      const start = from + ahead * DAY;
      const end = to + ahead * DAY;
      const last = times.at(-1);
      if (last && start <= last.to) last.to = end;
      else times.push({ from: start, to: end });
    }
  }
  return times;
}

/** 0 is Monday. */
function weekdayOf(date: IsoDate): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** Where the name of a weekday would mean an earlier day. */
const isFarAway = (time: Minutes) => time >= 8 * DAY;

/** "Monday", in short "Mon", within a week; "August 26, 2031" later. */
function dayLabel(today: IsoDate, time: Minutes, length: Length = 'long'): string {
  const date = addDays(today, Math.floor(time / DAY));
  if (isFarAway(time)) return dateLabel(date);
  const weekday = weekdays[weekdayOf(date)] ?? '';
  return length === 'short' ? weekday.slice(0, 3) : weekday;
}

/** "8 PM" */
function shortClockLabel(time: Minutes): string {
  return clockLabel(time).replace(':00', '');
}
