import { guideList } from '@/lib/content/guides';
import { makesWithCars } from '@/lib/inventory/server';
import { fixedPaths, routes } from '@/lib/site/routes';
import { canonicalUrl } from './metadata';

const hidden: ReadonlySet<string> = new Set([routes.inventoryDebug, routes.brandNotFound]);

/** An entry of sitemap.xml, as next-sitemap accepts it. `lastmod` is a date. */
type SitemapEntry = { loc: string; lastmod?: string };

/** The pages that search engines may list. A make's page is listed only while it has cars. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const paths = fixedPaths.filter((path) => !hidden.has(path));
  const brands = (await makesWithCars()).map(({ slug }) => routes.brand(slug));
  const guides = guideList().map(({ slug, updated }) => ({
    loc: canonicalUrl(routes.guide(slug)),
    lastmod: updated,
  }));
  return [...[...paths, ...brands].map((path) => ({ loc: canonicalUrl(path) })), ...guides];
}
