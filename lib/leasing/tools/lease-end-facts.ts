import { addDays, type IsoDate, longDate } from '@/lib/format/dates';
import type { Residence } from '@/lib/leasing/arithmetic/offer';
import { stateOf } from '@/lib/leasing/arithmetic/tax';

/** Something that is due at the end of a lease, as content/lease-end.ts has it. */
export type LeaseEndFact = {
  id: string;
  appliesIn: 'ny' | 'nj' | 'both';
  /** The first and the last day, counted back from the scheduled end. */
  daysBefore: [from: number, to: number];
  title: string;
  statement: string;
  source: string;
};

/** The facts that apply in the residence's state, by date, then in the order of `facts`. */
export function leaseEndFactsIn(
  residence: Residence,
  facts: readonly LeaseEndFact[],
): LeaseEndFact[] {
  const state = stateOf(residence);
  return facts
    .filter(({ appliesIn }) => appliesIn === 'both' || appliesIn === state)
    .sort((a, b) => b.daysBefore[0] - a.daysBefore[0]);
}

/** The first and the last day. */
export function datesOf(
  { daysBefore }: LeaseEndFact,
  scheduledEnd: IsoDate,
): [from: IsoDate, to: IsoDate] {
  const [from, to] = daysBefore;
  return [addDays(scheduledEnd, -from), addDays(scheduledEnd, -to)];
}

/**
 * @param scheduledEnd of the lease; null if unknown
 * @returns "February 20, 2028 to March 11, 2028", or "40 to 20 days before the end"
 */
export function daysInWords(fact: LeaseEndFact, scheduledEnd: IsoDate | null): string {
  if (scheduledEnd !== null)
    return [...new Set(datesOf(fact, scheduledEnd))].map(longDate).join(' to ');
  const [from, to] = fact.daysBefore;
  if (from === 0) return 'The last day';
  if (to === 0) return `The last ${from} days`;
  return `${from === to ? from : `${from} to ${to}`} days before the end`;
}
