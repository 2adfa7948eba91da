/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { documents, scripts } from '../../support/documents';

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only npm commands that there are', () => {
    const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only scripts that there are', () => {
    const named = [...text.matchAll(/\bnode ([\w./-]+\.mjs)/g)].map((match) => match[1] ?? '');
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('links only to files that there are, and to headings of its own', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
      (match[1] ?? '')
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
    const dead = links
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        if (file === '') return !headings.includes(anchor ?? '');
        return !existsSync(path.join(path.dirname(document), file));
      });
    expect(dead).toEqual([]);
  });
});

describe('README.md', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('tells its story in the order in which a stranger needs it', () => {
    const headings = [...readme.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(headings).toEqual([
      'Two commands',
      'Deploy in ten minutes',
      'Where to change what',
      'Write a guide',
      'Add vehicles to the inventory',
      'The house',
      'More',
    ]);
    expect(readme.indexOf('docs/home.png')).toBeLessThan(readme.indexOf('## Two commands'));
  });

  it('shows a picture that is not heavy', () => {
    expect(statSync('docs/home.png').size).toBeLessThan(300_000);
  });

  it('links to every document in docs', () => {
    const unlinked = readdirSync('docs').filter(
      (name) => name.endsWith('.md') && !readme.includes(`](docs/${name})`),
    );
    expect(unlinked).toEqual([]);
  });

  it('names in its table of variables only those that .env.example explains', () => {
    const example = readFileSync('.env.example', 'utf8');
    const named = new Set([...readme.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map((match) => match[1] ?? ''));
    named.delete('REVALIDATE_SECRET');
    expect([...named].filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
  });
});

describe('the GitHub workflow', () => {
  it('runs what .ci/run runs, on Node 20, 22 and 24', () => {
    const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
    expect(workflow).toContain('- run: .ci/run');
    expect(workflow).toContain('node: [20, 22, 24]');
    expect(statSync('.ci/run').mode & 0o111).not.toBe(0);
  });
});
