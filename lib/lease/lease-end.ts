import { addDays, addMonths, type IsoDate } from '@/lib/format/dates';
import type { Place } from './tax';

/** A date at the end of a lease, counted from its scheduled end; content/lease-end.ts has those that we know. */
export type LeaseEndFact = {
  id: string;
  state: 'ny' | 'nj' | 'both';
  when: /** From so many days before the end to so many. */
    | { daysBefore: readonly [from: number, to: number] }
    | { monthsBefore: number }
    /** Every year from the start of the lease; the last one before its end counts. */
    | { yearly: true };
  title: string;
  statement: string;
  source: string;
};

/** `to` is the last day; the same as `from` for a single one. */
export type LeaseEndEvent = Pick<LeaseEndFact, 'id' | 'title' | 'statement' | 'source'> & {
  from: IsoDate;
  to: IsoDate;
  /** The same in words, such as "40 to 20 days before the end". */
  when: string;
};

/** Days of an event, and the same in words. */
function daysOf(when: LeaseEndFact['when'], end: IsoDate, months: number) {
  if ('daysBefore' in when) {
    const [from, to] = when.daysBefore;
    const days = { from: addDays(end, -from), to: addDays(end, -to) };
    if (to === 0) return { ...days, when: from === 0 ? 'The last day' : `The last ${from} days` };
    return { ...days, when: `${from === to ? from : `${from} to ${to}`} days before the end` };
  }
  // Yearly events come full years after the start.
  const before = 'yearly' in when ? months - 12 * (Math.ceil(months / 12) - 1) : when.monthsBefore;
  const day = addMonths(end, -before);
  return { from: day, to: day, when: `${before} ${before === 1 ? 'month' : 'months'} before the end` };
}

/**
 * The calendar of a lease's last months.
 *
 * @param lease `end` is the scheduled end in the contract; `months` the term
 * @param facts what is due when; those of other states are left out
 * @returns the events by date, in the order of `facts` where two start on the same day
 */
export function leaseEndCalendar(
  { end, months, place }: { end: IsoDate; months: number; place: Place },
  facts: readonly LeaseEndFact[],
): LeaseEndEvent[] {
  const state = place === 'nj' ? 'nj' : 'ny';
  return facts
    .filter((fact) => fact.state === 'both' || fact.state === state)
    .map((fact) => ({ ...fact, ...daysOf(fact.when, end, months) }))
    .sort((a, b) => a.from.localeCompare(b.from));
}
