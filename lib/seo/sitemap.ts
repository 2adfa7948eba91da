import { brandModelsOf } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';
import { routes } from '@/lib/site/routes';

/** Brand pages without models are near-copies of each other. */
const emptyBrandPages = makes
  .filter((make) => brandModelsOf(make).length === 0)
  .map((make) => routes.brand(make.slug));

const hidden = new Set<string>([routes.inventoryDebug, routes.brandNotFound, ...emptyBrandPages]);

/**
 * Whether search engines may list a path without a query; files (`/og/home.png`) and `/_not-found`
 * are not pages.
 */
export function isIndexable(path: string): boolean {
  return !hidden.has(path) && !path.includes('.') && !path.startsWith('/_') && path !== '/404';
}
