/** The limits of a guide's text, in one place. */
export const guideLimits = {
  words: { least: 1000, most: 1900 },
  /** Grade of an American school at which a text can be read (Flesch–Kincaid). */
  grade: { most: 10, medianOfAll: 8 },
  /** "It's" and "don't", for each 100 words. */
  contractions: 0.5,
  /** A run of so many words that another guide has, too, is a copy. */
  sharedRun: 8,
  /** `<WrongChoice>`: in one guide, and in all of them. */
  wrongChoices: { each: 1, all: 3 },
} as const;
