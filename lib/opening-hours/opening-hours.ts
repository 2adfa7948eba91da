import type { IsoDate } from '@/lib/format/dates';

/** Times are "HH:MM", Eastern. A row closes on the day it opens. Days in no row are closed. */
export type WeeklyHours = readonly { days: readonly string[]; opens: string; closes: string }[];

/** `closures`: days on which the business stays closed, and why. */
export type Schedule = {
  hours: WeeklyHours;
  closures: readonly { date: IsoDate; label: string }[];
};

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The day as the hours name it: "Mon". */
export const shortDay = (weekday: string) => weekday.slice(0, 3);

/** The hours of each day, from Monday. `from` and `to` are minutes after midnight. */
export function openingWeek(hours: WeeklyHours) {
  return weekdays.map((name) => {
    const day = shortDay(name);
    const open = hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ from: minutesOf(opens), to: minutesOf(closes) }))
      .sort((a, b) => a.from - b.from);
    return { name, day, open };
  });
}

const CLOSED = 'Closed';

/** Only a closure has a `date`. */
export type HoursOfDays = { label: string; hours: string; date?: IsoDate };

/** One row for days with the same hours, "Mon-Fri", then one for each closure. */
export function weekAndClosures({ hours, closures }: Schedule): HoursOfDays[] {
  return [...weekRows(hours), ...closureRows(closures)];
}

/** The first days on which somebody answers, "Mon-Fri 8 AM-8 PM"; empty if nobody ever does. */
export function usualHours(hours: WeeklyHours): string {
  const row = weekRows(hours).find(({ hours }) => hours !== CLOSED);
  return row ? `${row.label} ${row.hours.replaceAll(':00', '')}` : '';
}

function weekRows(hours: WeeklyHours): HoursOfDays[] {
  const rows: HoursOfDays[] = [];
  for (const { day, open } of openingWeek(hours)) {
    const times = open.map(({ from, to }) => `${clockLabel(from)}-${clockLabel(to)}`);
    const shown = times.join(', ') || CLOSED;
    const last = rows.at(-1);
    if (last?.hours === shown) last.label = `${last.label.slice(0, 3)}-${day}`;
    else rows.push({ label: day, hours: shown });
  }
  return rows;
}

function closureRows(closures: Schedule['closures']): HoursOfDays[] {
  const dates = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return closures
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ date, label }) => ({
      label: dates.format(new Date(date)),
      hours: `Closed (${label})`,
      date,
    }));
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * @param minutes after midnight; more than a day is possible
 * @returns "8:00 PM"
 */
export function clockLabel(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
