/** A day without time or time zone: "2026-03-31". */
export type IsoDate = string;

// Days are counted in UTC, where each has 24 hours, so no time zone and no daylight saving time moves a date.
const DAY = 24 * 60 * 60 * 1000;
const isoOf = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);
const partsOf = (date: IsoDate) => date.split('-').map(Number) as [year: number, month: number, day: number];

function timeOf(date: IsoDate): number {
  const [year, month, day] = partsOf(date);
  return Date.UTC(year, month - 1, day);
}

/** @returns whether the text is a day that exists, such as 2028-02-29, in this century */
export function isDate(text: string): text is IsoDate {
  return /^20\d\d-\d\d-\d\d$/.test(text) && isoOf(timeOf(text)) === text;
}

/** @returns the instant of midnight, Eastern time, in milliseconds */
export function startOfDay(date: IsoDate): number {
  // New York is five hours behind, or four, and the clocks change after midnight.
  const standard = Date.parse(`${date}T05:00Z`);
  const hour = new Date(standard).toLocaleString('en-US', {
    timeZone: 'America/New_York',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  return standard - Number(hour) * 60 * 60 * 1000;
}

/** @param days whole, negative for earlier */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoOf(timeOf(date) + days * DAY);
}

/** @returns whole days, negative when `to` is the earlier */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (timeOf(to) - timeOf(from)) / DAY;
}

/** The same day of another month, or its last day: a month after January 31 is February 28 or 29. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = partsOf(date);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}
