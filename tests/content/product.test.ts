/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { documents } from '../support/documents';

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

function anchorsOf(document: string): Set<string> {
  const slugger = new GithubSlugger();
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set([...headings].map(([, heading = '']) => slugger.slug(heading)));
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

describe('docs/product.md', () => {
  const items = itemsOf(readFileSync('docs/product.md', 'utf8'));

  it('names for every requirement a test that exists', () => {
    expect(items.length).toBeGreaterThan(150);
    expect(items.flatMap((item) => unheld(item).map((problem) => `${problem}: ${item}`))).toEqual([]);
  });

  it('would fail for a requirement without a test, and for a test that was renamed', () => {
    expect(itemsOf('- One. (tests/a.test.ts)\n- Two,\n  wrapped.\n')).toEqual([
      '- One. (tests/a.test.ts)',
      '- Two, wrapped.',
    ]);
    expect(unheld('- The FAQ opens.')).toEqual(['no test is named']);
    expect(unheld('- The FAQ opens. (tests/e2e/renamed.spec.ts)')).toEqual(['tests/e2e/renamed.spec.ts']);
  });
});

describe('citations', () => {
  it('name documents and headings that exist', () => {
    expect(sources.length).toBeGreaterThan(300);
    const here = path.relative('.', __filename);
    const dead = sources
      .filter(({ file }) => file !== here)
      .flatMap(({ file, text }) => deadCitations(text).map((citation) => `${file}: ${citation}`));
    expect(dead).toEqual([]);
  });

  it('would fail for a document or a heading that is gone', () => {
    expect(deadCitations('docs/product.md#quote-form and docs/product.md')).toEqual([]);
    expect(deadCitations('see docs/gone.md')).toEqual(['docs/gone.md']);
    expect(deadCitations('see docs/product.md#gone')).toEqual(['docs/product.md#gone']);
  });
});
