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

export function findPlaceholders(
  read = (file: string) => readFileSync(file, 'utf8'),
): Placeholder[] {
  const all: Placeholder[] = [];
  for (const [file, pattern] of Object.entries(PATTERNS))
    for (const [at, line] of read(file).split('\n').entries()) {
      if (!pattern.test(line) || /^\s*(\/?\*|\/\/)/.test(line)) continue;
      const text = line.trim().replace(/,?(\s*\/\/ placeholder\b.*)?$/i, '');
      all.push({ file, line: at + 1, text });
      if (file === 'content/instagram.ts') break; // One post stands for all of them.
    }
  return all;
}
