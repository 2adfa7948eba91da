import { leaseEnd } from '@/content/lease-end';
import { leaseStart } from '@/content/lease-start';
import { addDays, addMonths, daysBetween, type IsoDate } from '@/lib/format/dates';
import { leaseEndCalendar } from '@/lib/lease/lease-end';

/** A step `before` so many days to so many days before the lease is signed, or before its scheduled end. */
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

/**
 * The calendar of a lease from the first step to the return.
 *
 * @param lease signed on a day, for a number of months
 * @returns the steps before signing and those of the last months, by date, and the days that both take
 */
export function leaseCalendar({ signed, months }: { signed: IsoDate; months: number }) {
  const end = addMonths(signed, months);
  const start = leaseStart.map(({ title, state, daysBefore }) => stepOf(title, state, signed, daysBefore));
  const states = new Map(leaseEnd.map(({ id, state }) => [id, state]));
  const both = (['nyc', 'nj'] as const).flatMap((place) =>
    leaseEndCalendar({ end, months, place }, leaseEnd),
  );
  const ending = both
    .filter(({ id, from }, index) => {
      const inLastMonths = daysBetween(from, end) <= LAST_DAYS;
      return inLastMonths && both.findIndex((other) => other.id === id) === index;
    })
    .map(({ id, title, from, to }) =>
      stepOf(title, states.get(id) ?? 'both', end, [daysBetween(from, end), daysBetween(to, end)]),
    )
    .sort((a, b) => b.before[0] - a.before[0] || b.before[1] - a.before[1]);
  const longest = (steps: readonly CalendarStep[]) => Math.max(...steps.map(({ before: [from] }) => from));
  return { end, start, ending, days: { start: longest(start), ending: longest(ending) } };
}

/** Earlier dates, such as a yearly inspection, don't belong to the return. */
const LAST_DAYS = 100;
