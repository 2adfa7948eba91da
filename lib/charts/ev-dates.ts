import { evLines } from '@/content/ev-dates';
import { daysBetween, type IsoDate } from '@/lib/format/dates';

/** The days between which the chart shows the incentives and taxes. */
export const evDates: { from: IsoDate; to: IsoDate } = { from: '2024-07-10', to: '2027-06-30' };

/**
 * The incentives and taxes of an electric lease on one line of dates.
 *
 * @returns the lines with `start` and `end` of each period in days from the first day shown; the days on which
 *   something changes, by date; the incentive that is the largest of those that end
 */
export function evCalendar() {
  const dayOf = (date: IsoDate) => daysBetween(evDates.from, date);
  const days = dayOf(evDates.to) + 1;
  const lines = evLines.map((line) => ({
    ...line,
    periods: line.periods.map((period) => ({
      ...period,
      start: period.from ? Math.max(0, dayOf(period.from)) : 0,
      end: period.to ? Math.min(days, dayOf(period.to) + 1) : days,
    })),
  }));
  const periods = lines.flatMap((line) => line.periods);
  // A last day is left out where something else begins on the day after it.
  const changes = [
    ...periods.flatMap(({ from }) => (from ? { date: from, day: dayOf(from) } : [])),
    ...periods.flatMap(({ to }) => (to ? { date: to, day: dayOf(to) + 1 } : [])),
  ]
    .filter(({ day }, index, all) => day > 0 && all.findIndex((other) => other.day === day) === index)
    .sort((a, b) => a.day - b.day);
  const [largest] = lines
    .filter(({ kind }) => kind === 'incentive')
    .flatMap((line) => line.periods.slice(-1).map((period) => ({ ...line, ...period })))
    .filter(({ to }) => to)
    .sort((a, b) => b.amount - a.amount);
  return { days, lines, changes, largest };
}
