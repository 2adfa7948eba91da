/** A day without time or time zone: "2026-03-31". */
export type IsoDate = string;

// Dates are calculated in UTC, where every day has 24 hours: daylight saving time can't shift them.
const DAY_MS = 24 * 60 * 60 * 1000;
const isoOf = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

/** Whether the text is a real date of this century, such as 2028-02-29. */
export function isDate(text: string): text is IsoDate {
  const time = Date.parse(text);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && isoOf(time) === text;
}

/** @param days whole; negative for an earlier date */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoOf(Date.parse(date) + days * DAY_MS);
}

/**
 * @param date "2026-09-01"
 * @returns "September 1, 2026"
 */
export function longDate(date: IsoDate): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
