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

/** @returns "40 to 20 days before the end", "The last 20 days" */
function daysInWords(from: number, to: number): string {
  if (from === 0) return 'The last day';
  if (to === 0) return `The last ${from} days`;
  const days = from === to ? `${from}` : `${from} to ${to}`;
  return `${days} days before the end`;
}

/** @returns the months from the last anniversary of a lease's start to its end */
function monthsSinceAnniversary(months: number): number {
  const fullYears = Math.ceil(months / 12) - 1;
  return months - 12 * fullYears;
}

function daysOf(when: When, end: IsoDate, months: number) {
  if ('daysBefore' in when) {
    const [from, to] = when.daysBefore;
    return { from: addDays(end, -from), to: addDays(end, -to), when: daysInWords(from, to) };
  }
  const before = 'yearly' in when ? monthsSinceAnniversary(months) : when.monthsBefore;
  const day = addMonths(end, -before);
  const unit = before === 1 ? 'month' : 'months';
  return { from: day, to: day, when: `${before} ${unit} before the end` };
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
