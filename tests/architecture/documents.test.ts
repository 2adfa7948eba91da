/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { scripts } from '@/package.json';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'components/lead-form/README.md',
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

/**
 * Files and folders named in code marks that are neither in the document's folder nor at that path.
 */
function deadFiles(document: string, text: string): string[] {
  const isFile = /^(app|components|content|docs|lib|public|scripts|supabase|tests)\/|\.(tsx?|mjs)$/;
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => isFile.test(file))
    .filter((file) => !existsSync(file) && !existsSync(path.join(path.dirname(document), file)));
}

it.each(documents)('%s names only links, commands and files that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const dead = [...deadLinks(document, text), ...deadCommands(text), ...deadFiles(document, text)];
  expect(dead).toEqual([]);
});

it('code names only documents and headings that exist', () => {
  const named = ['app', 'components', 'content', 'lib', 'scripts', 'supabase']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.(tsx?|mjs|sql)$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\bdocs\/[\w-]+\.md(#[\w-]+)?/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((link) => deadLinks('README.md', `](${link})`).length > 0)).toEqual([]);
});

it('README.md links to every document in docs', () => {
  const readme = readFileSync('README.md', 'utf8');
  const names = readdirSync('docs').filter((name) => name.endsWith('.md'));
  expect(names.filter((name) => !readme.includes(`](docs/${name})`))).toEqual([]);
});

it('docs/deploy.md names only variables that .env.example documents', () => {
  const example = readFileSync('.env.example', 'utf8');
  const names = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/^- `([A-Z_]+)`/gm)].map(
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
});
