import { home } from '@/lib/content/home';
import { INCOMPLETE_MESSAGE } from '@/lib/quote/selection';
import { MODEL_YEAR } from '@/lib/site/constants';
import { routes } from '@/lib/site/routes';
import { provider } from '../support/sandbox';
import { expect, type Locator, type Page, test } from '../support/test';
import { delayRequests, emulateSlowPhone, NEXT_SCRIPTS } from '../support/traffic';

test('before the site script, Continue leads to the apply page, which keeps the choice and says what is missing', async ({
  page,
}) => {
  const release = await delayRequests(page, '**/site.js');
  await page.goto(routes.home, { waitUntil: 'commit' });
  await page.getByLabel('Make', { exact: true }).selectOption('Kia');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/apply\?make=Kia/);
  const model = page.getByLabel('Model', { exact: true });
  await expect(page.getByText(INCOMPLETE_MESSAGE)).toBeVisible();
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Kia');
  await model.selectOption('Sorento');
  release();
  await expect(page.locator('form input[name=models]')).toHaveCount(0);
  await expect(model).toHaveValue('Sorento');
});

test('before the client of Next, menu, scroll buttons and the quote form work, and a choice is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const release = await delayRequests(page, NEXT_SCRIPTS);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Inventory' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: home.hero.button }).click();
  await expect(page.locator('#get-quote')).toBeInViewport();
  await page.getByLabel('Make', { exact: true }).selectOption('Kia');
  release();
  await expect(page.getByLabel('Model', { exact: true })).toBeEnabled();
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Kia');
});

test('the form of the apply page loads before the client of Next, once, and moves nothing', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${provider}/widget`)) requests.push(request.url());
  });
  const recordShifts = () => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      (window as unknown as { shifts: unknown[] }).shifts.push(...list.getEntries());
    }).observe({ type: 'layout-shift', buffered: true });
  };
  await page.addInitScript(recordShifts);
  const release = await delayRequests(page, NEXT_SCRIPTS, '**/site.js');
  const response = await page.goto('/apply?make=BMW&model=X5&utm_source=news&make=Other', {
    waitUntil: 'commit',
  });
  await expect(page.getByText(`Selected: BMW, X5, 12,000 mi/yr, ${MODEL_YEAR}`)).toBeVisible();
  expect(response?.headers().link).toContain(`<${provider}>; rel=preconnect`);
  const name = page.frameLocator('iframe').getByLabel('Full name');
  await name.fill('Test Visitor');
  const { searchParams } = new URL(requests[0] ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({ make: 'BMW', utm_source: 'news' });
  release();
  // Hydrated: the link has the URL of the frame.
  await expect(page.getByRole('link', { name: 'Open the form in a new tab' })).toHaveAttribute(
    'href',
    requests[0] ?? '',
  );
  // The form sent its height before.
  await expect(page.getByText('Loading the form…')).toBeHidden();
  await expect(name).toHaveValue('Test Visitor');
  expect(requests).toHaveLength(1);
  expect(await page.evaluate('window.shifts')).toEqual([]);
});

test('the client loads when an island is near the view or touched, or must read the URL', async ({
  page,
}) => {
  // Every island is further away than the margin.
  await page.setViewportSize({ width: 412, height: 320 });
  let requested = 0;
  page.on('request', (request) => {
    if (/\/chunks\/.*\.js$/.test(request.url())) requested++;
  });
  const visit = async (path: string) => {
    requested = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
  };
  await visit(routes.home);
  await page.mouse.click(200, 100);
  await page.waitForTimeout(500);
  expect(requested).toBe(0);
  await page.locator('[data-island]').last().scrollIntoViewIfNeeded();
  await expect.poll(() => requested).toBeGreaterThan(3);
  await visit(`${routes.home}?model=Sorento`);
  expect(requested).toBeGreaterThan(3);
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Sorento');
});

test.describe('a visitor on a slow phone who acts 0.3 s after the start of the visit', () => {
  test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: 'no-preference' } });

  const visit = async (page: Page, path: string) => {
    await emulateSlowPhone(page);
    const start = Date.now();
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForTimeout(Math.max(0, 300 - (Date.now() - start)));
  };

  /** At once: Playwright's own click waits for the page to be still. */
  const tap = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

  test('gets the form with the vehicle from Apply Now', async ({ page }) => {
    await visit(page, routes.brand('bmw'));
    await tap(page.locator('a[data-apply-vehicle]').first());
    const vehicle = `${MODEL_YEAR}+BMW+3+Series`;
    await expect(page.locator(`iframe[src*="interested_vehicle=${vehicle}"]`)).toBeVisible();
  });

  test('gets the filtered inventory, and the models of the make', async ({ page }) => {
    await visit(page, routes.inventory);
    await page.getByLabel('Make', { exact: true }).selectOption('BMW');
    await expect(page).toHaveURL('/inventory?make=BMW');
    await expect(page.getByRole('article').getByText('Toyota')).toHaveCount(0);
    const model = page.getByLabel('Model', { exact: true });
    await model.selectOption({ index: 1 });
    const first = page.getByRole('article').getByRole('heading').first();
    await expect(first).toHaveText(await model.inputValue());
  });
});
