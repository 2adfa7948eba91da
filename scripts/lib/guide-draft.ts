import { readFileSync } from 'node:fs';
import type { Guide } from '@/lib/guides/guide';
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
 * @param today as "2026-01-31" @param guides every existing guide @returns the slug and the text of content/blog/<slug>.mdx
 * @throws UserError when the title is unusable or taken
 */
export function draftGuide(
  title: string,
  today: string,
  guides: readonly Pick<Guide, 'slug' | 'id' | 'date' | 'draft'>[],
) {
  const name = title.trim().replace(/\s+/g, ' ');
  const slug = slugFrom(name);
  if (slug === '') throw new UserError('The title has no letter or digit that a URL can contain.');
  if (guides.some((guide) => guide.slug === slug))
    throw new UserError(`content/blog/${slug}.mdx exists: choose another title, or edit that guide.`);
  const published = guides.filter(({ draft }) => !draft).sort((a, b) => b.date.localeCompare(a.date));
  const related = published.slice(0, 2).map((guide) => guide.slug);
  const id = Math.max(0, ...guides.map((guide) => guide.id)) + 1;
  const text = readFileSync('scripts/lib/guide-draft.mdx', 'utf8')
    .replace('{id}', String(id))
    .replace('{today}', today)
    .replace('{related}', related.join(', '))
    .replace('{title}', () => JSON.stringify(name));
  return { slug, text };
}
