/** Words that start with a vowel sound: "an electric car", "an Audi", "an SUV". */
const TAKES_AN = /^([aeio]|SUV)/i;

/** @returns "an SUV", "a Kia" */
export const withArticle = (words: string): string =>
  `${TAKES_AN.test(words) ? 'an' : 'a'} ${words}`;
