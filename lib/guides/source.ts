const WORDS_PER_MINUTE = 225;

/** Components that compute what they show: `<PaymentExample … />`, `<Usd>{36 * 500}</Usd>`. */
const EXAMPLE = /<\w+Example\b[\s\S]*?\/>/g;
const COMPUTED = /<(Usd|Percent)>[\s\S]*?<\/\1>/g;
/** The tag of any other component: `<Checklist title="…">`, `</Checklist>`. */
const TAG = /<\/?[A-Z]\w*(?:\s+\w+=(?:"[^"]*"|\{[^}]*\}))*\s*\/?>/g;

/**
 * The text of a guide without markup, for counting words.
 *
 * @param body MDX below the front matter
 * @returns the text of paragraphs, lists and tables, without what components render themselves; a computed amount
 *   becomes one "0"; paragraphs stay separated by empty lines
 */
export function plainText(body: string): string {
  return body
    .replace(EXAMPLE, '')
    .replace(COMPUTED, '0')
    .replace(TAG, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\|[\s|:-]+\|$/gm, '')
    .replace(/^\s*(?:#{1,6}|[-*]|\d+\.)\s+/gm, '')
    .replace(/[|*`]/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** The interactive tools, for whose sake a guide has the client of Next. */
export const TOOLS = ['<LeaseCalculator', '<CompareOffers', '<MileageCheck'] as const;

/** @returns the words of a plain text; a token without a letter or digit, such as "÷", is not counted */
export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** @returns the minutes it takes to read that many words, rounded, at least 1 */
export function readMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
}
