/**
 * The same for all spellings of a make or model: "rav4" for "RAV 4" and "Rav-4", "id4" for "ID.4".
 * Ignores case, spaces (including U+00A0), dashes of any kind, periods, trademark signs, and the
 * characters that replace a space in a URL.
 */
export function comparisonKey(text: string): string {
  return text.toLowerCase().replace(/[\s+_.®™\p{Pd}]/gu, '');
}
