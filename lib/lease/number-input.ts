/** What a field understood, or what is wrong with it in plain words. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

/** Units that may follow a number, and what they multiply it by; '' is none. */
export type Units = Readonly<Record<string, number>>;

const NUMBER = /^(-?)\$?(-?)(\d{1,3}(?:,\d{3})+|\d*)(\.\d*)?(k?)(.*)$/;

/**
 * Reads a number as people type it: "42,000", "$42k", ".0021", " 36 mo", also in full-width characters.
 *
 * @param units lowercase, without spaces
 * @param decimals how many are kept; further ones are rounded away
 * @returns the number × 10 ** decimals, a whole number so that no binary fraction gets in; Infinity for one that is too
 *   large; null for anything else
 */
export function readNumber(text: string, units: Units, decimals: number): number | null {
  const compact = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, '');
  const [, sign, signAfterDollar, whole = '', fraction = '', thousands, unit = ''] =
    NUMBER.exec(compact) ?? [];
  if (!/\d/.test(whole + fraction) || !Object.hasOwn(units, unit)) return null;
  const power = decimals + (thousands ? 3 : 0);
  const digits = `${whole.replaceAll(',', '') || '0'}${fraction}`;
  const value = Math.round(Number(`${digits}e${power}`) * (units[unit] ?? 1));
  return sign || signAfterDollar ? 0 - value : value;
}
