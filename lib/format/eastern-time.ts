import type { IsoDate } from './dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MARCH = 2;
const NOVEMBER = 10;

/**
 * Date and time at the business, wherever the visitor is. Doesn't use `Intl`, which blocks a slow
 * phone for a quarter of a second when it first needs a time zone.
 *
 * @returns `minute`: minutes after midnight at the business
 */
export function easternTime(now: Date): { today: IsoDate; minute: number } {
  const minutesBehind = isSummerTime(now) ? 240 : 300;
  const wall = new Date(now.getTime() - minutesBehind * MINUTE);
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  return { today: wall.toISOString().slice(0, 10), minute };
}

/** The date at the business, not on this computer. */
export const today = (): IsoDate => easternTime(new Date()).today;

/** Daylight saving time: second Sunday of March to first Sunday of November, each at 2 AM. */
function isSummerTime(now: Date): boolean {
  const year = now.getUTCFullYear();
  // 2 AM is 7:00 UTC in winter, and 6:00 UTC in summer.
  const start = firstSunday(year, MARCH, 8) + 7 * HOUR;
  const end = firstSunday(year, NOVEMBER, 1) + 6 * HOUR;
  return start <= now.getTime() && now.getTime() < end;
}

/** Midnight UTC of the first Sunday on or after that day of the month. */
function firstSunday(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  const daysToSunday = (7 - weekday) % 7;
  return Date.UTC(year, month, day + daysToSunday);
}
