import { expect, test } from '@playwright/test';
import { INCOMPLETE_MESSAGE } from '@/lib/quote/selection';
import { routes } from '@/lib/site/routes';
import { FRAMEWORK_SCRIPTS, hold } from '../support/hold';

test.describe('before the framework is up', () => {
  test('menu, scroll buttons and the quote form answer, and what was chosen is kept', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    const release = await hold(page, FRAMEWORK_SCRIPTS);
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

  test('Continue is remembered, and answered as soon as the form can', async ({ page }) => {
    const release = await hold(page, FRAMEWORK_SCRIPTS);
    await page.goto('/');
    await page.getByLabel('Make', { exact: true }).selectOption('Kia');
    await page.getByRole('button', { name: 'Continue' }).click();
    release();
    await expect(page.getByText(INCOMPLETE_MESSAGE)).toBeVisible();
    await expect(page.getByLabel('Model', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Kia');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('Continue leads on by itself when the framework never comes', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByLabel('Make', { exact: true }).selectOption('Kia');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/apply\?make=Kia/);
  });

  test('Apply Now on a brand page leads to the apply page with the car chosen', async ({ page }) => {
    await hold(page, FRAMEWORK_SCRIPTS);
    await page.goto(routes.brand('bmw'));
    await page
      .getByRole('link', { name: /Apply Now/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/apply\?make=BMW&model=/);
  });
});

test('the framework starts after the page has loaded, or at the first touch if that comes before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/chunks\/.*\.js$/.test(request.url())) asked.push(request.url());
  });
  // A picture that takes its time: the page is there, and has not loaded yet.
  const release = await hold(page, '**/art/*.svg', '**/vehicles/*.svg');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.length).toBeGreaterThan(5);
  release();
});

test('documents are fetched ahead on intent: resting on a link with a mouse, a press without one', async ({
  request,
}) => {
  for (const [mobile, eagerness] of [
    ['?0', 'moderate'],
    ['?1', 'conservative'],
    [undefined, 'conservative'],
  ] as const) {
    const answer = await request.get('/faq', { headers: mobile ? { 'sec-ch-ua-mobile': mobile } : {} });
    const [, file = ''] = /^"(.*)"$/.exec(answer.headers()['speculation-rules'] ?? '') ?? [];
    const rules = await request.get(file);
    expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
    const { prefetch, prerender } = await rules.json();
    for (const rule of [...prefetch, ...prerender]) {
      expect(rule.eagerness).toBe(eagerness);
      expect(JSON.stringify(rule.where)).toContain('/inventory-debug');
    }
  }
});
