import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { addDays } from '@/lib/format/dates';
import type { LeaseEndEvent } from './lease-end-calendar';

/** A week before, at 9 AM: all-day events start at midnight. */
const REMINDER_SECONDS = (7 * 24 - 9) * 60 * 60;

/**
 * Makes an iCalendar file (RFC 5545). Load this module on demand: its library has 8 KiB. Event ids
 * are made from the date and the guide's URL, so that opening the file again adds no duplicates.
 *
 * @param stamp the time of the click
 * @param url of the guide
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
      // iCalendar ends are exclusive.
      end: addDays(to, 1),
      summary: title,
      description: `${statement}\nSource: ${source}`,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [
        { type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS, description: title },
      ],
      url,
    });
  // The library leaves out the final line break, which the format requires.
  return `${calendar}\r\n`;
}
