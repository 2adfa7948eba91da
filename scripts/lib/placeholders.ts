import { readFileSync } from 'node:fs';

/** `line` is that of the first, counted from 1. */
export type Placeholder = { file: string; line: number; text: string; what: string };

/** How to recognize an example value, by file. Comment lines are ignored. With `all`, the values are counted in one line. */
const PATTERNS: Record<string, { pattern: RegExp; what: string; all?: string }[]> = {
  'content/business.ts': [
    { pattern: /\/\/ placeholder\b/i, what: 'is an example' },
    { pattern: /\.example\b/, what: 'is an example domain' },
    { pattern: /\b555-01\d\d\b/, what: 'is a fictional phone number' },
    { pattern: /'sandbox-[\w-]+'/, what: 'is the sandbox form' },
  ],
  'content/reviews.ts': [
    { pattern: /\bareSampleReviews = true\b/, what: 'the reviews are invented samples' },
  ],
  'content/instagram.ts': [{ pattern: /\/p\/PLACEHOLD/, what: 'are not real', all: 'posts' }],
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
        const text = raw.trim();
        const matching = patterns.find(({ pattern }) => pattern.test(text));
        if (/^(\/?\*|\/\/)/.test(text) || !matching) return [];
        const value = text.replace(/\s*\/\/ placeholder\b.*$/i, '').replace(/,$/, '');
        return [{ file, line: at + 1, text: value, what: matching.what, all: matching.all }];
      });
    return found.flatMap(({ all, ...placeholder }) => {
      if (!all) return [placeholder];
      const alike = found.filter((other) => other.all === all);
      return placeholder.line === alike[0]?.line ? [{ ...placeholder, text: `${alike.length} ${all}` }] : [];
    });
  });
}
