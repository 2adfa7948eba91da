/** The longest name of a make, a model, or a vehicle that is read. */
export const MAX_NAME = 80;

/**
 * Controls, marks of direction, unpaired surrogates, and what is invisible; U+2800 is a blank of
 * Braille.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * @param maxLength in code points
 * @returns what people can see of a text, on one trimmed line, with single spaces
 */
export function cleanText(text: string, maxLength: number): string {
  const line = text
    .replace(/[\t-\r\u0085]/g, ' ')
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, maxLength).join('').trimEnd();
}
