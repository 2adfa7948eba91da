import { pagePaths } from '@/lib/content/page-paths';
import { routes } from '@/lib/site/routes';
import { guides } from './published-guides';

/** The URL paths of all pages, so that tests of all pages include those added later. */
export const sitePages = [...pagePaths, ...guides.map(({ slug }) => routes.guide(slug))]
  .filter((path) => path !== routes.feed)
  .sort();
