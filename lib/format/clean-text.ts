/** Longer names of makes, models, and vehicles are cut off. */
export const MAX_NAME_LENGTH = 80;

/**
 * The text trimmed, on one line, with single spaces.
 *
 * @param maxLength in code points
 */
export function cleanText(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return [...line].slice(0, maxLength).join('').trimEnd();
}
