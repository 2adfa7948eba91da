import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

/** @typedef {{ file: string, line: number, text: string, what: string }} Placeholder */

/**
 * How to recognize an example value, by file. Comment lines are ignored.
 * @type {Record<string, { pattern: RegExp, what: string }[]>}
 */
const PATTERNS = {
  'content/business.ts': [
    { pattern: /\/\/ placeholder\b/i, what: 'is an example' },
    { pattern: /\.example\b/, what: 'is an example domain' },
    { pattern: /\b555-01\d\d\b/, what: 'is a fictional phone number' },
    { pattern: /'sandbox-[\w-]+'/, what: 'is the sandbox form' },
  ],
  'content/reviews.ts': [
    { pattern: /\bareSampleReviews = true\b/, what: 'the reviews are invented samples' },
  ],
  'content/instagram.ts': [{ pattern: /\/p\/PLACEHOLD/, what: 'is not a real post' }],
};

/**
 * The values of content/ that are still examples.
 * @param {(file: string) => string} read returns the text of a content file
 * @returns {Placeholder[]}
 */
export function findPlaceholders(read = (file) => readFileSync(path.join(root, file), 'utf8')) {
  return Object.entries(PATTERNS).flatMap(([file, patterns]) =>
    read(file)
      .split('\n')
      .flatMap((raw, at) => {
        const text = raw.trim();
        const found = /^(\/?\*|\/\/)/.test(text)
          ? undefined
          : patterns.find(({ pattern }) => pattern.test(text));
        if (!found) return [];
        const value = text.replace(/\s*\/\/ placeholder\b.*$/i, '').replace(/,$/, '');
        return [{ file, line: at + 1, text: value, what: found.what }];
      }),
  );
}
