import { makes } from '@/lib/catalogue/makes';
import { routes } from './routes';

const single = Object.values(routes).filter(
  (route): route is Exclude<typeof route, (slug: string) => string> => typeof route === 'string',
);

/** Every address of the site without a query or an anchor, the guides left out: their slugs are content. */
export const pagePaths: ReadonlySet<string> = new Set<string>([
  ...single.filter((route) => !route.includes('#')),
  ...makes.map((make) => routes.brand(make.slug)),
]);

/**
 * The lower-case address that an address with upper-case letters means.
 *
 * @param pathname as asked for: "/Inventory", "/BLOG/…"
 * @param guides the guides' slugs
 * @returns the page's own address, or `null` when no page stands there
 */
export function lowerCasePage(pathname: string, guides: readonly string[]): string | null {
  const path = pathname.toLowerCase();
  if (path === routes.brandNotFound) return null;
  return pagePaths.has(path) || guides.some((slug) => routes.guide(slug) === path) ? path : null;
}
