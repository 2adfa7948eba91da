import { getServerSideSitemap } from 'next-sitemap';
import { guideList } from '@/lib/content/guides';
import { makesWithCars } from '@/lib/inventory/server';
import { canonicalUrl } from '@/lib/seo/metadata';
import { fixedPaths, routes } from '@/lib/site/routes';

/** In seconds. The list changes, because a make is listed only while its page has cars. */
export const revalidate = 300;

const notListed: readonly string[] = [routes.inventoryDebug, routes.brandNotFound];

export async function GET() {
  const brands = (await makesWithCars()).map(({ slug }) => routes.brand(slug));
  const pages = [...fixedPaths.filter((path) => !notListed.includes(path)), ...brands];
  return getServerSideSitemap([
    ...pages.map((path) => ({ loc: canonicalUrl(path) })),
    ...guideList().map(({ slug, updated }) => ({
      loc: canonicalUrl(routes.guide(slug)),
      lastmod: updated,
    })),
  ]);
}
