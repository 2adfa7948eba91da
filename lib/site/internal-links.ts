import { existsSync } from 'node:fs';
import path from 'node:path';
import { makes } from '@/lib/catalogue/makes';
import { routes } from './routes';

const pages = new Set<string>([
  ...Object.values(routes).filter((route): route is Exclude<typeof route, (slug: string) => string> => {
    return typeof route === 'string';
  }),
  ...makes.map((make) => routes.brand(make.slug)),
]);
const GUIDE = new RegExp(`^${routes.guide('([a-z0-9-]+)')}$`);

/**
 * Whether a link in a content file leads to a page of this site. For use at build: it looks at the guides on disk.
 *
 * @param href as written in the content; a query and an anchor are allowed and not checked
 */
export function isInternalPage(href: string): boolean {
  const [page = ''] = href.split(/[?#]/);
  if (pages.has(page)) return true;
  const slug = GUIDE.exec(page)?.[1];
  return slug !== undefined && existsSync(path.join(process.cwd(), 'content/blog', `${slug}.mdx`));
}
