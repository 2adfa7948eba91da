/**
 * What two spellings of a make or a model have in common: "rav4" of "RAV 4" and "Rav-4", "id4" of
 * "ID.4". Case, spaces (U+00A0 included), dashes of any kind, points, marks of a brand, and what
 * stands for a space in a URL don't count.
 */
export function comparisonKey(text: string): string {
  return text.toLowerCase().replace(/[\s+_.®™\p{Pd}]/gu, '');
}
