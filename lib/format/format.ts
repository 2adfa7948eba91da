/** @param phone "(201) 555-0123" @returns "tel:+12015550123" */
export function telHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** @returns the words as a list in a sentence: "A4, Q5, and A6" */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}

/** @param text with straight quotation marks and apostrophes, as typed @returns the same with curly ones */
export function curlQuotes(text: string): string {
  return text.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');
}

/** @param date "2026-09-01" @returns "September 1, 2026" */
export function dateLabel(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** Formatters are made when first used, and kept: the first one of a page takes 50 ms on a slow phone. */
const formatters: Record<string, Intl.NumberFormat> = {};

function formatted(value: number, name: string, options?: Intl.NumberFormatOptions): string {
  formatters[name] ??= new Intl.NumberFormat('en-US', options);
  return formatters[name].format(value);
}

/** @param amount dollars @returns "$18,000" for whole dollars, "$1,597.50" otherwise */
export function usd(amount: number): string {
  return money(Math.round(amount * 100));
}

/** @param cents whole @returns "$575.36", or "$575" for whole dollars */
export function money(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const options = { style: 'currency', currency: 'USD', maximumFractionDigits: digits } as const;
  return formatted(cents / 100, `dollars-${digits}`, options);
}

/** @param amount percent: 8.875 @returns "8.875%", at most three decimals */
export function percent(amount: number): string {
  return `${formatted(amount, 'percent', { maximumFractionDigits: 3 })}%`;
}

/** @returns miles or another whole number: "12,000" */
export function count(value: number): string {
  return formatted(value, 'count');
}

/** @returns a number as one would type it, at most nine decimals: "0.0021", never "2.1e-3" */
export function plain(value: number): string {
  return formatted(value, 'plain', { maximumFractionDigits: 9, useGrouping: false });
}
