import { readdirSync, readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';

/** The Markdown documents of the repository. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'components/lead-form/README.md',
  'public/README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The anchors of a document's headings, as GitHub generates them. */
export function anchorsOf(document: string): Set<string> {
  const slugger = new GithubSlugger();
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set([...headings].map(([, heading = '']) => slugger.slug(heading)));
}

/** The npm commands of package.json. */
export const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
