import { brandModelsOf } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';
import { routes } from '@/lib/site/routes';

/** Brand pages without models are near-copies of each other. */
const emptyBrandPages = makes
  .filter((make) => brandModelsOf(make).length === 0)
  .map((make) => routes.brand(make.slug));

const hidden = new Set<string>([routes.inventoryDebug, routes.brandNotFound, ...emptyBrandPages]);

/** Whether search engines may list a path without a query; files (`/feed.xml`) and `/_not-found` are not pages. */
export function isIndexable(path: string): boolean {
  return !hidden.has(path) && !path.includes('.') && !path.startsWith('/_') && path !== '/404';
}

type Dated = { date: string; updated: { date: string } | null };

/**
 * @param content the published guides, and the legal pages with the date printed on them ("2026-08-16")
 * @returns dates by path, for pages that have one: search engines ignore the dates of a site on which some are invented
 */
export function lastModified(content: {
  guides: readonly ({ slug: string } & Dated)[];
  legal: readonly { path: string; date: string }[];
}): ReadonlyMap<string, string> {
  const dates = new Map(content.legal.map(({ path, date }) => [path, date]));
  for (const { slug, date, updated } of content.guides) {
    const latest = updated?.date ?? date;
    dates.set(routes.guide(slug), latest);
    // The list of guides is as new as the newest of them.
    if (latest > (dates.get(routes.blog) ?? '')) dates.set(routes.blog, latest);
  }
  return dates;
}
