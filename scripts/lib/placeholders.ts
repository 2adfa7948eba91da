import { readFileSync } from 'node:fs';

/** `line` is that of the first, counted from 1. */
export type Placeholder = { file: string; line: number; text: string; what: string };

/** How to recognize an example value, by file. Comment lines are ignored. */
const PATTERNS: Record<string, { pattern: RegExp; what: string }[]> = {
  'content/business.ts': [
    { pattern: /\/\/ placeholder\b/i, what: 'is an example' },
    { pattern: /\.example\b/, what: 'is an example domain' },
    { pattern: /\b555-01\d\d\b/, what: 'is a fictional phone number' },
    { pattern: /'sandbox-[\w-]+'/, what: 'is the sandbox form' },
  ],
  'content/reviews.ts': [
    { pattern: /\bareSampleReviews = true\b/, what: 'the reviews are invented samples' },
  ],
  'content/instagram.ts': [{ pattern: /\/p\/PLACEHOLD/, what: 'is not a real post, like those below' }],
};

/**
 * The values of content/ that are still examples.
 *
 * @param read returns the text of a content file
 */
export function findPlaceholders(read = (file: string) => readFileSync(file, 'utf8')): Placeholder[] {
  return Object.entries(PATTERNS).flatMap(([file, patterns]) => {
    const found = read(file)
      .split('\n')
      .flatMap((raw, at) => {
        const [, text = ''] = /^(.*?),?(?:\s*\/\/ placeholder\b.*)?$/i.exec(raw.trim()) ?? [];
        const matching = patterns.find(({ pattern }) => pattern.test(raw));
        if (/^(\/?\*|\/\/)/.test(raw.trim()) || !matching) return [];
        return [{ file, line: at + 1, text, what: matching.what }];
      });
    // One post stands for all of them.
    return file === 'content/instagram.ts' ? found.slice(0, 1) : found;
  });
}
