import { readFileSync } from 'node:fs';
import { UserError } from './cli';

/** @param title "Leasing & Taxes in NJ" becomes "leasing-taxes-in-nj" */
export function slugFrom(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * @param guides all texts by slug, maybe with mistakes
 * @returns slug and text
 * @throws UserError for an unusable or taken title
 */
export function draftGuide(title: string, today: string, guides: ReadonlyMap<string, string>) {
  const name = title.trim().replace(/\s+/g, ' ');
  const slug = slugFrom(name);
  if (slug === '') throw new UserError('The title has no letter or digit that a URL can contain.');
  if (guides.has(slug))
    throw new UserError(
      `content/blog/${slug}.mdx exists: choose another title, or edit that guide.`,
    );
  const ids = [...guides.values()].map((source) => Number(/^id: *(\d+)/m.exec(source)?.[1] ?? 0));
  const text = readFileSync('scripts/lib/guide-draft.mdx', 'utf8')
    .replace('{id}', String(Math.max(0, ...ids) + 1))
    .replace('{today}', today)
    .replace('{title}', () => JSON.stringify(name));
  return { slug, text };
}
