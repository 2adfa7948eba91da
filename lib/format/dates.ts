/** A day without time or time zone: "2026-03-31". */
export type IsoDate = string;

// Days are counted in UTC, where each has 24 hours, so no time zone and no daylight saving time
// moves a date.
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const isoOf = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

/** @returns whether the text is a day that exists, such as 2028-02-29, in this century */
export function isDate(text: string): text is IsoDate {
  const time = Date.parse(text);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && isoOf(time) === text;
}

/** @returns the instant of midnight, Eastern time, in milliseconds */
export function startOfDay(date: IsoDate): number {
  // New York is five hours behind, or four, and the clocks change after midnight.
  const standard = Date.parse(`${date}T05:00Z`);
  const options = { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' } as const;
  return standard - Number(new Date(standard).toLocaleString('en-US', options)) * HOUR;
}

/** @param days whole, negative for earlier */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoOf(Date.parse(date) + days * DAY);
}

/**
 * The same day of another month, or its last day: a month after January 31 is February 28 or 29.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** @returns the day at the business, not on this computer */
export const today = (): IsoDate =>
  new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
