import { counted } from '@/lib/format/format';
import type { LeaseEndEvent } from '@/lib/leasing/arithmetic/lease-end-calendar';

/** @returns "40 to 20 days before the end", "The last 20 days", "3 months before the end" */
export function beforeTheEnd(before: LeaseEndEvent['before']): string {
  if ('monthsBefore' in before) {
    const { monthsBefore } = before;
    return `${counted(monthsBefore, 'month')} before the end`;
  }
  const [from, to] = before.daysBefore;
  if (from === 0) return 'The last day';
  if (to === 0) return `The last ${from} days`;
  const days = from === to ? `${from}` : `${from} to ${to}`;
  return `${days} days before the end`;
}
