import { routes } from '@/lib/site/routes';

type Dated = { date: string; updated: { date: string } | null };

/**
 * When pages last changed, as far as their content says so. A page whose content carries no date gets none: a made-up
 * one teaches search engines to ignore them all.
 *
 * @param content the published guides, and the legal pages with the date printed on them ("2025-08-16")
 * @returns dates by path
 */
export function lastModified(content: {
  guides: readonly ({ slug: string } & Dated)[];
  legal: readonly { path: string; date: string }[];
}): ReadonlyMap<string, string> {
  const guides = content.guides.map(({ slug, date, updated }) => ({
    path: routes.guide(slug),
    date: updated?.date ?? date,
  }));
  const newest = guides
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const list = newest ? [{ path: routes.blog as string, date: newest }] : [];
  return new Map([...list, ...guides, ...content.legal].map(({ path, date }) => [path, date]));
}
