/** The two parts of the area that the business serves: "NYC & NJ" must not break between them. */
const AREA = /\bNYC & NJ\b/g;

/** @returns a title in which no line ends within "NYC & NJ" */
export function keepTogether(title: string): string {
  return title.replace(AREA, (area) => area.replaceAll(' ', '\u00a0'));
}
