/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { anchorsOf, documents } from '../support/documents';

const FOLDERS = ['app', 'components', 'content', 'lib', 'scripts', 'supabase', 'tests', '.github', '.ci'];
const TEST_FILE = /\btests\/[\w/-]+\.(?:test|spec)\.tsx?/g;

/** Everything somebody wrote: path and text. */
const sources = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)),
  ),
  ...readdirSync('.').filter((name) => /\.(?:[cm]?[jt]sx?|json|example)$|^\.\w+rc$/.test(name)),
  ...documents,
]
  .filter((file) => /\.(?:[cm]?[jt]sx?|mdx?|ya?ml|sql|toml|css|example)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The list items of a Markdown text, each on one line. */
const itemsOf = (text: string) =>
  [...text.matchAll(/^- .*(?:\n {2}\S.*)*/gm)].map(([item]) => item.replace(/\s+/g, ' '));

function unheld(item: string): string[] {
  const tests = item.match(TEST_FILE) ?? [];
  return tests.length ? tests.filter((file) => !existsSync(file)) : ['no test is named'];
}

/** Citations such as docs/decisions.md#fonts whose document or heading doesn't exist. */
function deadCitations(text: string): string[] {
  return [...text.matchAll(/\bdocs\/[\w-]+\.md(?:#[\w-]+)?/g)]
    .map(([citation]) => citation)
    .filter((citation) => {
      const [document = '', anchor] = citation.split('#');
      return !existsSync(document) || (anchor !== undefined && !anchorsOf(document).has(anchor));
    });
}

describe('a promise of the documents', () => {
  it.each([
    ['docs/product.md', 200],
    ['docs/reliability.md', 10],
  ])('%s names for every sentence a test that exists', (document, least) => {
    const items = itemsOf(readFileSync(document, 'utf8'));
    expect(items.length).toBeGreaterThan(least);
    expect(items.flatMap((item) => unheld(item).map((problem) => `${problem}: ${item}`))).toEqual([]);
  });

  it('without a test, or with one that was renamed, is found', () => {
    expect(itemsOf('- One. (tests/a.test.ts)\n- Two,\n  wrapped.\n')).toEqual([
      '- One. (tests/a.test.ts)',
      '- Two, wrapped.',
    ]);
    expect(unheld('- The FAQ opens.')).toEqual(['no test is named']);
    expect(unheld('- The FAQ opens. (tests/e2e/renamed.spec.ts)')).toEqual(['tests/e2e/renamed.spec.ts']);
  });
});

describe('citations in the source', () => {
  it('name documents and headings that exist', () => {
    expect(sources.length).toBeGreaterThan(300);
    const here = path.relative('.', __filename);
    const dead = sources
      .filter(({ file }) => file !== here)
      .flatMap(({ file, text }) => deadCitations(text).map((citation) => `${file}: ${citation}`));
    expect(dead).toEqual([]);
  });

  it('of a document or a heading that is gone are found', () => {
    expect(deadCitations('docs/product.md#quote-form and docs/product.md')).toEqual([]);
    expect(deadCitations('see docs/gone.md')).toEqual(['docs/gone.md']);
    expect(deadCitations('see docs/product.md#gone')).toEqual(['docs/product.md#gone']);
  });
});
