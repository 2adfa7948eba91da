import { gzipSync } from 'node:zlib';
import { guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { BOOTSTRAP_DATA_ID } from '@/lib/static-pages/boot-islands';
import { expect, type Page, test } from '../support/test';
import { kibOf, type Loaded, watchTraffic } from '../support/traffic';

type Budget = { script: number; style: number; font: number; total: number; requests: number };

/** Compressed KiB and requests of a first visit, before any interaction: one page of each template. */
const templates: { path: string; budget: Budget }[] = [
  { path: routes.home, budget: { script: 8, style: 12, font: 60, total: 110, requests: 10 } },
  { path: routes.inventory, budget: { script: 150, style: 14, font: 60, total: 350, requests: 24 } },
  { path: routes.brand('bmw'), budget: { script: 8, style: 12, font: 60, total: 110, requests: 13 } },
  { path: routes.apply, budget: { script: 150, style: 12, font: 60, total: 230, requests: 15 } },
  // Five drawings are in the view or near it.
  { path: routes.blog, budget: { script: 5, style: 12, font: 60, total: 70, requests: 12 } },
  {
    path: routes.guide('leasing-vs-buying-nyc-nj-2025'),
    budget: { script: 5, style: 12, font: 60, total: 70, requests: 7 },
  },
  // A guide with figures and without a tool.
  {
    path: routes.guide('car-insurance-leasing-nyc-nj-2025'),
    budget: { script: 5, style: 12, font: 60, total: 70, requests: 7 },
  },
  { path: routes.faq, budget: { script: 5, style: 12, font: 60, total: 105, requests: 7 } },
];

/** The phone that Lighthouse emulates, and a desktop, where lazy images of more vehicles are in the viewport. */
const screens = [
  { width: 412, height: 823, moreRequests: 0 },
  { width: 1440, height: 900, moreRequests: 8 },
];

/** Loads a page without the cache, then waits for late requests such as a prefetch. */
async function visit(page: Page, path: string): Promise<Loaded[]> {
  const loaded = await watchTraffic(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  // Only some versions of the browser request an icon.
  return loaded.filter(({ url }) => !/\/(favicon\.ico|icon\.svg)/.test(url));
}

for (const { path, budget } of templates) {
  for (const { width, height, moreRequests } of screens) {
    test(`${path} keeps its budget at ${width} px, uses no third party and prefetches nothing`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height });
      // The carousel has a budget of its own below: it's part of this visit only where a short headline leaves it in view.
      const carousel = /\/site-script\/carousel-/;
      const everything = await visit(page, path);
      const inView = await page
        .locator('[data-carousel]')
        .evaluateAll((all) => all.some((it) => it.getBoundingClientRect().top < window.innerHeight));
      expect(everything.some(({ url }) => carousel.test(url))).toBe(inView);
      const loaded = everything.filter(({ url }) => !carousel.test(url));
      const found: Budget = {
        script: kibOf(loaded, 'script'),
        style: kibOf(loaded, 'style'),
        font: kibOf(loaded, 'font'),
        total: kibOf(loaded),
        requests: loaded.length,
      };
      const list = loaded
        .map(({ url, bytes }) => `${(bytes / 1024).toFixed(1).padStart(7)} ${url}`)
        .join('\n');
      const allowed = { ...budget, requests: budget.requests + moreRequests };
      for (const kind of Object.keys(allowed) as (keyof Budget)[]) {
        expect(found[kind], `${kind} of ${path}\n${list}`).toBeLessThanOrEqual(allowed[kind]);
      }
      const urls = loaded.map(({ url }) => new URL(url));
      expect([...new Set(urls.map(({ origin }) => origin))]).toEqual([baseURL]);
      const pages = urls.map(({ pathname }) => pathname).filter((name) => !/\.\w+$/.test(name));
      expect(pages).toEqual([path]);
    });
  }
}

test('a first visit of any guide takes at most 70 KiB, figures and tools included', async ({ context }) => {
  test.slow(); // Loads every guide.
  for (const slug of guideSlugsOnDisk()) {
    const page = await context.newPage();
    const loaded = await visit(page, routes.guide(slug));
    expect(kibOf(loaded), slug).toBeLessThanOrEqual(70);
    await page.close();
  }
});

// 2 KiB, and what another wording of the guide can change in its compression.
const TOOL_BYTES = 2 * 1024 + 100;

test('a tool adds at most 2 KiB to its guide before it comes near', async ({ request }) => {
  const slugs = guideSlugsOnDisk().filter((slug) =>
    /<(LeaseCalculator|CompareOffers|MileageCheck)\b/.test(guideSource(slug)),
  );
  expect(slugs).not.toEqual([]);
  const start = new RegExp(`<script id="${BOOTSTRAP_DATA_ID}".*?</script>`, 's');
  for (const slug of slugs) {
    const html = await (await request.get(routes.guide(slug))).text();
    const without = html.replace(/<form [^>]*data-island=.*?<\/form>/s, '').replace(start, '');
    expect(without.length).toBeLessThan(html.length - 5000);
    const [more, less] = [html, without].map((text) => gzipSync(text, { level: 9 }).length) as [
      number,
      number,
    ];
    expect(more - less, slug).toBeLessThanOrEqual(TOOL_BYTES);
  }
});

test('home keeps its script budget with the carousel and the quote form running', async ({ page }) => {
  const loaded = await watchTraffic(page);
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Makes we can find for you' }).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded();
  await page.getByLabel('Make', { exact: true }).selectOption('Kia');
  await expect(page.getByLabel('Model', { exact: true })).toBeEnabled();
  expect(kibOf(loaded, 'script')).toBeLessThanOrEqual(172);
  expect(kibOf(loaded)).toBeLessThanOrEqual(280);
});
