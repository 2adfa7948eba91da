import { expect, test } from '@playwright/test';
import { business } from '@/lib/site/business';
import { routes } from '@/lib/site/routes';
import { type CrawledPage, crawl, get } from '../support/crawler';
import { type Site, startSite } from '../support/site-server';

/** Built by scripts/test.mjs as Vercel builds a preview: VERCEL_ENV=preview and a host of its own. */
const { PREVIEW_FOLDER: folder = '', PREVIEW_HOST: host = '' } = process.env;

let site: Site;
let pages: Map<string, CrawledPage>;

// In order and in one worker, which crawls once; a failure does not keep the others from running.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startSite({ NEXT_DIST_DIR: folder, VERCEL_ENV: 'preview', VERCEL_URL: host });
  pages = await crawl(site.url, routes.home);
});
test.afterAll(() => site?.stop());

test.describe('a preview deployment', () => {
  test('answers every page, machine file, redirect and error with X-Robots-Tag: noindex', async () => {
    expect(pages.size).toBeGreaterThan(60);
    const listed = [...pages.values()].filter((page) => page.robotsHeader !== 'noindex');
    expect(listed.map(({ path }) => path)).toEqual([]);
    for (const path of ['/sitemap.xml', '/feed.xml', '/og/home.png', '/nothing-here', '/inventory/lada']) {
      expect((await get(`${site.url}${path}`)).robots, path).toBe('noindex');
    }
  });

  test('does not disallow what must be read to be left out', async () => {
    const { status, text } = await get(`${site.url}/robots.txt`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/Disallow/i);
  });

  test('keeps the canonical links on production and takes its share images from its own host', () => {
    for (const path of [routes.home, routes.about, routes.brand('bmw')]) {
      const page = pages.get(path);
      expect(page?.canonical).toBe(`${business.siteUrl}${path === '/' ? '' : path}`);
      expect(page?.meta.get('og:url')).toBe(page?.canonical);
      expect(page?.meta.get('og:image')).toMatch(`https://${host}/og/`);
    }
  });
});
