import { addDays, addMonths, type IsoDate } from '@/lib/format/dates';
import { counted } from '@/lib/format/format';
import type { Residence } from '@/lib/leasing/arithmetic/tax';

/**
 * Counted from the scheduled end of a lease. `yearly`: on each anniversary of its start, of which
 * the last one counts.
 */
type Before = { daysBefore: readonly [from: number, to: number] } | { monthsBefore: number };
type When = Before | { yearly: true };

/** What is due at the end of a lease; content/lease-end.ts has what we know. */
export type LeaseEndFact = {
  id: string;
  state: 'ny' | 'nj' | 'both';
  when: When;
  title: string;
  statement: string;
  source: string;
};

/** `to` is the last day, and `before` says the same of any lease. */
export type LeaseEndEvent = Omit<LeaseEndFact, 'state' | 'when'> & {
  from: IsoDate;
  to: IsoDate;
  before: Before;
};

/** @returns the months from the last anniversary of a lease's start to its end */
function monthsSinceAnniversary(months: number): number {
  const fullYears = Math.ceil(months / 12) - 1;
  return months - 12 * fullYears;
}

function daysOf(when: When, end: IsoDate, months: number) {
  if ('daysBefore' in when) {
    const [from, to] = when.daysBefore;
    return { from: addDays(end, -from), to: addDays(end, -to), before: when };
  }
  const monthsBefore = 'yearly' in when ? monthsSinceAnniversary(months) : when.monthsBefore;
  const day = addMonths(end, -monthsBefore);
  return { from: day, to: day, before: { monthsBefore } };
}

/**
 * @param lease `end`: the scheduled one; `months`: the term
 * @returns the events of the state by date, then in the order of `facts`
 */
export function leaseEndCalendar(
  { end, months, residence }: { end: IsoDate; months: number; residence: Residence },
  facts: readonly LeaseEndFact[],
): LeaseEndEvent[] {
  const state = residence === 'nj' ? 'nj' : 'ny';
  return facts
    .filter((fact) => fact.state === 'both' || fact.state === state)
    .map(({ when, state: _, ...fact }) => ({ ...fact, ...daysOf(when, end, months) }))
    .sort((a, b) => a.from.localeCompare(b.from));
}

/** @returns whether its last day is before `day` */
export const isOver = ({ to }: Pick<LeaseEndEvent, 'to'>, day: IsoDate): boolean => to < day;

/** @returns "40 to 20 days before the end", "The last 20 days", "3 months before the end" */
export function beforeTheEnd(before: LeaseEndEvent['before']): string {
  if ('monthsBefore' in before) return `${counted(before.monthsBefore, 'month')} before the end`;
  const [from, to] = before.daysBefore;
  if (from === 0) return 'The last day';
  if (to === 0) return `The last ${from} days`;
  return `${from === to ? from : `${from} to ${to}`} days before the end`;
}
