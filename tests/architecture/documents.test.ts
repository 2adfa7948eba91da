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

it('the documented name of the next migration comes after every migration that was applied', () => {
  // `supabase db push` refuses a migration that sorts before one that was applied.
  const [name = ''] =
    /\d{14}_inventory_\d{4}\.sql/.exec(readFileSync('docs/editing.md', 'utf8')) ?? [];
  expect([...readdirSync('supabase/migrations'), name].sort().at(-1)).toBe(name);
});
