import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

/** What a value of the delivered content looks like, file by file. Comment lines are never looked at. */
const SIGNS = {
  'content/business.ts': [
    { sign: /\/\/ placeholder\b/i, what: 'is the delivered example' },
    { sign: /\.example\b/, what: 'leads to an example address' },
    { sign: /\b555-01\d\d\b/, what: 'is a number nobody has' },
    { sign: /'sandbox-[\w-]+'/, what: 'is the sandbox form' },
  ],
  'content/reviews.ts': [{ sign: /\bareSampleReviews = true\b/, what: 'the reviews are invented samples' }],
  'content/instagram.ts': [{ sign: /\/p\/PLACEHOLD/, what: 'is no post' }],
};

/**
 * The values of content/ that are still the delivered examples.
 * @param {(file: string) => string} read a content file's text
 * @returns {{ file: string, line: number, text: string, what: string }[]}
 */
export function findPlaceholders(read = (file) => readFileSync(path.join(root, file), 'utf8')) {
  return Object.entries(SIGNS).flatMap(([file, signs]) =>
    read(file)
      .split('\n')
      .flatMap((raw, at) => {
        const text = raw.trim();
        const found = /^(\/?\*|\/\/)/.test(text) ? undefined : signs.find(({ sign }) => sign.test(text));
        if (!found) return [];
        const value = text.replace(/\s*\/\/ placeholder\b.*$/i, '').replace(/,$/, '');
        return [{ file, line: at + 1, text: value, what: found.what }];
      }),
  );
}
