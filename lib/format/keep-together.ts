/** The two parts of the area that the business serves, which belong on one line. */
const AREA = /\bNYC (?:&|and) NJ\b/g;

/** @returns a title in which no line ends within "NYC & NJ" or "NYC and NJ" */
export function keepTogether(title: string): string {
  return title.replace(AREA, (area) => area.replaceAll(' ', '\u00a0'));
}
