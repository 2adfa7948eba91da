import { makes } from '@/lib/catalogue/makes';
import { routes, singlePagePaths } from '@/lib/site/routes';

/** The paths of all pages except guides, whose slugs are the file names in content/blog. */
export const pagePaths: ReadonlySet<string> = new Set<string>([
  ...singlePagePaths,
  ...makes.map((make) => routes.brand(make.slug)),
]);
