import { evLines } from '@/content/ev-dates';
import { leaseStart } from '@/content/lease-start';
import { addDays, addMonths, daysBetween, type IsoDate } from '@/lib/format/dates';

/** The days between which the chart shows the incentives and taxes. */
export const evDates: { from: IsoDate; to: IsoDate } = { from: '2024-07-10', to: '2027-06-30' };

/**
 * @returns the incentives and taxes of an electric lease, with `start` and `end` of each period in days from the first day
 *   shown; the days on which something changes, by date; the largest of the incentives that end
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

/** @returns what to do before a lease is signed, from so many to so many days `before`; the most `days`; and the lease's end */
export function leaseCalendar({ signed, months }: { signed: IsoDate; months: number }) {
  const steps = leaseStart.map(({ title, daysBefore: [from, to] }) => ({
    title,
    before: [from, to] as const,
    from: addDays(signed, -from),
    to: addDays(signed, -to),
  }));
  const days = Math.max(...steps.map(({ before: [from] }) => from));
  return { steps, days, end: addMonths(signed, months) };
}
