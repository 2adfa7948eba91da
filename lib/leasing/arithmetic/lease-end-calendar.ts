import { addDays, addMonths, type IsoDate } from '@/lib/format/dates';
import type { Residence } from './tax';

/**
 * Counted from the scheduled end of a lease. `yearly`: on each anniversary of its start, of which
 * the last one counts.
 */
type When =
  | { daysBefore: readonly [from: number, to: number] }
  | { monthsBefore: number }
  | { yearly: true };

/** What is due at the end of a lease; content/lease-end.ts has what we know. */
export type LeaseEndFact = {
  id: string;
  state: 'ny' | 'nj' | 'both';
  when: When;
  title: string;
  statement: string;
  source: string;
};

/** `to` is the last day, and `when` the same in words: "40 to 20 days before the end". */
export type LeaseEndEvent = Omit<LeaseEndFact, 'state' | 'when'> & ReturnType<typeof daysOf>;

function daysOf(when: When, end: IsoDate, months: number) {
  if ('daysBefore' in when) {
    const [from, to] = when.daysBefore;
    const days = { from: addDays(end, -from), to: addDays(end, -to) };
    if (to === 0) return { ...days, when: from === 0 ? 'The last day' : `The last ${from} days` };
    return { ...days, when: `${from === to ? from : `${from} to ${to}`} days before the end` };
  }
  // Yearly events come full years after the start.
  const before = 'yearly' in when ? months - 12 * (Math.ceil(months / 12) - 1) : when.monthsBefore;
  const day = addMonths(end, -before);
  return {
    from: day,
    to: day,
    when: `${before} ${before === 1 ? 'month' : 'months'} before the end`,
  };
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
    .map((fact) => ({ ...fact, ...daysOf(fact.when, end, months) }))
    .sort((a, b) => a.from.localeCompare(b.from));
}
