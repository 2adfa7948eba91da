import { leaseEnd } from '@/content/lease-end';
import { leaseStart } from '@/content/lease-start';
import { addDays, addMonths, daysBetween, type IsoDate } from '@/lib/format/dates';
import { leaseEndCalendar } from '@/lib/lease/lease-end';

export type CalendarStep = {
  title: string;
  state: 'ny' | 'nj' | 'both';
  /** Days before the lease is signed, or before its scheduled end: the first and the last. */
  before: readonly [from: number, to: number];
  from: IsoDate;
  to: IsoDate;
};

/**
 * The calendar of a lease from the first step to the return.
 *
 * @param lease signed on a day, for a number of months
 * @returns the steps before signing and those of the last months, by date, and the days that both take
 */
export function leaseCalendar({ signed, months }: { signed: IsoDate; months: number }) {
  const end = addMonths(signed, months);
  const start = leaseStart.map(({ title, state, daysBefore: [from, to] }) => ({
    title,
    state,
    before: [from, to] as const,
    from: addDays(signed, -from),
    to: addDays(signed, -to),
  }));
  const states = new Map(leaseEnd.map(({ id, state }) => [id, state]));
  const both = (['nyc', 'nj'] as const).flatMap((place) =>
    leaseEndCalendar({ end, months, place }, leaseEnd),
  );
  const ending = both
    .filter(({ id, from }, index) => {
      const inLastMonths = daysBetween(from, end) <= LAST_DAYS;
      return inLastMonths && both.findIndex((other) => other.id === id) === index;
    })
    .map(({ id, title, from, to }) => ({
      title,
      state: states.get(id) ?? 'both',
      before: [daysBetween(from, end), daysBetween(to, end)] as const,
      from,
      to,
    }))
    .sort((a, b) => b.before[0] - a.before[0] || b.before[1] - a.before[1]);
  const longest = (steps: readonly CalendarStep[]) => Math.max(...steps.map(({ before: [from] }) => from));
  return { end, start, ending, days: { start: longest(start), ending: longest(ending) } };
}

/** Earlier dates, such as a yearly inspection, don't belong to the return. */
const LAST_DAYS = 100;
