import type { LeaseEndFact } from '@/lib/content/lease-end';
import { addDays, addMonths, type IsoDate } from '@/lib/format/dates';
import { counted } from '@/lib/format/format';
import type { Residence } from '@/lib/leasing/arithmetic/tax';

/** `to` is the last day. `before` describes the days without a date: "The last 20 days". */
export type LeaseEndEvent = Omit<LeaseEndFact, 'state' | 'when'> & {
  from: IsoDate;
  to: IsoDate;
  before: string;
};

function daysInWords(from: number, to: number): string {
  if (from === 0) return 'The last day';
  if (to === 0) return `The last ${from} days`;
  return `${from === to ? from : `${from} to ${to}`} days before the end`;
}

/** `yearly` means the last anniversary of the start before the end. */
function daysOf(when: LeaseEndFact['when'], end: IsoDate, months: number) {
  if ('daysBefore' in when) {
    const [from, to] = when.daysBefore;
    return { from: addDays(end, -from), to: addDays(end, -to), before: daysInWords(from, to) };
  }
  const sinceAnniversary = months % 12 || 12;
  const monthsBefore = 'yearly' in when ? sinceAnniversary : when.monthsBefore;
  const day = addMonths(end, -monthsBefore);
  return { from: day, to: day, before: `${counted(monthsBefore, 'month')} before the end` };
}

/**
 * The events that apply in the state, by date, then in the order of `facts`.
 *
 * @param lease `end`: the scheduled end; `months`: the term
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
