/** Created on first use and kept: the first formatter of a page takes 50 ms on a slow phone. */
const formatters: Record<string, Intl.NumberFormat> = {};

function formatted(value: number, options: Intl.NumberFormatOptions = {}): string {
  const name = JSON.stringify(options);
  formatters[name] ??= new Intl.NumberFormat('en-US', options);
  return formatters[name].format(value);
}

const formatDollars = (cents: number, maximumFractionDigits: 0 | 2) =>
  formatted(cents / 100, { style: 'currency', currency: 'USD', maximumFractionDigits });

/**
 * @param amount dollars
 * @returns "$18,000" for whole dollars, "$1,597.50" otherwise
 */
export function moneyFromDollars(amount: number): string {
  return money(Math.round(amount * 100));
}

/**
 * @param cents whole
 * @returns "$575.36", but "$575" for whole dollars
 */
export function money(cents: number): string {
  return formatDollars(cents, cents % 100 === 0 ? 0 : 2);
}

/**
 * For sentences whose exact amounts stand in a table.
 *
 * @param cents whole
 * @returns "$1,353", rounded half up
 */
export function roundedMoney(cents: number): string {
  return formatDollars(cents, 0);
}

/**
 * @param range cents
 * @returns "$1,353.49 to $2,254.50", or one amount if both print the same
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

export function wholeNumber(value: number): string {
  return formatted(value);
}

/** @returns always with that many decimals: "1.40", "1,353.00" */
export function withDecimals(value: number, decimals: number): string {
  return formatted(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/**
 * @param noun one whose plural ends in "s"
 * @returns "1 month", "3 months"
 */
export function counted(value: number, noun: string): string {
  return `${wholeNumber(value)} ${value === 1 ? noun : `${noun}s`}`;
}

/** The number as people type it, with at most nine decimals: "0.0021", never "2.1e-3". */
export function typedNumber(value: number): string {
  return formatted(value, { maximumFractionDigits: 9, useGrouping: false });
}
