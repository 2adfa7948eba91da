import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { contentPath } from '@/lib/content/content-path';
import { redirects } from '@/lib/content/redirects';
import { legalFields, parseFrontMatter } from '@/lib/content/schemas/front-matter';
import { fixedAndBrandPaths } from '@/lib/content/schemas/links';
import { longDate } from '@/lib/format/dates';
import { perRequestPages } from '@/lib/security/security-policy';
import { routes } from '@/lib/site/routes';
import { wrongConversions } from '../support/conversions';
import { type CrawledPage, crawl } from '../support/crawl';
import { attributesOf, textsOf } from '../support/html';
import { pageStates } from '../support/page-templates';
import { guides } from '../support/published-guides';
import { expect, test } from '../support/test';

const brandPages = makes.map(({ slug }) => routes.brand(slug));
const notFound = ['/no/such/page', routes.brandNotFound, routes.guide('no-such-guide')];
/** Pages that search engines must not list: a tool, error pages, and brands without cars. */
const isHidden = (page: string) =>
  [routes.inventoryDebug, ...notFound].includes(page) ||
  (brandPages.includes(page) && pageOf(page).document.querySelector('main article') === null);
const guidePaths = guides.map(({ slug }) => routes.guide(slug));

/** Of the beginning of a page, which every program reads that shows a preview of a link. */
const PREVIEW_BYTES = 8_192;

let pages: Map<string, CrawledPage>;
let sitemap: string[];
let hidden: string[];
let indexable: string[];
const pageOf = (page: string) => pages.get(page) as CrawledPage;
const metaOf = (page: string, name: string) =>
  attributesOf(
    pageOf(page).document,
    `meta:is([name="${name}"], [property="${name}"])`,
    'content',
  )[0] ?? '';
const canonicalOf = (page: string) =>
  attributesOf(pageOf(page).document, 'link[rel="canonical"]', 'href')[0];
const dataOf = <Data>(page: string, type: string) =>
  pageOf(page).data.find((item) => item['@type'] === type) as Data | undefined;
const publicUrl = (page: string) => `${business().siteUrl}${page === routes.home ? '' : page}`;
const isNoindex = (page: string) =>
  /noindex/.test(`${pageOf(page).headers.get('x-robots-tag')} ${metaOf(page, 'robots')}`);

// All in one worker, so that the site is crawled once; a failing test doesn't stop the others.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  const start = [routes.home, ...pageStates, routes.inventoryDebug, ...notFound, ...brandPages];
  pages = await crawl(baseURL ?? '', start);
  const known = [...new Set([...fixedAndBrandPaths, ...guidePaths, ...notFound])].sort();
  hidden = known.filter(isHidden);
  indexable = known.filter((page) => !isHidden(page));
  const xml = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  sitemap = [...document.querySelectorAll('loc')].map(
    ({ textContent }) => textContent?.replace(business().siteUrl, '') || routes.home,
  );
});

test.describe('a search engine, without scripts', () => {
  test('finds exactly the indexable pages in the sitemap, and may index those alone', () => {
    expect(sitemap.sort()).toEqual(indexable);
    expect(indexable.filter(isNoindex)).toEqual([]);
    expect(hidden.filter((page) => !isNoindex(page))).toEqual([]);
  });

  test('reaches every page by links, and finds the target of every link and anchor', () => {
    const linked = new Set(
      [...pages.values()].flatMap(({ links }) => links.map((link) => link.path)),
    );
    expect([...indexable, ...brandPages].filter((page) => !linked.has(page))).toEqual([]);
    const broken = [...pages.values()].flatMap((page) => [
      ...(page.status === (notFound.includes(page.path) ? 404 : 200)
        ? []
        : [`${page.path} (${page.status}), linked from ${page.linkedFrom}`]),
      ...page.links
        .filter(
          ({ path: target, id }) => id && pages.get(target)?.document.getElementById(id) === null,
        )
        .map(({ path: target, id }) => `${page.path} → ${target}#${id}`),
    ]);
    expect(broken).toEqual([]);
  });

  test('finds on each page landmarks, one h1, its own title and description, and its URL', () => {
    for (const page of indexable) {
      const { document } = pageOf(page);
      expect(document.querySelectorAll('h1'), page).toHaveLength(1);
      expect([...document.querySelectorAll('body > :is(header, main, footer)')], page).toHaveLength(
        3,
      );
      const ids = attributesOf(document, '[id]', 'id');
      expect(new Set(ids).size, page).toBe(ids.length);
      expect(document.title.length, `${page}: the title "${document.title}"`).toBeLessThanOrEqual(
        65,
      );
      expect(metaOf(page, 'og:url'), page).toBe(publicUrl(page));
      expect(metaOf(page, 'twitter:card'), page).toBe('summary_large_image');
      for (const name of ['description', 'og:title', 'og:description', 'og:site_name', 'og:image'])
        expect(metaOf(page, name), `${name} of ${page}`).not.toBe('');
    }
    const other = [...pages.keys()].filter((page) => /^\/(inventory|apply)\?(?!page=)/.test(page));
    expect(other.length).toBeGreaterThan(1);
    for (const page of [...indexable, ...other])
      expect(canonicalOf(page), page).toBe(publicUrl(page.replace(/\?.*/, '')));
    for (const textOf of [
      (page: string) => pageOf(page).document.title,
      (page: string) => metaOf(page, 'description'),
    ])
      expect(new Set(indexable.map(textOf)).size).toBe(indexable.length);
  });

  test('finds what a preview shows in the bytes that every program reads', () => {
    const tags = [
      /<title>[^<]+<\/title>/,
      /<meta name="description" content="[^"]+"/,
      /<link rel="canonical" href="http[^"]+"/,
      /<meta property="og:image" content="http[^"]+"/,
    ];
    for (const page of indexable) {
      const start = pageOf(page).text.slice(0, PREVIEW_BYTES);
      for (const tag of tags) expect(start, page).toMatch(tag);
    }
  });

  test('gets share images of 1200 by 630 pixels', async ({ baseURL }) => {
    for (const url of new Set(indexable.map((page) => metaOf(page, 'og:image')))) {
      const response = await fetch(url.replace(business().siteUrl, baseURL ?? ''));
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([width, height], url).toEqual([1200, 630]);
    }
  });

  test('may read everything: robots.txt disallows nothing and names the sitemap', async ({
    baseURL,
  }) => {
    const text = await (await fetch(`${baseURL}/robots.txt`)).text();
    expect(text).toMatch(/User-agent: \*\nAllow: \/\n/i);
    expect(text).toContain(`Sitemap: ${business().siteUrl}/sitemap.xml`);
    expect(text).not.toMatch(/^(?!User-agent:|Allow:|Sitemap:|$)/im);
  });
});

test.describe('the structured data', () => {
  test('describes the business and the site, and contains no offer, price or rating', () => {
    for (const page of [routes.home, routes.contact])
      expect(dataOf(page, 'AutomotiveBusiness')).toMatchObject({
        '@id': `${business().siteUrl}/#business`,
      });
    expect(dataOf(routes.home, 'WebSite')).toBeDefined();
    for (const page of pages.values()) {
      const ids = page.data.map((it) => it['@id']);
      expect(new Set(ids).size, page.path).toBe(ids.length);
      for (const it of page.data) {
        expect(it['@context']).toBe('https://schema.org');
        expect(it['@id'], page.path).toMatch(new RegExp(`^${business().siteUrl}(/[^#]*)?#[a-z]+$`));
        expect(JSON.stringify(it)).not.toMatch(
          /"(offers?|price\w*|aggregateRating|review(s|Rating)?)":|AutoDealer/i,
        );
      }
    }
  });

  test('repeats the visible breadcrumb of every page but the home page', () => {
    type Breadcrumbs = { itemListElement: { name: string; item: string }[] };
    for (const page of indexable) {
      const list = dataOf<Breadcrumbs>(page, 'BreadcrumbList')?.itemListElement ?? [];
      const visible = textsOf(pageOf(page).document, 'nav[aria-label="Breadcrumb"] li');
      expect(visible.length > 0, page).toBe(page !== routes.home);
      expect(list.map(({ name }) => name)).toEqual(visible);
      const here = textsOf(pageOf(page).document, 'nav[aria-label] [aria-current=page]');
      if (visible.length > 0) expect(here, page).toContain(visible.at(-1));
      if (visible.length > 0) expect(list.at(-1)?.item).toBe(publicUrl(page));
    }
  });
});

test('every guide has its fields, linked sections, related guides, and the quote form', () => {
  for (const { slug, title, keywords, date, related } of guides) {
    const page = routes.guide(slug);
    const { document } = pageOf(page);
    expect(textsOf(document, 'h1')).toEqual([title]);
    expect(metaOf(page, 'keywords')).toBe(keywords.join(','));
    expect(textsOf(document, 'article time')[0]).toBe(longDate(date));
    expect(dataOf(page, 'BlogPosting')).toBeDefined();
    const sections = attributesOf(document, '.prose > h2', 'id').map((id) => `#${id}`);
    expect([...new Set(attributesOf(document, '[data-toc] a', 'href'))], slug).toEqual(sections);
    const links = attributesOf(document, '[aria-labelledby="related"] a', 'href');
    expect(links.toSorted(), slug).toEqual(related.map(routes.guide).toSorted());
    expect(attributesOf(document, 'main aside a', 'href'), slug).toContain('/#get-quote');
  }
});

test('every legal page says since when its text applies', () => {
  for (const page of [routes.privacy, routes.terms, routes.refunds]) {
    const file = `content/legal${page}.mdx`;
    const source = readFileSync(contentPath(file), 'utf8');
    const { dateKind, date } = parseFrontMatter(file, legalFields, source);
    const dates = textsOf(pageOf(page).document, 'main header p:has(time)');
    expect(dates, page).toEqual([`${dateKind} ${longDate(date)}`]);
  }
});

test('the policy of a page per request allows inline scripts by its nonce alone; no page allows eval', () => {
  const nonces: string[] = [];
  for (const { path: page, headers, document } of pages.values()) {
    const policy = headers.get('content-security-policy') ?? '';
    const instagram = page === routes.testimonials && business().links.instagram.length > 0;
    const [, inline, others] =
      /^default-src 'self'; script-src 'self' '(unsafe-inline|nonce-[0-9a-f]{32})'( https:[^;]*)?;/.exec(
        policy,
      ) ?? ['', ''];
    expect(others, page).toBe(instagram ? ' https://www.instagram.com' : undefined);
    const isPerRequest = perRequestPages.has(page.replace(/\?.*/, ''));
    expect(inline === 'unsafe-inline', page).toBe(!isPerRequest);
    if (!isPerRequest) continue;

    const nonce = inline.replace('nonce-', '');
    nonces.push(nonce);
    for (const script of document.querySelectorAll('script:not([src], [type$="json"])'))
      expect(script.getAttribute('nonce'), page).toBe(nonce);
  }
  expect(nonces.length).toBeGreaterThan(3);
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('clicks are conversions at the points of the specification alone, and events name a place', () => {
  for (const { path: page, document } of pages.values()) {
    if (document.body.childElementCount === 0) continue; // A file.
    expect(document.querySelectorAll('[data-event]').length, page).toBeGreaterThan(3);
    expect(wrongConversions(document), page).toEqual([]);
    const counted = [...document.querySelectorAll('[data-event]')];
    const nowhere = counted.filter((element) => !element.closest('[data-place]'));
    expect(
      nowhere.map((element) => element.outerHTML),
      page,
    ).toEqual([]);
  }
});

test('a page has one inline script of its own, of at most 3 KB, and says nothing that may not be so', () => {
  for (const page of [...indexable, ...hidden]) {
    const { document } = pageOf(page);
    const own = [...document.querySelectorAll('script:not([src], [type="application/ld+json"])')]
      .map((script) => script.textContent ?? '')
      .filter((text) => !/__next|TURBOPACK|\$R[CXS]/.test(text));
    expect(own, page).toHaveLength(1);
    expect(Buffer.byteLength(own[0] ?? ''), page).toBeLessThanOrEqual(3 * 1024);
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const unread of copy.querySelectorAll('script, template')) unread.remove();
    expect(copy.textContent, page).not.toMatch(/We’re closed now|Open until|Request sent/);
  }
});

/** On the second business's site: the folder of the first one's content. */
const firstContent = process.env.FIRST_CONTENT;

if (firstContent)
  test('no page of the second business has a fact or the model year of the first', async () => {
    const importFile = (name: string) =>
      import(pathToFileURL(path.resolve(firstContent, name)).href);
    const { business: other } = await importFile('business.ts');
    const { modelYear } = await importFile('model-year.ts');
    const { instagram, ...links } = other.links;
    const facts: string[] = [
      other.name,
      other.phone,
      other.email,
      other.address.street,
      ...instagram.map(({ url }: { url: string }) => url),
      ...Object.values(links),
      ...Object.values(other.leadForms),
    ];
    for (const { path: page, document } of pages.values()) {
      const shown = `${document.body.textContent} ${document.head.innerHTML}`.replace(/\s+/g, ' ');
      const sent = shown + document.body.innerHTML;
      expect(
        facts.filter((fact) => sent.includes(fact)),
        page,
      ).toEqual([]);
      // "2026 Kia", but not "May 31, 2026".
      expect(shown, page).not.toMatch(new RegExp(`(?<!, )\\b${modelYear} [A-Z]`));
    }
  });

test("the business's own redirects are permanent", async ({ request }) => {
  test.skip(redirects().length === 0, 'the content has no redirects');
  for (const { from, to } of redirects()) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, to]);
  }
});
