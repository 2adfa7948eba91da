import { leaseStart } from '@/content/lease-start';
import { addDays, addMonths, type IsoDate } from '@/lib/format/dates';

/**
 * @returns what to do before a lease is signed, from so many to so many days `before`; the most
 *   `days`; and the lease's end
 */
export function leaseCalendar({ signed, months }: { signed: IsoDate; months: number }) {
  const steps = leaseStart.map(({ title, daysBefore: [from, to] }) => ({
    title,
    before: [from, to] as const,
    from: addDays(signed, -from),
    to: addDays(signed, -to),
  }));
  const days = Math.max(...steps.map(({ before: [from] }) => from));
  return { steps, days, end: addMonths(signed, months) };
}
