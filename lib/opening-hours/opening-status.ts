import { addDays, type IsoDate, longDate } from '@/lib/format/dates';
import { easternTime } from '@/lib/format/eastern-time';
import { longestOf } from '@/lib/format/words';
import {
  clockLabel,
  openingWeek,
  type Schedule,
  shortDay,
  usualHours,
  weekdays,
} from './opening-hours';

const DAY_MINUTES = 24 * 60;

/** The business may be closed for weeks, so look this far ahead for the next opening. */
const DAYS_AHEAD = 60;

/** Minutes after today's midnight. From 1440 on, they mean a later day. */
type Minutes = number;

type OpeningStatus = {
  open: boolean;
  /** "Open until 8 PM", "Opens Mon 8 AM" */
  text: string;
  /** Completes "We’ll answer": "today until 8 PM", "Monday from 8 AM". */
  when: string;
};

/** Whether somebody answers now, and until when, or from when, Eastern time. */
export function openingStatus(schedule: Schedule, now: Date): OpeningStatus {
  const { today, minute } = easternTime(now);
  const times = openTimes(schedule, today);
  const current = times.find(({ from, to }) => from <= minute && minute < to);
  const change = current?.to ?? times.find(({ from }) => from > minute)?.from;
  if (change === undefined) return { open: false, text: 'Closed', when: 'when we’re back' };

  const time = timeLabel(change);
  if (current) return { open: true, text: `Open until ${time}`, when: `today until ${time}` };
  if (change < DAY_MINUTES)
    return { open: false, text: `Opens at ${time}`, when: `today from ${time}` };

  const day = dayLabel(today, change);
  const shortened = day.endsWith('day') ? shortDay(day) : day;
  return { open: false, text: `Opens ${shortened} ${time}`, when: `${day} from ${time}` };
}

/** "8 AM" */
const timeLabel = (minutes: Minutes) => clockLabel(minutes).replace(':00', '');

/**
 * Texts as long as the longest `when` of a schedule: while somebody answers, while nobody does. A
 * page reserves its space, because it can't know the time yet, and shows the usual hours instead.
 */
export function longestWhen(schedule: Schedule): { open: string; closed: string } {
  const days = openingWeek(schedule.hours).filter(({ open }) => open.length > 0);
  const ranges = days.flatMap(({ open }) => open);
  const opens = longestOf(ranges.map(({ from }) => timeLabel(from)));
  const closes = longestOf(ranges.map(({ to }) => timeLabel(to)));
  // Only a closure can move the next opening so far away that its date is named.
  const afterClosures = schedule.closures.map(({ date }) => {
    const eve = addDays(date, -1);
    const next = openTimes(schedule, eve).find(({ from }) => from >= DAY_MINUTES);
    return next ? dayLabel(eve, next.from) : '';
  });
  const day = longestOf([...days.map(({ name }) => name), ...afterClosures]);
  const open = longestOf([`today until ${closes}`, usualHours(schedule.hours)]);
  return { open, closed: `${day} from ${opens}` };
}

/** Whether a date is today or within the next 30 days at the business. */
export function isInNext30Days(date: IsoDate, now: Date): boolean {
  const { today } = easternTime(now);
  return today <= date && date <= addDays(today, 30);
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

/** 0 is Monday. */
function weekdayOf(date: IsoDate): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** "Monday" within a week; later the date, because a weekday would seem to mean this week's. */
function dayLabel(today: IsoDate, time: Minutes): string {
  const date = addDays(today, Math.floor(time / DAY_MINUTES));
  return time < 8 * DAY_MINUTES ? (weekdays[weekdayOf(date)] ?? '') : longDate(date);
}
