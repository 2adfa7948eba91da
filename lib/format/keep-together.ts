const AREA = /\bNYC (?:&|and) NJ\b/g;

/** What a line of a title must not end with: an article, "one", or "or". */
const BEFORE_A_NOUN = /\b(?:a|an|the|one|or) (?=\w)/gi;

/** Prevents line breaks in a title within "NYC & NJ" or "NYC and NJ", and after articles. */
export function keepTogether(title: string): string {
  const whole = (words: string) => words.replaceAll(' ', '\u00a0');
  return title.replace(AREA, whole).replace(BEFORE_A_NOUN, whole);
}
