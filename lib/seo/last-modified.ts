import { routes } from '@/lib/site/routes';

type Dated = { date: string; updated: { date: string } | null };

/**
 * The dates of the sitemap. A page whose content has no date gets none, because search engines ignore the dates of a
 * site on which some are invented.
 *
 * @param content the published guides, and the legal pages with the date printed on them ("2026-08-16")
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
