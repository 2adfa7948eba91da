import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireLiveLink } from '@/lib/content/legal-links';
import { legalTexts } from '@/lib/content/legal-texts';

type Name = keyof typeof legalTexts;
const all: Name[] = ['privacy', 'terms', 'refunds'];
const source = (name: Name) => readFileSync(join(process.cwd(), legalTexts[name].file), 'utf8');

describe('the legal texts', () => {
  it.each(all)('%s: every link leads to a page or section that exists', (name) => {
    const texts = Object.values(legalTexts);
    const hrefs = [...source(name).matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(2);
    for (const href of hrefs) expect(() => requireLiveLink(href, legalTexts[name], texts)).not.toThrow();
  });

  it.each(all)('%s: no anchor of the table of contents appears twice', (name) => {
    const ids = legalTexts[name].contents.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
