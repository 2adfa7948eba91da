import { existsSync } from 'node:fs';
import { contentFile } from '@/lib/content/folder';
import { pagePaths } from '@/lib/content/page-paths';
import { routes } from '@/lib/site/routes';

const GUIDE = new RegExp(`^${routes.guide('([a-z0-9-]+)')}$`);

/**
 * Whether a link in a content file leads to a page of this site. For use at build, because guides are read from disk.
 *
 * @param href as written in the content; a query and an anchor are allowed and not checked
 */
export function isInternalPage(href: string): boolean {
  const [page = ''] = href.split(/[?#]/);
  if (pagePaths.has(page)) return true;
  const slug = GUIDE.exec(page)?.[1];
  return slug !== undefined && existsSync(contentFile(`content/blog/${slug}.mdx`));
}
