/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { scripts } from '@/package.json';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'components/lead-form/README.md',
  'public/README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The anchors of a document's headings, as GitHub generates them. */
function anchorsOf(document: string): Set<string> {
  const slugger = new GithubSlugger();
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set([...headings].map(([, heading = '']) => slugger.slug(heading)));
}

/** Links to files and headings that don't exist, except in examples. */
function deadLinks(document: string, text: string): string[] {
  return [...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const linked = file === '' ? document : path.join(path.dirname(document), file);
      return !existsSync(linked) || (anchor !== undefined && !anchorsOf(linked).has(anchor));
    });
}

/** npm commands and scripts that don't exist. */
function deadCommands(text: string): string[] {
  const npm = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const node = [...text.matchAll(/\bnode ([\w./-]+\.mjs)/g)].map(([, file = '']) => file);
  return [...npm.filter((name) => !(name in scripts)), ...node.filter((file) => !existsSync(file))];
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('links only to files and headings that exist', () => {
    expect(deadLinks(document, text)).toEqual([]);
  });

  it('names only commands that exist', () => {
    expect(deadCommands(text)).toEqual([]);
  });
});

it('a dead link or command would be found', () => {
  const text = '[a](gone.md) [b](CONTRIBUTING.md#gone) [c](#gone) `npm run gone` `node scripts/gone.mjs`';
  expect(deadLinks('README.md', text)).toEqual(['gone.md', 'CONTRIBUTING.md#gone', '#gone']);
  expect(deadCommands(text)).toEqual(['gone', 'scripts/gone.mjs']);
});

describe('README.md', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('links to every document in docs', () => {
    const names = readdirSync('docs').filter((name) => name.endsWith('.md'));
    expect(names.filter((name) => !readme.includes(`](docs/${name})`))).toEqual([]);
  });

  it('names only variables that .env.example documents', () => {
    const example = readFileSync('.env.example', 'utf8');
    const names = [...readme.matchAll(/`([A-Z]+_[A-Z_]+)(?:=\d)?`/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
  });
});
