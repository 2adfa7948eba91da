import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { faq } from '@/content/faq';
import { brandModelsOf } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { pagePaths } from '@/lib/content/page-paths';
import { parseGuide } from '@/lib/guides/guide';
import { guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { type CrawledPage, crawler } from '../support/crawler';
import { expect, test } from '../support/test';

const brandPages = makes.map(({ slug }) => routes.brand(slug));
const stockedBrandPages = makes
  .filter((make) => brandModelsOf(make).length > 0)
  .map(({ slug }) => routes.brand(slug));
/** Pages that search engines must not list: a tool, an error page, and brands without models. */
const hidden = new Set<string>([
  routes.inventoryDebug,
  routes.brandNotFound,
  ...brandPages.filter((path) => !stockedBrandPages.includes(path)),
]);
const guides = guideSlugsOnDisk()
  .filter((slug) => !parseGuide(slug, guideSource(slug)).draft)
  .map(routes.guide);
const indexable = [...pagePaths, ...guides]
  .filter((path) => !hidden.has(path) && path !== routes.feed)
  .sort();

/** Texts of the content that are also the product's: a fixed heading, and the area of the guides. */
const productTexts = ['Apply for Your Lease', 'New York City and New Jersey'];

let pages: Map<string, CrawledPage>;
let sitemap: { path: string; lastmod: string | null }[];
const pageOf = (path: string) => pages.get(path) as CrawledPage;
const dataOf = <Data>(path: string, type: string) =>
  pageOf(path).data.find((item: Record<string, unknown>) => item['@type'] === type) as Data | undefined;
const canonicalOf = (path: string) => `${business.siteUrl}${path === routes.home ? '' : path}`;

// All in one worker, so that the site is crawled once; a failing test doesn't stop the others.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000);
  const { crawl, request, sitemapEntries } = await crawler;
  // Each vehicle has a Change link, which search engines are asked not to follow.
  pages = await crawl(baseURL ?? '', [routes.home], (path) => !/^\/apply\?.*change=/.test(path));
  const { text } = await request(`${baseURL}/sitemap.xml`);
  sitemap = sitemapEntries(text).map(({ url, lastmod }) => ({
    path: url.replace(business.siteUrl, '') || routes.home,
    lastmod,
  }));
});

test.describe('a search engine, without scripts', () => {
  test('finds exactly the indexable pages in the sitemap, all on the production URL', () => {
    expect(sitemap.map(({ path }) => path).sort()).toEqual(indexable);
  });

  test('reaches every page of the sitemap and every brand page by links from the home page', () => {
    expect([...indexable, ...brandPages].filter((path) => !pages.has(path))).toEqual([]);
  });

  test('gets a page for every link and an element for every anchor', () => {
    const broken = [...pages.values()].flatMap((page) => [
      ...(page.status === 200 ? [] : [`${page.path} (${page.status}), linked from ${page.linkedFrom}`]),
      ...page.internalLinks
        .filter(({ path, id }) => id !== '' && pages.get(path) && !pageOf(path).ids.has(id))
        .map(({ path, id }) => `${page.path} → ${path}#${id}`),
    ]);
    expect(broken).toEqual([]);
    expect(pages.size).toBeGreaterThan(indexable.length);
  });

  test('finds header, main and footer, one h1, a title of at most 65 characters, and a description on each page', () => {
    for (const path of indexable) {
      const { title, description, h1Count, landmarks } = pageOf(path);
      expect(h1Count, path).toBe(1);
      expect(landmarks, path).toEqual(['header', 'main', 'footer']);
      expect(title.length, `${path}: the title "${title}" is too long`).toBeLessThanOrEqual(65);
      expect(description, path).toMatch(/^.{50,170}$/);
    }
    for (const field of ['title', 'description'] as const)
      expect(new Set(indexable.map((path) => pageOf(path)[field])).size, field).toBe(indexable.length);
  });

  test('finds on each page its own canonical URL, and social cards with the same URL', () => {
    for (const path of indexable) {
      const { canonical, meta } = pageOf(path);
      expect(canonical, path).toBe(canonicalOf(path));
      expect(meta.get('og:url'), path).toBe(canonical);
      expect(meta.get('twitter:card'), path).toBe('summary_large_image');
      for (const name of ['og:title', 'og:description', 'og:site_name', 'og:image', 'twitter:image']) {
        expect(meta.get(name), `${name} of ${path}`).toBeTruthy();
      }
    }
  });

  test('may index the pages of the sitemap and none of the others', async ({ baseURL }) => {
    const { crawl, isNoindex } = await crawler;
    expect(indexable.filter((path) => isNoindex(pageOf(path)))).toEqual([]);
    const others = await crawl(baseURL ?? '', [...hidden], () => false);
    expect([...others.values()].filter((page) => !isNoindex(page)).map(({ path }) => path)).toEqual([]);
  });

  test('finds the URL without a query as the canonical one of filters and of /apply', async ({ baseURL }) => {
    const variants = [...pages.values()].filter(({ path }) => /^\/(inventory|apply)\?(?!page=)/.test(path));
    expect(variants.length).toBeGreaterThan(1);
    for (const { path, canonical } of variants) {
      expect(canonical, path).toBe(`${business.siteUrl}${path.split('?')[0]}`);
    }
    const { request } = await crawler;
    const { text } = await request(`${baseURL}/inventory?make=x&page=2&utm_source=ad`);
    expect(text).toContain(`<link rel="canonical" href="${business.siteUrl}/inventory"/>`);
  });

  test('gets share images of 1200 by 630 pixels and less than 150 kB, one for each guide and make', async ({
    baseURL,
  }) => {
    const images = new Map(
      [...indexable, ...brandPages].map((path) => [path, pageOf(path).meta.get('og:image') ?? '']),
    );
    const own = [routes.home, routes.inventory, ...guides, ...brandPages];
    expect(new Set(own.map((path) => images.get(path))).size).toBe(own.length);
    for (const url of new Set(images.values())) {
      expect(url).toMatch(`${business.siteUrl}/og/`);
      const response = await fetch(url.replace(business.siteUrl, baseURL ?? ''));
      expect([response.status, response.headers.get('content-type')], url).toEqual([200, 'image/png']);
      const bytes = Buffer.from(await response.arrayBuffer());
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height], url).toEqual([1200, 630]);
      expect(bytes.length, url).toBeLessThan(150 * 1024);
    }
  });

  test('finds resources of other hosts only on pages that embed something', () => {
    const embedding = /^\/(inventory|testimonials|about|credit-app|apply)(\/|$)/;
    const thirdParty = indexable.flatMap((path) =>
      pageOf(path)
        .resources.filter((url: string) => /^(https?:)?\/\//.test(url))
        .filter((url: string) => !embedding.test(path) || url.includes('google'))
        .map((url: string) => `${path}: ${url}`),
    );
    expect(thirdParty).toEqual([]);
  });

  test('may read everything: robots.txt disallows nothing and names the sitemap', async ({ baseURL }) => {
    const { request } = await crawler;
    const { text } = await request(`${baseURL}/robots.txt`);
    expect(text).toContain('User-agent: *\nAllow: /\n');
    expect(text).not.toMatch(/Disallow/i);
    expect(text).toContain(`Sitemap: ${business.siteUrl}/sitemap.xml`);
    expect(text).not.toMatch(/^(?!User-agent:|Allow:|Sitemap:|#|$)/m);
    expect(pageOf(routes.home).headers.get('x-robots-tag')).toBeNull();
  });

  test('finds the dates of guides and legal pages in the sitemap, and no other dates', () => {
    const legal = [routes.privacy, routes.terms, routes.refunds];
    const dates = new Map<string, string | undefined>();
    for (const path of guides)
      dates.set(path, dataOf<{ dateModified: string }>(path, 'BlogPosting')?.dateModified);
    dates.set(routes.blog, [...dates.values()].sort().at(-1));
    for (const path of legal) dates.set(path, pageOf(path).times[0]);
    for (const { path, lastmod } of sitemap) expect(lastmod, path).toBe(dates.get(path) ?? null);
  });
});

test.describe('the structured data', () => {
  test('is valid, has an id on the production URL, and contains no offer, price or rating', () => {
    for (const page of pages.values()) {
      expect(page.dataErrors, page.path).toEqual([]);
      const ids = page.data.map((it) => it['@id']);
      expect(new Set(ids).size, page.path).toBe(ids.length);
      for (const it of page.data) {
        expect(it['@context']).toBe('https://schema.org');
        expect(it['@id'], page.path).toMatch(new RegExp(`^${business.siteUrl}(/[^#]*)?#[a-z]+$`));
        expect(JSON.stringify(it)).not.toMatch(
          /"(offers?|price\w*|aggregateRating|review(s|Rating)?)":|AutoDealer/i,
        );
      }
    }
  });

  test('of the home and contact pages describes the business, and of the home page the site', () => {
    for (const path of [routes.home, routes.contact]) {
      expect(dataOf(path, 'AutomotiveBusiness')).toMatchObject({
        '@id': `${business.siteUrl}/#business`,
        name: business.name,
        email: business.email,
        areaServed: [{ name: 'New York City' }, { name: 'New Jersey' }],
        openingHoursSpecification: business.hours.map(({ opens, closes }) => ({ opens, closes })),
      });
    }
    expect(dataOf(routes.home, 'WebSite')).toBeDefined();
  });

  test('repeats the visible breadcrumb of every page that has one', () => {
    type Breadcrumbs = { itemListElement: { name: string; item: string }[] };
    const withCrumbs = indexable.filter((path) => pageOf(path).breadcrumb.length > 0);
    expect(indexable.filter((path) => !withCrumbs.includes(path))).toEqual([routes.home, routes.apply]);
    for (const path of withCrumbs) {
      const list = dataOf<Breadcrumbs>(path, 'BreadcrumbList')?.itemListElement ?? [];
      expect(
        list.map(({ name }) => name),
        path,
      ).toEqual(pageOf(path).breadcrumb);
      expect(list.at(-1)?.item).toBe(canonicalOf(path));
    }
  });

  test('of the FAQ contains the visible questions and answers', () => {
    type FaqPage = { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
    const questions = dataOf<FaqPage>(routes.faq, 'FAQPage')?.mainEntity ?? [];
    expect(questions.map(({ name }) => name)).toEqual(faq.map(({ question }) => question));
    const { text } = pageOf(routes.faq);
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(name);
      for (const paragraph of acceptedAnswer.text.split('\n\n')) expect(text).toContain(paragraph);
    }
  });

  test('lists the vehicles of the inventory and of the brand pages by their visible names', () => {
    type Vehicles = { numberOfItems: number; itemListElement: { name: string; url: string }[] };
    const withList = indexable.filter((path) => dataOf(path, 'ItemList'));
    expect(withList).toEqual([routes.inventory, ...stockedBrandPages].sort());
    for (const path of withList) {
      const { numberOfItems = 0, itemListElement = [] } = dataOf<Vehicles>(path, 'ItemList') ?? {};
      expect(itemListElement.length).toBeGreaterThan(0);
      expect(numberOfItems).toBeGreaterThanOrEqual(itemListElement.length);
      const visible = pageOf(path).labels.map((label: string) => label.replace('Call Now for Price: ', ''));
      for (const { name } of itemListElement) expect(visible, path).toContain(name);
      const urls = itemListElement.map(({ url }) => url);
      expect(new Set(urls).size, path).toBe(urls.length);
      for (const url of urls) {
        const [page, id = ''] = url.split('#');
        expect(page).toBe(canonicalOf(path));
        expect(pageOf(path).ids, url).toContain(id);
      }
    }
  });
});

/** The texts of content files: their sentences, without what the pages fill in. */
async function sentencesIn(folder: string, files: readonly string[]): Promise<Set<string>> {
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsOf);
  const modules = await Promise.all(files.map((file) => import(path.join(folder, file))));
  const sentences = modules
    .flatMap((module) => textsOf({ ...module }))
    .map((text) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    .flatMap((text) => text.split(/\{\w+\}|(?<=[.?!:;])\s/))
    .map((sentence) => sentence.trim());
  return new Set(sentences);
}

test.describe('with the content of another business', () => {
  const replaced = path.resolve('tests/support/second-business/replaced');
  test.skip(!existsSync(replaced), 'only in npm test -- owner');

  test('no page has a text of the content that it replaces', async ({ baseURL }) => {
    const { crawl, request } = await crawler;
    const others = await crawl(baseURL ?? '', [...hidden, '/nowhere'], () => false);
    const feed = await request(`${baseURL}${routes.feed}`);
    const own = await sentencesIn(path.resolve('content'), readdirSync(replaced));
    const foreign = [...(await sentencesIn(replaced, readdirSync(replaced)))].filter(
      (text) => !own.has(text) && !productTexts.includes(text) && text.split(' ').length > 3,
    );
    const { city } = (await import(path.join(replaced, 'business.ts'))).business.address;
    // Guides may name a town.
    const facts = [...(await sentencesIn(replaced, ['business.ts']))].filter(
      (it) => it.length > 7 && it !== city,
    );
    expect(foreign.length).toBeGreaterThan(100);
    const found = [...pages.values(), ...others.values()].flatMap((page) => {
      const shown = [page.text, page.title, ...page.meta.values(), ...page.labels, JSON.stringify(page.data)];
      return [...foreign, ...facts]
        .filter((text) => shown.some((it) => it.includes(text)))
        .map((text) => `${page.path}: ${text}`);
    });
    expect(found).toEqual([]);
    expect(foreign.filter((text) => feed.text.includes(text))).toEqual([]);
  });
});

test.describe('one URL for each page', () => {
  for (const [from, to] of [
    ['/Inventory?make=Kia&utm_source=ad', '/inventory?make=Kia&utm_source=ad'],
    ['/BLOG/Leasing-vs-Buying-NYC-NJ-2025', routes.guide('leasing-vs-buying-nyc-nj-2025')],
    ['/inventory/BMW?gclid=1', `${routes.brand('bmw')}?gclid=1`],
    ['/about/?a=b', '/about?a=b'],
  ]) {
    test(`${from} redirects permanently to ${to}`, async ({ baseURL }) => {
      const response = await fetch(`${baseURL}${from}`, { redirect: 'manual' });
      expect(response.status).toBe(308);
      expect(new URL(response.headers.get('location') ?? '', baseURL).href).toBe(`${baseURL}${to}`);
    });
  }

  for (const path of [
    '/Nothing-Here',
    '/BLOG/no-such-guide',
    '/Inventory/Lada',
    '/inventory/Brand-Not-Found',
  ]) {
    test(`${path} is not found`, async ({ baseURL }) => {
      expect((await fetch(`${baseURL}${path}`)).status).toBe(404);
    });
  }
});
