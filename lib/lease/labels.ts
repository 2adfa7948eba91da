import { usd } from '@/lib/format/format';

const grouped = new Intl.NumberFormat('en-US');
const ungrouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 9, useGrouping: false });

/** @param cents whole @returns "$575.36", or "$575" for whole dollars */
export function money(cents: number): string {
  return usd(cents / 100);
}

/** @returns miles or another whole number: "12,000" */
export function count(value: number): string {
  return grouped.format(value);
}

/** @returns a number as one would type it, at most nine decimals: "0.0021", never "2.1e-3" */
export function plain(value: number): string {
  return ungrouped.format(value);
}

/** @param range cents @returns "$1,353–$2,255", or one amount where both ends are the same */
export function wholeDollars({ low, high }: { low: number; high: number }): string {
  const [from, to] = [low, high].map((cents) => usd(Math.round(cents / 100)));
  return from === to ? `${from}` : `${from}–${to}`;
}
