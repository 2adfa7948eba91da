import { makes } from '@/lib/catalogue/makes';
import { routes, singlePages } from '@/lib/site/routes';

/** The path of every page except the guides, whose slugs are files in content/blog. */
export const pagePaths: ReadonlySet<string> = new Set<string>([
  ...singlePages,
  ...makes.map((make) => routes.brand(make.slug)),
]);

/**
 * @returns the page that a path such as "/Inventory" or "/BLOG/…" means, or `null`; `guides` are
 *   the guides' slugs
 */
export function lowerCasePage(pathname: string, guides: readonly string[]): string | null {
  const path = pathname.toLowerCase();
  if (path === routes.brandNotFound) return null;
  return pagePaths.has(path) || guides.some((slug) => routes.guide(slug) === path) ? path : null;
}
