import { readFileSync } from 'node:fs';

/** `line` is that of the first, counted from 1. */
export type Placeholder = { file: string; line: number; text: string };

/**
 * How to recognize an example value, by file; a rating needs the page of the bureau that shows it.
 * Comment lines are ignored.
 */
const PATTERNS: Record<string, RegExp> = {
  'content/business.ts': /\/\/ placeholder\b|\.example\b|\b555-01\d\d\b|'sandbox-[\w-]+'/i,
  'content/home.ts': /label: '[^']*Rating' }/,
  'content/reviews.ts': /\bareSampleReviews = true\b/,
  'content/instagram.ts': /\/p\/PLACEHOLD/,
};

const COMMENT_LINE = /^\s*(\/?\*|\/\/)/;

/**
 * @param read the text of a file, for tests
 * @returns the values that are still examples
 */
export function findPlaceholders(
  read = (file: string) => readFileSync(file, 'utf8'),
): Placeholder[] {
  return Object.entries(PATTERNS).flatMap(([file, pattern]) => {
    const lines = read(file).split('\n');
    const found = lines.flatMap((line, at) => {
      if (!pattern.test(line) || COMMENT_LINE.test(line)) return [];
      const text = line.trim().replace(/,?(\s*\/\/ placeholder\b.*)?$/i, '');
      return { file, line: at + 1, text };
    });
    // One post stands for all of them.
    return file === 'content/instagram.ts' ? found.slice(0, 1) : found;
  });
}
