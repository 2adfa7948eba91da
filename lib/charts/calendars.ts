import { evLines } from '@/content/ev-dates';
import { leaseEnd } from '@/content/lease-end';
import { leaseStart } from '@/content/lease-start';
import { addDays, addMonths, daysBetween, type IsoDate } from '@/lib/format/dates';
import { leaseEndCalendar } from '@/lib/lease/lease-end-calendar';

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

/** A step from so many days to so many days before `day`, on which the lease is signed, or ends. */
const stepOf = (
  title: string,
  state: 'ny' | 'nj' | 'both',
  day: IsoDate,
  before: readonly [number, number],
) => ({
  title,
  state,
  before,
  from: addDays(day, -before[0]),
  to: addDays(day, -before[1]),
});
export type CalendarStep = ReturnType<typeof stepOf>;

/** Earlier dates, such as a yearly inspection, don't belong to the return. */
const LAST_DAYS = 100;

/** @returns the steps before a lease is signed and those of its last months, by date, and the days that both take */
export function leaseCalendar({ signed, months }: { signed: IsoDate; months: number }) {
  const end = addMonths(signed, months);
  const start = leaseStart.map(({ title, state, daysBefore }) => stepOf(title, state, signed, daysBefore));
  const states = new Map(leaseEnd.map(({ id, state }) => [id, state]));
  const both = (['nyc', 'nj'] as const).flatMap((place) =>
    leaseEndCalendar({ end, months, place }, leaseEnd),
  );
  const ending = [...new Map(both.map((step) => [step.id, step])).values()]
    .filter(({ from }) => daysBetween(from, end) <= LAST_DAYS)
    .map(({ id, title, from, to }) =>
      stepOf(title, states.get(id) ?? 'both', end, [daysBetween(from, end), daysBetween(to, end)]),
    )
    .sort((a, b) => b.before[0] - a.before[0] || b.before[1] - a.before[1]);
  const longest = (steps: readonly CalendarStep[]) => Math.max(...steps.map(({ before: [from] }) => from));
  return { end, start, ending, days: { start: longest(start), ending: longest(ending) } };
}
