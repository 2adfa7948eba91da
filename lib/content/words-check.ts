import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@/lib/site/routes';
import { stiffPhrases } from './stiff-phrases';

type Problem = { file: string; message: string };

/** The texts besides the guides, which have rules of their own. */
const FILES = [
  ...['about', 'faq', 'glossary', 'home'].map((name) => `content/${name}.ts`),
  ...[routes.privacy, routes.terms, routes.refunds].map((route) => `content/legal${route}.mdx`),
];

/**
 * Finds stiff and bookish phrases in the texts of the pages.
 *
 * @public scripts/lib/content-check loads it
 * @returns each with its line and a plain phrase
 */
export function checkWords(): Problem[] {
  return FILES.filter((file) => existsSync(path.join(process.cwd(), file))).flatMap((file) =>
    readFileSync(path.join(process.cwd(), file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        stiffPhrases(line).map(({ phrase, better }) => ({
          file,
          message: `line ${at + 1}: expected a plain word, such as "${better}", in place of "${phrase}"`,
        })),
      ),
  );
}
