/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { anchorsOf, documents } from '../support/documents';

const FOLDERS = ['app', 'components', 'content', 'lib', 'scripts', 'supabase', 'tests', '.github'];

/** Every text file of the project, except this one. */
const sources = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  ),
  ...readdirSync('.'),
  ...documents,
].filter(
  (file) => /\.(?:[cm]?[jt]sx?|mdx?|ya?ml|sql|toml|css|example)$/.test(file) && !__filename.endsWith(file),
);

/** The list items of a Markdown text, each on one line. */
const itemsOf = (text: string) =>
  [...text.matchAll(/^- .*(?:\n {2}\S.*)*/gm)].map(([item]) => item.replace(/\s+/g, ' '));

/** The tests of a list item that don't exist. */
function missingTests(item: string): string[] {
  const tests = item.match(/\btests\/[\w/-]+\.(?:test|spec)\.tsx?/g) ?? [];
  return tests.length ? tests.filter((file) => !existsSync(file)) : ['no test is named'];
}

/** Documents that aren't in the repository; laws that the guides and legal pages cite have sections, too. */
const FOREIGN =
  /\b(?:spec|design|specification)(?:['’]s)? section|\bsections? \d|\barchitecture(?:\.md)? rule|\bfact ?sheet|content-facts|\(issue[ :]+\d|\bthe spec(?:ification)?\b|§/i;

/** Citations such as docs/decisions.md#fonts whose document or heading doesn't exist, and lines that cite others. */
function badCitations(text: string): string[] {
  const cited = [...text.matchAll(/\bdocs\/[\w-]+\.md(?:#[\w-]+)?/g)].map(([citation]) => citation);
  const dead = cited.filter((citation) => {
    const [document = '', anchor] = citation.split('#');
    return !existsSync(document) || (anchor !== undefined && !anchorsOf(document).has(anchor));
  });
  return [...dead, ...text.split('\n').filter((line) => FOREIGN.test(line))];
}

describe('a promise of the documents', () => {
  it.each([
    ['docs/product.md', 200],
    ['docs/reliability.md', 10],
  ])('%s names for every sentence a test that exists', (document, least) => {
    const items = itemsOf(readFileSync(document, 'utf8'));
    expect(items.length).toBeGreaterThan(least);
    const problems = items.flatMap((item) => missingTests(item).map((problem) => `${problem}: ${item}`));
    expect(problems).toEqual([]);
  });

  it.each([
    ['- The FAQ opens.', 'no test is named'],
    ['- The FAQ opens.\n  (tests/e2e/renamed.spec.ts)', 'tests/e2e/renamed.spec.ts'],
  ])('%j would fail', (text, problem) => {
    expect(itemsOf(text).flatMap(missingTests)).toEqual([problem]);
  });
});

describe('a citation', () => {
  it('names a document of the repository, and a heading that it has', () => {
    expect(sources.length).toBeGreaterThan(300);
    const problems = sources
      .filter((file) => !/^content.*\.mdx$/.test(file))
      .flatMap((file) => badCitations(readFileSync(file, 'utf8')).map((problem) => `${file}: ${problem}`));
    expect(problems).toEqual([]);
    expect(badCitations('docs/product.md#quote-form and docs/product.md')).toEqual([]);
  });

  it.each([
    'docs/gone.md',
    'docs/product.md#gone',
    'spec section 4',
    'section 9',
    'architecture rule 5',
    'the fact sheet',
    '(issue 7)',
    'as the spec says',
  ])('"%s" would fail', (text) => {
    expect(badCitations(text)).toEqual([text]);
  });
});
