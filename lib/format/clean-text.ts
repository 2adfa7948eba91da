/** Longer names of makes, models, and vehicles are cut off. */
export const MAX_NAME_LENGTH = 80;

/**
 * Control characters, text-direction marks, unpaired surrogates, and invisible characters. U+2800
 * is the blank of Braille.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * The visible characters of a text, trimmed, on one line, with single spaces.
 *
 * @param maxLength in code points
 */
export function cleanText(text: string, maxLength: number): string {
  const line = text
    .replace(/[\t-\r\u0085]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, maxLength).join('').trimEnd();
}
