/** @param phone "(201) 555-0123" @returns "tel:+12015550123" */
export function telHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** @returns a mailto link */
export function mailtoHref(email: string): string {
  return `mailto:${email}`;
}

/** @returns the words as a list in a sentence: "A4, Q5, and A6" */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}

/** @param text with straight quotation marks and apostrophes, as typed @returns the same with curly ones */
export function curlQuotes(text: string): string {
  return text.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');
}

/** @param clock 24-hour time, "20:00" @returns "8:00 PM" */
export function clockLabel(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const suffix = hours >= 12 ? 'PM' : 'AM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${suffix}`;
}

/** @param date "2025-09-01" @returns "September 1, 2025" */
export function dateLabel(date: string): string {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  );
}

// Created once and when used first: the first formatter of a page takes 50 ms on a slow phone.
const currency = { style: 'currency', currency: 'USD' } as const;
let dollarsAndCents: Intl.NumberFormat | undefined;
let wholeDollars: Intl.NumberFormat | undefined;

/** @param amount dollars @returns "$18,000" for whole dollars, "$1,597.50" otherwise */
export function usd(amount: number): string {
  dollarsAndCents ??= new Intl.NumberFormat('en-US', currency);
  wholeDollars ??= new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits: 0 });
  const cents = Math.round(amount * 100);
  return (cents % 100 === 0 ? wholeDollars : dollarsAndCents).format(cents / 100);
}

/** @param amount percent: 8.875 @returns "8.875%", at most three decimals */
export function percent(amount: number): string {
  return `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(amount)}%`;
}
