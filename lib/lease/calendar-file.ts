import ical, { ICalEventTransparency } from 'ical-generator';
import { addDays } from '@/lib/format/dates';
import type { LeaseEndEvent } from './lease-end';

/**
 * The calendar of a lease's end as an iCalendar file (RFC 5545). Every event lasts whole days and leaves its time free.
 * Loaded when the visitor asks for the file: the library is 8 KiB.
 *
 * @param from `stamp`: the time of the click; `url`: the guide. The ids of events follow from it
 *   and the dates: opening the file again adds nothing twice, and two leases stay apart
 * @returns the text of an .ics file
 */
export function calendarFile(
  events: readonly LeaseEndEvent[],
  { stamp, url }: { stamp: Date; url: string },
): string {
  const { host } = new URL(url);
  const name = 'End of the lease';
  const calendar = ical({ name, prodId: { company: host, product: name } });
  for (const { id, title, statement, source, from, to } of events)
    calendar.createEvent({
      id: `${id}-${from}@${host}`,
      stamp,
      allDay: true,
      start: from,
      // The day after the last one.
      end: addDays(to, 1),
      summary: title,
      description: `${statement}\nSource: ${source}`,
      transparency: ICalEventTransparency.TRANSPARENT,
      url,
    });
  return calendar.toString();
}
