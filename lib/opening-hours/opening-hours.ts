import { clockLabel } from '@/lib/format/format';

/** Rows of weekdays with the same hours; `opens` and `closes` as "HH:MM", Eastern. A day in no row is closed. */
export type OpeningHours = readonly {
  days: readonly string[];
  opens: string;
  closes: string;
}[];
type OpeningStatus = { open: boolean; text: string };

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** @returns "Mon-Fri" for days that follow each other, otherwise "Mon, Wed" */
function labelOf(days: readonly string[]): string {
  const places = days.map((day) => WEEK.indexOf(day)).sort((a, b) => a - b);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const isRange = places.length > 1 && last - first === places.length - 1;
  return isRange ? `${WEEK[first]}-${WEEK[last]}` : places.map((at) => WEEK[at]).join(', ');
}

/** @returns rows for display, such as `{ label: 'Mon-Fri', hours: '8:00 AM-8:00 PM' }`, then a "Closed" row for each other day */
export function openingHoursRows(hours: OpeningHours): { label: string; hours: string }[] {
  const rows = hours.map((row) => ({
    label: labelOf(row.days),
    hours: `${clockLabel(row.opens)}-${clockLabel(row.closes)}`,
  }));
  const openDays = new Set(hours.flatMap((row) => row.days));
  const closedDays = WEEK.filter((day) => !openDays.has(day));
  return [...rows, ...closedDays.map((day) => ({ label: day, hours: 'Closed' }))];
}

/**
 * Whether the office is open, in Eastern time, whatever the visitor's time zone.
 *
 * @returns e.g. `{ open: true, text: 'Open now until 8:00 PM' }` or `{ open: false, text: 'Closed now, opens Monday at 8:00 AM' }`
 */
export function openingStatus(hours: OpeningHours, now: Date): OpeningStatus {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const today = WEEK.indexOf(part('weekday'));
  const clock = `${part('hour')}:${part('minute')}`;

  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = (today + ahead) % 7;
    const row = hours.find((candidate) => candidate.days.includes(WEEK[day] ?? ''));
    if (!row) continue;
    if (ahead === 0 && clock >= row.opens && clock < row.closes) {
      return { open: true, text: `Open now until ${clockLabel(row.closes)}` };
    }
    if (ahead === 0 && clock >= row.closes) continue;
    const when = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : DAY_NAMES[day];
    return { open: false, text: `Closed now, opens ${when} at ${clockLabel(row.opens)}` };
  }
  return { open: false, text: 'Closed now' };
}
