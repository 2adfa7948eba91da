/** @returns the words as a list in a sentence: "A4, Q5, and A6" */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}

/**
 * @param text with straight quotation marks and apostrophes, as typed
 * @returns the same with curly ones
 */
export function curlQuotes(text: string): string {
  return text.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');
}

/**
 * @param date "2026-09-01"
 * @returns "September 1, 2026"
 */
export function dateLabel(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

/**
 * Formatters are made when first used, and kept: the first one of a page takes 50 ms on a slow
 * phone.
 */
const formatters: Record<string, Intl.NumberFormat> = {};

function formatted(value: number, options: Intl.NumberFormatOptions = {}): string {
  const name = JSON.stringify(options);
  formatters[name] ??= new Intl.NumberFormat('en-US', options);
  return formatters[name].format(value);
}

const dollars = (cents: number, maximumFractionDigits: 0 | 2) =>
  formatted(cents / 100, { style: 'currency', currency: 'USD', maximumFractionDigits });

/**
 * @param amount dollars
 * @returns "$18,000" for whole dollars, "$1,597.50" otherwise
 */
export function usd(amount: number): string {
  return money(Math.round(amount * 100));
}

/**
 * @param cents whole
 * @returns "$575.36", or "$575" for whole dollars
 */
export function money(cents: number): string {
  return dollars(cents, cents % 100 === 0 ? 0 : 2);
}

/**
 * @param cents whole
 * @returns "$1,353", halves up: for sentences whose numbers are in a table to the cent
 */
export function wholeDollars(cents: number): string {
  return dollars(cents, 0);
}

/**
 * @param range cents
 * @returns "$1,353.49 to $2,254.50", or one amount where both ends read the same
 */
export function moneyRange(range: { low: number; high: number }, print = money): string {
  const low = print(range.low);
  const high = print(range.high);
  return low === high ? low : `${low} to ${high}`;
}

/**
 * @param amount percent: 8.875
 * @returns "8.875%", at most three decimals
 */
export function percent(amount: number): string {
  return `${formatted(amount, { maximumFractionDigits: 3 })}%`;
}

/** @returns miles or another whole number: "12,000" */
export function wholeNumber(value: number): string {
  return formatted(value);
}

/**
 * @param currency 'USD' for an amount in dollars
 * @returns a number with exactly so many decimals: "1.40", "$1,353.00"
 */
export function withDecimals(value: number, decimals: number, currency?: 'USD'): string {
  return formatted(value, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...(currency && { style: 'currency', currency }),
  });
}

/**
 * @param noun whose plural ends in "s"
 * @returns "1 month", "3 months"
 */
export function counted(value: number, noun: string): string {
  return `${wholeNumber(value)} ${value === 1 ? noun : `${noun}s`}`;
}

/** @returns a number as one would type it, at most nine decimals: "0.0021", never "2.1e-3" */
export function typedNumber(value: number): string {
  return formatted(value, { maximumFractionDigits: 9, useGrouping: false });
}
