import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { addDays, type IsoDate } from '@/lib/format/dates';
import { datesOf, type LeaseEndFact } from './lease-end-facts';

/** A week before, at 9 AM: all-day events start at midnight. */
const REMINDER_SECONDS = (7 * 24 - 9) * 60 * 60;

/**
 * Makes an iCalendar file (RFC 5545). Load this module on demand: its library has 8 KiB. Event ids
 * are made from the date and the guide's URL, so that opening the file again adds no duplicates.
 *
 * @param lease `url`: that of the guide; `stamp`: the time of the click
 */
export function calendarFile(
  facts: readonly LeaseEndFact[],
  { scheduledEnd, url, stamp }: { scheduledEnd: IsoDate; url: string; stamp: Date },
): string {
  const { host } = new URL(url);
  const name = 'End of the lease';
  const calendar = ical({ name, prodId: { company: host, product: name } });
  for (const fact of facts) {
    const { id, title, statement, source } = fact;
    const [from, to] = datesOf(fact, scheduledEnd);
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
  }
  // The library leaves out the final line break, which the format requires.
  return `${calendar}\r\n`;
}
