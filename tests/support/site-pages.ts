import { pagePaths } from '@/lib/content/page-paths';
import { parseGuide } from '@/lib/guides/guide';
import { guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';

const guides = guideSlugsOnDisk().filter((slug) => !parseGuide(slug, guideSource(slug)).draft);

/** The URL paths of all pages, so that tests of all pages include those added later. */
export const sitePages = [...pagePaths, ...guides.map(routes.guide)]
  .filter((path) => path !== routes.feed)
  .sort();
