import type { MetadataRoute } from 'next';
import { guideList } from '@/lib/guides/guide';
import { makesWithCars } from '@/lib/inventory/server';
import { canonicalUrl } from '@/lib/seo/metadata';
import { routes, singlePages } from '@/lib/site/routes';

/** In seconds. The list changes, because a make is listed only while its page has cars. */
export const revalidate = 300;

const hidden: ReadonlySet<string> = new Set([routes.inventoryDebug, routes.brandNotFound]);

/** The pages that search engines may list. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = singlePages.filter((path) => !hidden.has(path));
  const brands = (await makesWithCars()).map(({ slug }) => routes.brand(slug));
  const guides = guideList().map(({ slug, updated }) => ({
    url: canonicalUrl(routes.guide(slug)),
    lastModified: updated,
  }));
  return [...[...pages, ...brands].map((path) => ({ url: canonicalUrl(path) })), ...guides];
}
