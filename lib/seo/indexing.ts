import { brandModelsOf } from '@/lib/catalogue/brands';
import { makes } from '@/lib/catalogue/makes';
import { routes } from '@/lib/site/routes';

/** Brand pages that can only say "No current 2025 inventory": for visitors, not for search engines. */
const emptyBrandPages = makes
  .filter((make) => brandModelsOf(make).length === 0)
  .map((make) => routes.brand(make.slug));

const hidden = new Set<string>([routes.inventoryDebug, routes.brandNotFound, ...emptyBrandPages]);

/**
 * Whether search engines may list an address: the one answer that the robots meta tag and the sitemap share.
 *
 * @param path starts with a slash, without query; machine files (`/feed.xml`, `/og/home.png`, `/_not-found`) are no pages
 */
export function isIndexable(path: string): boolean {
  return !hidden.has(path) && !path.includes('.') && !path.startsWith('/_') && path !== '/404';
}
