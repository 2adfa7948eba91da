import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { addDays } from '@/lib/format/dates';
import type { LeaseEndEvent } from './lease-end-calendar';

/** Nine in the morning a week before: events last whole days, which start at midnight. */
const REMINDER_SECONDS = (7 * 24 - 9) * 60 * 60;

/**
 * An iCalendar file (RFC 5545), loaded on demand: the library is 8 KiB. Ids follow from dates and
 * the guide's URL, `url`: opened again, the file adds nothing twice.
 *
 * @param stamp the time of the click
 */
export function calendarFile(events: readonly LeaseEndEvent[], stamp: Date, url: string): string {
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
      alarms: [
        { type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS, description: title },
      ],
      url,
    });
  // The library leaves out the break that ends the last line.
  return `${calendar}\r\n`;
}
