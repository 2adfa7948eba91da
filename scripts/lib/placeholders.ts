import { readFileSync } from 'node:fs';

/** `line` is that of the first, counted from 1. */
export type Placeholder = { file: string; line: number; text: string; what: string };

/** How to recognize an example value, and what is said of it, by file. Comment lines are ignored. */
const PATTERNS: Record<string, [pattern: RegExp, what: string][]> = {
  'content/business.ts': [
    [/: '', \/\/ placeholder\b/i, 'is not filled in'],
    [/\/\/ placeholder\b/i, 'is an example'],
    [/\.example\b/, 'is an example domain'],
    [/\b555-01\d\d\b/, 'is a fictional phone number'],
    [/'sandbox-[\w-]+'/, 'is the sandbox form'],
  ],
  'content/home.ts': [[/label: '[^']*Rating' }/, 'has no proof, the page of the bureau that shows it']],
  'content/reviews.ts': [[/\bareSampleReviews = true\b/, 'the reviews are invented samples']],
  'content/instagram.ts': [[/\/p\/PLACEHOLD/, 'is not a real post, like those below']],
};

/** The values of content/ that are still examples. */
export function findPlaceholders(read = (file: string) => readFileSync(file, 'utf8')): Placeholder[] {
  const all: Placeholder[] = [];
  for (const [file, patterns] of Object.entries(PATTERNS))
    for (const [at, line] of read(file).split('\n').entries()) {
      const [, what] = patterns.find(([pattern]) => pattern.test(line)) ?? [];
      if (!what || /^\s*(\/?\*|\/\/)/.test(line)) continue;
      const text = line.trim().replace(/,?(\s*\/\/ placeholder\b.*)?$/i, '');
      all.push({ file, line: at + 1, text, what });
      if (file === 'content/instagram.ts') break; // One post stands for all of them.
    }
  return all;
}
