/** The two parts of the area that the business serves, and "one" with its noun. */
const WHOLE = /\b(?:NYC (?:&|and) NJ|one \w+)\b/gi;

/** @returns a title in which no line ends within "NYC & NJ", "NYC and NJ" or "one driveway" */
export function keepTogether(title: string): string {
  return title.replace(WHOLE, (words) => words.replaceAll(' ', '\u00a0'));
}
