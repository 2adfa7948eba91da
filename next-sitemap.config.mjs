import { business } from './lib/content/business';
import { isIndexable } from './lib/seo/sitemap';
import { routes } from './lib/site/routes';

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
  transform: async (_config, path) => (isIndexable(path) ? { loc: path } : undefined),
  // Rendered per request, so that they are not among the build's pages.
  additionalPaths: async () => [{ loc: routes.inventory }, { loc: routes.apply }],
};
