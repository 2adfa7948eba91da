import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { inventoryTable } from '@/content/model-year';
import { business } from '@/lib/content/business';
import { counted } from '@/lib/format/numbers';
import { inventoryHref, NO_FILTER } from '@/lib/inventory/filter';
import { PAGE_SIZE } from '@/lib/inventory/view';
import { modelYearText } from '@/lib/site/model-year-text';
import { routes } from '@/lib/site/routes';
import { databaseUrl } from '@/scripts/lib/site-under-test';
import { type FaultProxy, MANY_ROWS, startFaultProxy } from '../support/fault-proxy';
import { attributesOf, fetchDocument, textsOf } from '../support/html';
import { withRow } from '../support/sandbox';
import { type Site, startSite } from '../support/site-server';
import { type APIRequestContext, expect, test } from '../support/test';

test('a new row appears when the cache has expired, and its name goes along to the form', async ({
  request,
}) => {
  // As dealers write; a text like that of a URL alone is no name.
  const model = `Atlas *LOADED!* 2500 136 ${randomUUID()}`;
  const img = 'https://photos.elsewhere.example/car.jpg';
  const path = inventoryHref({ ...NO_FILTER, make: 'Volkswagen', model });
  const list = () => fetchDocument(request, path);
  const photos = async () => attributesOf(await list(), 'article img', 'src');
  expect(await photos()).not.toContain(img);
  await withRow(request, { brand: 'vw', model, img }, async () => {
    await expect.poll(() => photos(), { intervals: [200] }).toEqual([img]);

    const [, applyNow] = attributesOf(await list(), 'article a', 'href');
    const apply = await fetchDocument(request, applyNow ?? '');
    expect(textsOf(apply, 'main')[0]).toContain(model);
    const [form] = attributesOf(apply, '[data-lead-form]', 'data-lead-form');
    expect(new URL(form ?? '').searchParams.get('model')).toBe(model);
  });
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone that arrives filtered sees the filters and can clear them', async ({ page }) => {
    const make = page.getByLabel('Make', { exact: true });
    const cards = page.getByRole('article');
    const clear = page.getByRole('link', { name: 'Clear Filters' });
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/inventory?brand=BMW');
    await expect(page.getByRole('heading', { name: 'Filter Your Inventory' })).toBeVisible();
    await expect(make).toHaveValue('BMW');
    await expect(clear).toBeVisible();
    await make.selectOption('Toyota');
    await page.getByRole('button', { name: 'Show vehicles' }).click();
    await expect(page).toHaveURL(/make=Toyota/);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByLabel('Model', { exact: true }).selectOption('RAV4');
    await page.getByRole('button', { name: 'Show vehicles' }).click();
    for (const card of await cards.all()) await expect(card).toContainText('RAV4');
    await clear.click();
    await expect(cards.nth(24)).toBeAttached();
    await expect(clear).toHaveCount(0);
  });
});

test('on a phone nothing covers the first card, and nothing moves when a kind of car is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 670 });
  // Of one make, because another test adds a car with a long name.
  await page.goto('/inventory?make=BMW');
  const card = page.getByRole('article').first();
  // In the page, not on the screen: a click may scroll.
  const top = () => card.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await expect(page.locator('.sticky-bar'), 'which would cover it').toBeHidden();

  await page.getByRole('link', { name: 'Electric' }).click();
  await expect(page).toHaveURL('/inventory?make=BMW&car_kind=electric');
  await expect.poll(top).toBe(before);
});

test('the cards stand in one column on a phone, and in up to four on a large screen', async ({
  page,
}) => {
  await page.goto('/inventory');
  for (const [width, columns] of [
    [375, 1],
    [1440, 4],
    [2560, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
  }
});

test('the debug page shows the rows as stored, and is never indexed or cached', async ({
  request,
}) => {
  const response = await request.get(routes.inventoryDebug);
  expect(response.headers()['cache-control']).toContain('no-store');
  const doc = await fetchDocument(request, routes.inventoryDebug);
  expect(attributesOf(doc, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
  expect(textsOf(doc, 'h1')).toEqual(['Inventory Debug']);
  const cards = [...doc.querySelectorAll('main li:has(dl)')];
  expect(textsOf(doc, 'main')[0]).toContain(
    `Showing ${cards.length} items from ${inventoryTable} table`,
  );
  // Spellings of supabase/seed.sql that /inventory normalizes.
  const brands = cards.map((card) => card.querySelector('dd')?.textContent);
  expect(brands).toEqual(
    expect.arrayContaining(['vw', 'BMW ', ' mercedes  benz', 'Alfa\u00a0Romeo']),
  );
});

test.describe('with more rows than one request returns', () => {
  test.describe.configure({ mode: 'serial' });
  let database: FaultProxy;
  let site: Site;
  const start = (env: Record<string, string> = {}) =>
    startSite({
      SUPABASE_URL: database.url,
      INVENTORY_REVALIDATE_SECONDS: '86400',
      ...env,
    });
  test.beforeAll(async () => {
    database = await startFaultProxy(databaseUrl);
    database.switchTo('many-rows');
    site = await start();
  });
  test.afterAll(async () => {
    await site.stop();
    await database.stop();
  });

  async function listAt(request: APIRequestContext, path: string) {
    const doc = await fetchDocument(request, `${site.url}${path}`);
    return {
      photos: attributesOf(doc, 'article img', 'src'),
      canonical: attributesOf(doc, 'head > link[rel="canonical"]', 'href'),
    };
  }

  test('the first HTML has at most 60 KiB, and the database is read once', async ({ request }) => {
    const photos = async () => (await listAt(request, routes.inventory)).photos.length;
    await expect.poll(photos).toBe(PAGE_SIZE);
    const reads = database.requests();
    const html = await (await request.get(`${site.url}/inventory`)).text();
    expect(gzipSync(html).length).toBeLessThanOrEqual(60 * 1024);
    const last = Math.ceil(MANY_ROWS / PAGE_SIZE);
    const beyond = await listAt(request, `/inventory?page=${last + 1}`);
    expect(beyond.photos).toHaveLength(MANY_ROWS - (last - 1) * PAGE_SIZE);
    expect(beyond.canonical).toEqual([`${business().siteUrl}/inventory?page=${last}`]);
    expect(database.requests()).toBe(reads);
  });

  test('a choice is shown at once, and the server sends its vehicles', async ({ page }) => {
    await page.goto(`${site.url}/faq`);
    await page.goto(`${site.url}/inventory?utm_source=ad`);
    const make = page.getByLabel('Make', { exact: true });
    const model = page.getByLabel('Model', { exact: true });
    await make.selectOption('Manymake');
    await expect(page).toHaveURL(`${site.url}/inventory?make=Manymake&utm_source=ad`);
    await expect(page.getByRole('status')).toHaveText(counted(MANY_ROWS / 4, 'vehicle'));
    await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
    await model.selectOption('Model 7');
    await expect(page).toHaveURL(`${site.url}/inventory?make=Manymake&model=Model+7&utm_source=ad`);
    await expect(page.getByRole('status')).toHaveText(counted(MANY_ROWS / 100, 'vehicle'));
    for (const text of await page.getByRole('article').allTextContents())
      expect(text).toContain(`ManymakeModel 7${modelYearText}`);
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect(page.getByRole('status')).toHaveText(counted(MANY_ROWS, 'vehicle'));
    await expect(make).toBeFocused();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/faq');
  });

  test('after a restart while the database is down, the last rows are shown, however old they are', async ({
    request,
  }) => {
    await site.stop();
    database.switchTo('refuse');
    site = await start({ INVENTORY_REVALIDATE_SECONDS: '1' });
    for (let visits = 0; visits < 3; visits++)
      expect((await listAt(request, routes.inventory)).photos).toHaveLength(PAGE_SIZE);
    await expect.poll(() => site.output()).toContain('the last good rows are shown');
    expect(site.output()).not.toContain('revalidating cache with key');
  });
});
