import { clockLabel } from './format';

type Hours = readonly { days: readonly string[]; opens: string; closes: string }[];
export type OpeningStatus = { open: boolean; text: string };

const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * Whether the office is open, told in Eastern time whatever the visitor's own zone (spec section 9).
 *
 * @param hours weekday rows; `opens` and `closes` as "HH:MM", Eastern
 * @param now the instant asked about
 * @returns e.g. `{ open: true, text: 'Open now until 8:00 PM' }` or `{ open: false, text: 'Closed now, opens Monday at 8:00 AM' }`
 */
export function openingStatus(hours: Hours, now: Date): OpeningStatus {
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
