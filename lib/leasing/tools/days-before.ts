import type { LeaseEndEvent } from '@/lib/leasing/arithmetic/lease-end-calendar';

/** @returns "40 to 20 days before the end", "The last 20 days", "3 months before the end" */
export function daysBefore(before: LeaseEndEvent['before']): string {
  if ('monthsBefore' in before) {
    const { monthsBefore } = before;
    return `${monthsBefore} ${monthsBefore === 1 ? 'month' : 'months'} before the end`;
  }
  const [from, to] = before.daysBefore;
  if (from === 0) return 'The last day';
  if (to === 0) return `The last ${from} days`;
  const days = from === to ? `${from}` : `${from} to ${to}`;
  return `${days} days before the end`;
}
