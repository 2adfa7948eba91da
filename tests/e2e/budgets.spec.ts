import { expect, type Page, test } from '@playwright/test';
import { guideSlugs } from '@/lib/articles/slugs';
import { routes } from '@/lib/site/routes';
import { kibOf, type Loaded, watchTraffic } from '../support/traffic';

type Budget = { script: number; style: number; font: number; total: number; requests: number };

/** KiB as sent (gzip), first load, nothing touched; the smallest phone and a desktop must both keep them. */
const text: Budget = { script: 4, style: 12, font: 60, total: 105, requests: 7 };
const home: Budget = { script: 146, style: 12, font: 60, total: 280, requests: 16 };
const inventory: Budget = { script: 150, style: 14, font: 60, total: 350, requests: 24 };

const textPages = [
  ...guideSlugs.map((slug) => routes.guide(slug)),
  ...[routes.about, routes.contact, routes.faq, routes.privacy, routes.terms, routes.refunds],
];

/** A first visit: everything loaded, then a second in which something might still be fetched ahead. */
async function visit(page: Page, address: string): Promise<Loaded[]> {
  const loaded = await watchTraffic(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
  // The browser's own look for an icon is no part of the page; some versions make it, some do not.
  return loaded.filter(({ url }) => !/\/(favicon\.ico|icon\.svg)/.test(url));
}

const figures = (loaded: Loaded[]) => ({
  script: kibOf(loaded, 'script'),
  style: kibOf(loaded, 'style'),
  font: kibOf(loaded, 'font'),
  total: kibOf(loaded),
  requests: loaded.length,
});

function expectWithin(loaded: Loaded[], budget: Budget, address: string): void {
  const found = figures(loaded);
  const list = loaded.map(({ url, bytes }) => `${(bytes / 1024).toFixed(1).padStart(7)} ${url}`).join('\n');
  for (const kind of Object.keys(budget) as (keyof Budget)[]) {
    expect(found[kind], `${kind} of ${address}\n${list}`).toBeLessThanOrEqual(budget[kind]);
  }
}

/** The phone on which Lighthouse measures, and a desktop, where more pictures are in sight: bytes count there too. */
const screens = [
  { width: 412, height: 823, allRequests: true },
  { width: 1440, height: 900, allRequests: false },
];

for (const { width, height, allRequests } of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    const of = (budget: Budget) => (allRequests ? budget : { ...budget, requests: budget.requests + 8 });

    for (const address of textPages) {
      test(`${address} keeps the budget of a text page`, async ({ page }) => {
        expectWithin(await visit(page, address), text, address);
      });
    }

    test('home keeps its budget before scrolling', async ({ page }) => {
      expectWithin(await visit(page, routes.home), of(home), routes.home);
    });

    test('inventory with 60 rows keeps its budget before scrolling', async ({ page }) => {
      expectWithin(await visit(page, routes.inventory), of(inventory), routes.inventory);
    });
  });
}

test('home keeps its budget of script with the carousel running', async ({ page }) => {
  const loaded = await watchTraffic(page);
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Makes we lease' }).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeVisible();
  expect(kibOf(loaded, 'script')).toBeLessThanOrEqual(172);
});

test('no page asks a third party for anything, and nothing is fetched ahead on sight', async ({
  page,
  baseURL,
}) => {
  const own = new URL(baseURL ?? '').origin;
  for (const address of [routes.home, routes.inventory, routes.brand('bmw'), routes.blog, routes.apply]) {
    const loaded = await visit(page, address);
    expect(loaded.map(({ url }) => new URL(url).origin).filter((origin) => origin !== own)).toEqual([]);
    const documents = loaded.filter(({ url }) => !/\.\w+(\?|$)/.test(new URL(url).pathname));
    expect(documents.map(({ url }) => new URL(url).pathname)).toEqual([address]);
  }
});
