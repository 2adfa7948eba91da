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

/** Full years after the start, and before the end: months of the last one. */
const monthsOfLastYear = (months: number) => months - 12 * (Math.ceil(months / 12) - 1);

function datesOf(when: LeaseEndFact['when'], end: IsoDate, months: number): [from: IsoDate, to: IsoDate] {
  if ('daysBefore' in when) return [addDays(end, -when.daysBefore[0]), addDays(end, -when.daysBefore[1])];
  const before = 'yearly' in when ? monthsOfLastYear(months) : when.monthsBefore;
  const day = addMonths(end, -before);
  return [day, day];
}

function wordsOf(when: LeaseEndFact['when'], months: number): string {
  if (!('daysBefore' in when)) {
    const before = 'yearly' in when ? monthsOfLastYear(months) : when.monthsBefore;
    return `${before} ${before === 1 ? 'month' : 'months'} before the end`;
  }
  const [from, to] = when.daysBefore;
  if (to === 0) return from === 0 ? 'The last day' : `The last ${from} days`;
  return from === to ? `${from} days before the end` : `${from} to ${to} days before the end`;
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
    .map(({ id, when, title, statement, source }) => {
      const [from, to] = datesOf(when, end, months);
      return { id, title, statement, source, from, to, when: wordsOf(when, months) };
    })
    .sort((a, b) => a.from.localeCompare(b.from));
}
