/** A day without time or time zone: "2026-03-31". */
export type IsoDate = string;

// Days are counted in UTC, where each has 24 hours, so no time zone and no daylight saving time
// moves a date.
const DAY_MS = 24 * 60 * 60 * 1000;
const isoOf = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

/** @returns whether the text is a day that exists, such as 2028-02-29, in this century */
export function isDate(text: string): text is IsoDate {
  const time = Date.parse(text);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && isoOf(time) === text;
}

/** @param days whole, negative for earlier */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoOf(Date.parse(date) + days * DAY_MS);
}

/**
 * The same day of another month, or its last day: a month after January 31 is February 28 or 29.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}
