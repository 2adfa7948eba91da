import { addDays, type IsoDate } from '@/lib/format/dates';
import { easternTime } from '@/lib/format/eastern-time';
import { dateLabel } from '@/lib/format/format';
import { clockLabel, openingWeek, type Schedule, weekdays } from './opening-hours';

const DAY_MINUTES = 24 * 60;

/** A vacation may be weeks long. */
const DAYS_AHEAD = 60;

/** Minutes after today's midnight, from 1440 on a later day. */
type Minutes = number;

type OpeningStatus = {
  open: boolean;
  /** "Open until 8 PM", "Closed, opens Monday 8 AM" */
  text: string;
  /** The same where a line has little room: "Opens Mon 8 AM". */
  shortText: string;
  /** What goes behind "We’ll answer": "today until 8 PM", "Monday from 8 AM". */
  answer: string;
};

/**
 * @param minutesBehind where the visitor is, as `getTimezoneOffset`; Eastern unless given. In
 *   another zone the words name the day at the business, and end with "Eastern".
 * @returns whether somebody answers, and until when, or else from when
 */
export function openingStatus(
  schedule: Schedule,
  now: Date,
  minutesBehind?: number,
): OpeningStatus {
  const { today, minute, minutesBehind: eastern } = easternTime(now);
  const isAway = minutesBehind !== undefined && minutesBehind !== eastern;
  const times = openTimes(schedule, today);
  const current = times.find(({ from, to }) => from <= minute && minute < to);
  const change = current?.to ?? times.find(({ from }) => from > minute)?.from;
  if (change === undefined)
    return { open: false, text: 'Closed', shortText: 'Closed', answer: 'when we’re back' };

  const time = clockLabel(change).replace(':00', '') + (isAway ? ' Eastern' : '');
  if (current) {
    const text = `Open until ${time}`;
    return { open: true, text, shortText: inShort(text), answer: `today until ${time}` };
  }
  const day = change < DAY_MINUTES && !isAway ? null : dayLabel(today, change);
  const text = `Closed, opens ${day ?? 'at'} ${time}`;
  return { open: false, text, shortText: inShort(text), answer: `${day ?? 'today'} from ${time}` };
}

const inShort = (text: string) =>
  text
    .replace('Closed, opens', 'Opens')
    .replace(/(\w{3})\w*day/, '$1')
    .replace('Eastern', 'ET');

/** Whether a day is today or in the next 30 days at the business. */
export function isSoon(date: IsoDate, now: Date): boolean {
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

/** @returns 0 for Monday */
function weekdayOf(date: IsoDate): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** "Monday" within a week; "August 26, 2031" later, because a weekday would mean an earlier one. */
function dayLabel(today: IsoDate, time: Minutes): string {
  const date = addDays(today, Math.floor(time / DAY_MINUTES));
  return time < 8 * DAY_MINUTES ? (weekdays[weekdayOf(date)] ?? '') : dateLabel(date);
}
