import { readFileSync } from 'node:fs';
import { business } from './lib/content/business';
import { readFrontMatter } from './lib/content/front-matter';
import { guideList } from './lib/guides/server';
import { isIndexable, lastModified } from './lib/seo/sitemap';
import { routes } from './lib/site/routes';

/** The date that a legal page shows; its format is checked where the page is built. @param {string} path */
function legalDate(path) {
  const file = `content/legal${path}.mdx`;
  const { fields } = readFrontMatter(file, readFileSync(file, 'utf8'));
  return { path, date: /** @type {{ date: string }} */ (fields).date };
}

const dates = lastModified({
  guides: guideList(),
  legal: [routes.privacy, routes.terms, routes.refunds].map(legalDate),
});
const entry = (/** @type {string} */ path) => ({ loc: path, lastmod: dates.get(path) });

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: business().siteUrl,
  sourceDir: process.env.NEXT_DIST_DIR ?? '.next',
  outDir: process.env.SITEMAP_FOLDER ?? 'public',
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  // Search engines must be able to read a page to find its noindex: nothing is disallowed.
  robotsTxtOptions: {
    policies: [{ userAgent: '*', allow: '/' }],
    // next-sitemap adds "Host:", which is not part of the standard (RFC 9309).
    transformRobotsTxt: async (_config, text) => text.replace(/^# Host\nHost: .*\n\n/m, ''),
  },
  transform: async (_config, path) => (isIndexable(path) ? entry(path) : undefined),
  // Rendered per request, so that they are not among the build's pages.
  additionalPaths: async () => [routes.inventory, routes.apply].map(entry),
};
