import { makes } from '@/lib/catalogue/makes';
import { routes } from '@/lib/site/routes';

const single = Object.values(routes).filter((route) => typeof route === 'string');

/** The path of every page except the guides, whose slugs are files in content/blog. */
export const pagePaths: ReadonlySet<string> = new Set<string>([
  ...single.filter((route) => !route.includes('#')),
  ...makes.map((make) => routes.brand(make.slug)),
]);

/** @returns the page that a path such as "/Inventory" or "/BLOG/…" means, or `null`; `guides` are the guides' slugs */
export function lowerCasePage(pathname: string, guides: readonly string[]): string | null {
  const path = pathname.toLowerCase();
  if (path === routes.brandNotFound) return null;
  return pagePaths.has(path) || guides.some((slug) => routes.guide(slug) === path) ? path : null;
}
