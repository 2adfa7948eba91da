/** Words that start with a vowel sound: "an electric car", "an Audi", "an SUV". */
const TAKES_AN = /^([aeio]|SUV)/i;

/** @returns "an SUV", "a Kia" */
export const withArticle = (words: string): string =>
  `${TAKES_AN.test(words) ? 'an' : 'a'} ${words}`;

export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with the most characters; empty if there is none. */
export function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

/** Joins words for a sentence: "A4, Q5, and A6". */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}

/** Replaces straight quotation marks and apostrophes with curly ones. */
export function curlQuotes(text: string): string {
  return text.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');
}
