/** Words that start with a vowel sound: "an electric car", "an Audi", "an SUV". */
const TAKES_AN = /^([aeio]|SUV)/i;

/** @returns "an SUV", "a Kia" */
export const withArticle = (words: string): string =>
  `${TAKES_AN.test(words) ? 'an' : 'a'} ${words}`;

/** For example, "an SUV" becomes "An SUV". */
export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with the most characters; empty if there is none. */
export function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

const AREA = /\bNYC (?:&|and) NJ\b/g;

/** What a line of a title must not end with: an article, "one", or "or". */
const BEFORE_A_NOUN = /\b(?:a|an|the|one|or) (?=\w)/gi;

const BEFORE_A_UNIT = /\d (?=miles|months|mpg)/g;

/** Prevents line breaks in a title within "NYC & NJ" or "12,000 miles", and after articles. */
export function keepTogether(title: string): string {
  const whole = (words: string) => words.replaceAll(' ', '\u00a0');
  return title.replace(AREA, whole).replace(BEFORE_A_NOUN, whole).replace(BEFORE_A_UNIT, whole);
}
