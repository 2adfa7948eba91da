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

/**
 * What a name of a car doesn't have, and a message in our name would: a phone number, an address,
 * an exclamation.
 */
const NOT_A_NAME = /(?:\d[^\p{L}\d]*){7}|\(\d{3}\)|\p{L}[.。]\p{L}{2}|[@!]|:\/\/|\p{M}{2}/u;

/**
 * @param text of a URL
 * @returns the name of a make, a model, or a vehicle in it; empty where there's none
 */
export function cleanName(text: string | null | undefined): string {
  const name = cleanText(text ?? '', MAX_NAME);
  const withoutYear = name.normalize('NFKC').replace(/^20\d\d /, '');
  return NOT_A_NAME.test(withoutYear) ? '' : name;
}
