import { makes } from '@/lib/catalogue/makes';
import { routes, singlePages } from '@/lib/site/routes';

/** The paths of all pages except guides, whose slugs are the file names in content/blog. */
export const pagePaths: ReadonlySet<string> = new Set<string>([
  ...singlePages,
  ...makes.map((make) => routes.brand(make.slug)),
]);

/**
 * Corrects the case of a page's path: "/Inventory", "/BLOG/…".
 *
 * @param guides their slugs
 * @returns `null` if no page has that path
 */
export function lowerCasePage(pathname: string, guides: readonly string[]): string | null {
  const path = pathname.toLowerCase();
  if (path === routes.brandNotFound) return null;
  return pagePaths.has(path) || guides.some((slug) => routes.guide(slug) === path) ? path : null;
}
