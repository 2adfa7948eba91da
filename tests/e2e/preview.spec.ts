import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { noncePages } from '@/lib/build-output/header-rules';
import { business } from '@/lib/content/business';
import { isIndexable } from '@/lib/seo/indexing';
import { routes } from '@/lib/site/routes';
import { type CrawledPage, crawl, get } from '../support/crawler';
import { type Site, startSite } from '../support/site-server';

/** Built by scripts/test.mjs as a host builds a preview: VERCEL_ENV=preview, a host of its own, an adapter. */
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

test.describe('what a host with an adapter is given', () => {
  /** Written by tests/support/host-adapter.mjs while the build ran. */
  let host: {
    pages: { pathname: string; html: string }[];
    rules: { sourceRegex: string; headers?: Record<string, string> }[];
    sitemap: string | null;
    robots: string | null;
  };
  test.beforeAll(() => {
    host = JSON.parse(readFileSync(path.join(folder, 'host.json'), 'utf8'));
  });
  const pageAt = (address: string) => host.pages.find(({ pathname }) => pathname === address)?.html ?? '';
  /** The last rule wins, as it does at a host. */
  const policyOf = (address: string) =>
    host.rules
      .filter(
        (rule) => rule.headers?.['content-security-policy'] && new RegExp(rule.sourceRegex).test(address),
      )
      .at(-1)?.headers?.['content-security-policy'];

  test('finished pages: no inline script that runs, no framework where no island is', () => {
    expect(host.pages.length).toBeGreaterThan(50);
    for (const { pathname, html } of host.pages) {
      expect(html.match(/<script(?![^>]*(\bsrc=|type="application\/))[^>]*>/g), pathname).toBeNull();
    }
    expect(pageAt(routes.faq)).toContain('<h1');
    expect(pageAt(routes.faq)).not.toMatch(/<script[^>]*\/_next\//);
    expect(pageAt(routes.home)).toContain('id="framework"');
  });

  test('a policy for every page that is prerendered, none for the two that make their own', () => {
    for (const { pathname } of host.pages)
      expect(policyOf(pathname), pathname).toContain("script-src 'self'");
    expect(policyOf(routes.testimonials)).toContain('https://www.instagram.com');
    for (const address of noncePages) expect(policyOf(address), address).toBeUndefined();
  });

  test('the sitemap and robots.txt of this build, before it takes the files of public', () => {
    const pages = host.pages.map(({ pathname }) => pathname).filter(isIndexable);
    expect(pages).toContain(routes.faq);
    const listed = [...(host.sitemap ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(listed.sort()).toEqual([...pages, routes.inventory].sort());
    expect(host.robots).toContain(`${business.siteUrl}/sitemap.xml`);
  });
});
