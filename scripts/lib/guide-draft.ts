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

/** What a new guide needs to know of another one. A mistake in that one is content:check's to name. */
export function readLeniently(slug: string, source: string) {
  const field = (name: string) => new RegExp(`^${name}: *(\\S+)`, 'm').exec(source)?.[1] ?? '';
  return {
    slug,
    id: Number.parseInt(field('id'), 10) || 0,
    date: field('date'),
    draft: field('draft') === 'true',
  };
}

/**
 * @param today as "2026-01-31" @param guides every existing guide @returns the slug and the text of content/blog/<slug>.mdx
 * @throws UserError when the title is unusable or taken
 */
export function draftGuide(
  title: string,
  today: string,
  guides: readonly ReturnType<typeof readLeniently>[],
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
