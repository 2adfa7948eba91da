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
 * What is in none of a stranger's names of cars, because a message in our name would have it: a
 * phone number ("555-0142 100"), an area code ("(732)"), an address ("cars.example"), "@", "!",
 * "://", and marks over marks.
 */
const NOT_A_NAME = /(?:\d[^\p{L}\d]*){7}|\(\d{3}\)|\p{L}[.。]\p{L}{2}|[@!]|:\/\/|\p{M}{2}/u;

const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * The name of a make, a model, or a vehicle in a text of a URL, which anybody can write.
 *
 * @param known names of the inventory or the catalogue, which are never suspected: dealers write
 *   "ProMaster 2500 136" and "CR-V EX-L *LOADED!*"
 * @returns empty where there's none
 */
export function cleanName(
  text: string | null | undefined,
  known: ReadonlySet<string> = NO_NAMES,
): string {
  const name = cleanText(text ?? '', MAX_NAME);
  if (known.has(name)) return name;

  const withoutYear = name.normalize('NFKC').replace(/^20\d\d /, '');
  return NOT_A_NAME.test(withoutYear) ? '' : name;
}
