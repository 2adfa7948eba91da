import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { facts } from '@/lib/content/facts';
import { routes } from '@/lib/site/routes';
import { unknownFigures } from './guide-words';
import { stiffPhrases } from './stiff-phrases';

type Problem = { file: string; message: string };

/** The texts besides the guides, which have rules of their own. */
const FILES = [
  ...['about', 'contact', 'errors', 'faq', 'glossary', 'home', 'pages', 'search'].map(
    (name) => `content/${name}.ts`,
  ),
  ...[routes.privacy, routes.terms, routes.refunds].map((route) => `content/legal${route}.mdx`),
];

/**
 * Finds bookish phrases and figures without a source in the texts of the pages (docs/product.md#content-files).
 *
 * @public scripts/lib/content-check loads it
 * @returns each with its line and what to write instead
 */
export function checkTexts(): Problem[] {
  const known = new Set(facts.flatMap(({ figures }) => figures));
  const mistakes = (line: string) => [
    ...stiffPhrases(line).map(
      ({ phrase, better }) => `expected a plain word, such as "${better}", in place of "${phrase}"`,
    ),
    ...unknownFigures(line, known).map(
      (figure) => `expected a figure of content/facts.ts in place of ${figure}`,
    ),
  ];
  return FILES.filter((file) => existsSync(path.join(process.cwd(), file))).flatMap((file) =>
    readFileSync(path.join(process.cwd(), file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        mistakes(line).map((message) => ({ file, message: `line ${at + 1}: ${message}` })),
      ),
  );
}
