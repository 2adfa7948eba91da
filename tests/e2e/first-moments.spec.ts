import { expect, test } from '@playwright/test';
import { INCOMPLETE_MESSAGE } from '@/lib/quote/selection';
import { routes } from '@/lib/site/routes';
import { delayRequests, NEXT_SCRIPTS } from '../support/delay-requests';

test.describe('before the client of Next is ready', () => {
  test('menu, scroll buttons and the quote form work, and a choice is kept', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    const release = await delayRequests(page, NEXT_SCRIPTS);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Inventory' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Start Your Lease Today!' }).click();
    await expect(page.locator('#get-quote')).toBeInViewport();
    await page.getByLabel('Make', { exact: true }).selectOption('Kia');
    release();
    await expect(page.getByLabel('Model', { exact: true })).toBeEnabled();
    await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Kia');
  });

  test('Continue is held until the form can validate', async ({ page }) => {
    const release = await delayRequests(page, NEXT_SCRIPTS);
    await page.goto('/');
    await page.getByLabel('Make', { exact: true }).selectOption('Kia');
    await page.getByRole('button', { name: 'Continue' }).click();
    release();
    await expect(page.getByText(INCOMPLETE_MESSAGE)).toBeVisible();
    await expect(page.getByLabel('Model', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Kia');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('Continue submits natively when the client never loads', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByLabel('Make', { exact: true }).selectOption('Kia');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/apply\?make=Kia/);
  });

  test('Apply Now on a brand page leads to the apply page with the vehicle', async ({ page }) => {
    await delayRequests(page, NEXT_SCRIPTS);
    await page.goto(routes.brand('bmw'));
    await page
      .getByRole('link', { name: /Apply Now/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/apply\?make=BMW&model=/);
  });
});

test('the client loads after the page, or at the first interaction before that', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/chunks\/.*\.js$/.test(request.url())) requested.push(request.url());
  });
  // Images that are slow: the page is visible, and has not loaded yet.
  const release = await delayRequests(page, '**/art/*.svg', '**/vehicles/*.svg');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(300);
  expect(requested).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => requested.length).toBeGreaterThan(5);
  release();
});

test('documents are prefetched on hover with a mouse and on press without one', async ({ request }) => {
  for (const [mobile, eagerness] of [
    ['?0', 'moderate'],
    ['?1', 'conservative'],
    [undefined, 'conservative'],
  ] as const) {
    const response = await request.get('/faq', { headers: mobile ? { 'sec-ch-ua-mobile': mobile } : {} });
    const [, file = ''] = /^"(.*)"$/.exec(response.headers()['speculation-rules'] ?? '') ?? [];
    const rules = await request.get(file);
    expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
    const { prefetch, prerender } = await rules.json();
    for (const rule of [...prefetch, ...prerender]) {
      expect(rule.eagerness).toBe(eagerness);
      expect(JSON.stringify(rule.where)).toContain('/inventory-debug');
    }
  }
});
