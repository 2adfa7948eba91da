import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { faq } from '@/content/faq';
import { guideSlugs } from '@/lib/articles/slugs';
import { brandModelsOf } from '@/lib/catalogue/brands';
import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { pagePaths } from '@/lib/content/page-paths';
import { routes } from '@/lib/site/routes';
import { type CrawledPage, crawl, get, pathOf } from '../support/crawler';

const LONGEST_TITLE = 60;
const HEAVIEST_IMAGE = 150 * 1024;
const suffix = ` | ${business.name}`;

/** What is on the site for visitors alone: a tool, an error, and brands without a single model. */
const hidden = new Set<string>([
  routes.inventoryDebug,
  routes.brandNotFound,
  ...makes.filter((make) => brandModelsOf(make).length === 0).map((make) => routes.brand(make.slug)),
]);
const indexable = [...pagePaths, ...guideSlugs.map(routes.guide)]
  .filter((path) => !hidden.has(path) && path !== routes.feed)
  .sort();

let pages: Map<string, CrawledPage>;
let sitemap: string[];
const pageOf = (path: string) => pages.get(path) as CrawledPage;

// In order and in one worker, which crawls once; a failure does not keep the others from running.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(60_000);
  pages = await crawl(baseURL ?? '', routes.home);
  const xml = (await get(`${baseURL}/sitemap.xml`)).text;
  sitemap = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
});

test.describe('the site as a search engine sees it, without script', () => {
  test('has a sitemap of exactly the indexable pages, all on the production address', () => {
    expect(sitemap.every((url) => url === business.siteUrl || url.startsWith(`${business.siteUrl}/`))).toBe(
      true,
    );
    expect(sitemap.map(pathOf).sort()).toEqual(indexable);
  });

  test('reaches every page of the sitemap by links from the home page: no page is an orphan', () => {
    expect(indexable.filter((path) => !pages.has(path))).toEqual([]);
    const brandPages = makes.map((make) => routes.brand(make.slug));
    expect(brandPages.filter((path) => !pages.has(path))).toEqual([]);
  });

  test('answers at every link, and every anchor leads to an element', () => {
    const broken = [...pages.values()].flatMap((page) => [
      ...(page.status === 200 ? [] : [`${page.path} (${page.status}), linked from ${page.from}`]),
      ...page.anchors
        .filter(({ path, id }) => id !== '' && pages.get(path) && !pageOf(path).ids.has(id))
        .map(({ path, id }) => `${page.path} → ${path}#${id}`),
    ]);
    expect(broken).toEqual([]);
    expect(pages.size).toBeGreaterThan(indexable.length);
  });

  test('finds one h1, a title of at most 60 characters before the name, and a description on each page', () => {
    const wrong = indexable.filter((path) => {
      const { title, description, headings } = pageOf(path);
      const own = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
      const fits = own.length <= LONGEST_TITLE && description.length >= 50 && description.length <= 170;
      return headings !== 1 || !title.endsWith(business.name) || !fits;
    });
    expect(wrong).toEqual([]);
  });

  test('finds no title and no description twice', () => {
    for (const field of ['title', 'description'] as const) {
      const texts = indexable.map((path) => pageOf(path)[field]);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });

  test('finds on each page a canonical link to itself on the production address, and cards that agree', () => {
    for (const path of indexable) {
      const { canonical, meta } = pageOf(path);
      const own = `${business.siteUrl}${path === '/' ? '' : path}`;
      expect(canonical, path).toBe(own);
      expect(meta.get('og:url'), path).toBe(own);
      expect(meta.get('twitter:card'), path).toBe('summary_large_image');
      for (const name of ['og:title', 'og:description', 'og:site_name', 'og:image', 'twitter:image']) {
        expect(meta.get(name), `${name} of ${path}`).toBeTruthy();
      }
    }
  });

  test('is told to keep out of exactly the pages that the sitemap leaves out', () => {
    expect(indexable.filter((path) => pageOf(path).meta.has('robots'))).toEqual([]);
    const kept = [...hidden].filter((path) => pages.has(path));
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((path) => pageOf(path).meta.get('robots') !== 'noindex')).toEqual([]);
  });

  test('sees the bare page as the canonical one of every query of /inventory and /apply', async ({
    baseURL,
  }) => {
    const variants = [...pages.values()].filter(({ path }) => /^\/(inventory|apply)\?/.test(path));
    expect(variants.length).toBeGreaterThan(29);
    for (const { path, canonical } of variants) {
      expect(canonical, path).toBe(`${business.siteUrl}${path.split('?')[0]}`);
    }
    const other = await get(`${baseURL}/inventory?model=x&page=2&utm_source=ad`);
    expect(other.text).toContain(`<link rel="canonical" href="${business.siteUrl}/inventory"/>`);
  });

  test('gets share images of 1200 by 630 under 150 kB, one for each kind of page, guide and make', async ({
    baseURL,
  }) => {
    const brandPages = makes.map((make) => routes.brand(make.slug));
    const images = new Map(
      [...indexable, ...brandPages].map((path) => [path, pageOf(path).meta.get('og:image') ?? '']),
    );
    const own = [routes.home, routes.inventory, ...guideSlugs.map(routes.guide), ...brandPages];
    expect(new Set(own.map((path) => images.get(path))).size).toBe(own.length);
    for (const url of new Set(images.values())) {
      expect(url).toMatch(`${business.siteUrl}/og/`);
      const { status, type, bytes } = await get(url.replace(business.siteUrl, baseURL ?? ''));
      expect([status, type], url).toEqual([200, 'image/png']);
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height], url).toEqual([1200, 630]);
      expect(bytes.length, url).toBeLessThan(HEAVIEST_IMAGE);
    }
  });

  test('meets no third party: no script, style, frame or picture of another host', () => {
    const strangers = indexable.flatMap((path) =>
      pageOf(path)
        .loads.filter((url) => /^(https?:)?\/\//.test(url))
        .map((url) => `${path}: ${url}`),
    );
    const expected = /^\/(inventory|testimonials|about|credit-app|apply)(\/|:|\?)/;
    expect(strangers.filter((line) => !expected.test(line))).toEqual([]);
    expect(strangers.filter((line) => line.includes('google'))).toEqual([]);
  });

  test('may read everything: robots.txt disallows nothing and names the sitemap', async ({ baseURL }) => {
    const { text } = await get(`${baseURL}/robots.txt`);
    expect(text).toContain('User-agent: *\nAllow: /\n');
    expect(text).not.toMatch(/Disallow/i);
    expect(text).toContain(`Sitemap: ${business.siteUrl}/sitemap.xml`);
    expect((await get(`${baseURL}/`)).robots).toBeNull();
  });

  test('is told true dates: those of the guides and the legal pages, none where the content has none', async ({
    baseURL,
  }) => {
    const xml = (await get(`${baseURL}/sitemap.xml`)).text;
    const dates = new Map(
      [...xml.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(([, url = '', date]) => [
        pathOf(url),
        date,
      ]),
    );
    expect(dates.get(routes.blog)).toBe('2025-09-02');
    expect(dates.get(routes.privacy)).toBe('2025-08-16');
    expect(dates.get(routes.terms)).toBe('2025-01-15');
    expect(dates.get(routes.refunds)).toBe('2025-01-15');
    expect(dates.get(routes.home)).toBeUndefined();
    for (const slug of guideSlugs) {
      const { data } = pageOf(routes.guide(slug));
      expect(data.find((it) => it['@type'] === 'BlogPosting')?.dateModified).toBe(
        dates.get(routes.guide(slug)),
      );
    }
  });
});

test.describe('the structured data', () => {
  test('has a type, an id on the production address and no offer, price or rating, on every page', () => {
    for (const page of pages.values()) {
      const ids = page.data.map((it) => it['@id']);
      expect(new Set(ids).size, page.path).toBe(ids.length);
      for (const it of page.data) {
        expect(it['@context']).toBe('https://schema.org');
        expect(it['@id'], page.path).toMatch(new RegExp(`^${business.siteUrl}(/[^#]*)?#[a-z]+$`));
        expect(JSON.stringify(it)).not.toMatch(/"(offers?|price\w*|aggregateRating|review\w*)":|AutoDealer/i);
      }
    }
  });

  test('on home and contact tells the business, on home the site', () => {
    for (const path of [routes.home, routes.contact]) {
      expect(pageOf(path).data.find((it) => it['@type'] === 'AutomotiveBusiness')).toMatchObject({
        '@id': `${business.siteUrl}/#business`,
        name: business.name,
        email: business.email,
        areaServed: [{ name: 'New York City' }, { name: 'New Jersey' }],
        sameAs: business.links.instagram.map(({ url }) => url),
        openingHoursSpecification: business.hours.map(({ opens, closes }) => ({ opens, closes })),
      });
    }
    expect(
      pageOf(routes.home)
        .data.map((it) => it['@type'])
        .sort(),
    ).toEqual(['AutomotiveBusiness', 'WebSite']);
  });

  test('repeats the visible breadcrumb of every page that has one', () => {
    const withCrumbs = indexable.filter((path) => pageOf(path).crumbs.length > 0);
    expect(withCrumbs.length).toBe(indexable.length - [routes.home, routes.apply].length);
    for (const path of withCrumbs) {
      const list = pageOf(path).data.find((it) => it['@type'] === 'BreadcrumbList') as
        | { itemListElement: { position: number; name: string; item: string }[] }
        | undefined;
      expect(
        list?.itemListElement.map(({ name }) => name),
        path,
      ).toEqual(pageOf(path).crumbs);
      expect(pathOf(list?.itemListElement.at(-1)?.item ?? '')).toBe(path);
    }
  });

  test('of the FAQ holds the visible questions and answers', () => {
    const page = pageOf(routes.faq);
    const { mainEntity } = page.data.find((it) => it['@type'] === 'FAQPage') as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(mainEntity.map(({ name }) => name)).toEqual(faq.map(({ question }) => question));
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(page.text).toContain(name);
      for (const paragraph of acceptedAnswer.text.split('\n\n')) expect(page.text).toContain(paragraph);
    }
  });

  test('lists the vehicles of the inventory and of the brand pages by their visible names', () => {
    const lists = indexable.filter((path) => pageOf(path).data.some((it) => it['@type'] === 'ItemList'));
    const brandPages = makes
      .filter((make) => brandModelsOf(make).length > 0)
      .map(({ slug }) => routes.brand(slug));
    expect(lists.sort()).toEqual([routes.inventory, ...brandPages].sort());
    for (const path of lists) {
      const list = pageOf(path).data.find((it) => it['@type'] === 'ItemList') as unknown as {
        numberOfItems: number;
        itemListElement: { name: string; position: number }[];
      };
      expect(list.itemListElement.length).toBeGreaterThan(4);
      expect(list.numberOfItems).toBeGreaterThanOrEqual(list.itemListElement.length);
      const named = pageOf(path).labels.map((label) => label.replace('Call Now for Price: ', ''));
      for (const { name } of list.itemListElement) expect(named, path).toContain(name);
    }
  });
});

test.describe('one address for each page', () => {
  for (const [asked, page] of [
    ['/Inventory?make=Kia&utm_source=ad', '/inventory?make=Kia&utm_source=ad'],
    ['/BLOG/Leasing-vs-Buying-NYC-NJ-2025', routes.guide('leasing-vs-buying-nyc-nj-2025')],
    ['/inventory/BMW?gclid=1', `${routes.brand('bmw')}?gclid=1`],
    ['/Privacy-Policy', routes.privacy],
    ['/about/?a=b', '/about?a=b'],
    ['/inventory/bmw/', routes.brand('bmw')],
  ] as const) {
    test(`${asked} moved to ${page}`, async ({ baseURL }) => {
      const { status, location } = await get(`${baseURL}${asked}`);
      expect(status).toBe(308);
      expect(new URL(location ?? '', baseURL).href).toBe(`${baseURL}${page}`);
    });
  }

  for (const path of [
    '/Nothing-Here',
    '/BLOG/no-such-guide',
    '/Inventory/Lada',
    '/inventory/Brand-Not-Found',
  ]) {
    test(`${path} is not found`, async ({ baseURL }) => {
      expect((await get(`${baseURL}${path}`)).status).toBe(404);
    });
  }
});
