import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';

test('the debug page counts and shows the rows as they are stored', async ({ page }) => {
  await page.goto(routes.inventoryDebug);
  await expect(page).toHaveTitle(/^Inventory Debug/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inventory Debug');
  const cards = page.getByRole('main').locator('li:has(dl)');
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(100);
  await expect(page.getByText(`Showing ${count} items from inventory_2025 table`)).toBeVisible();
  for (const name of ['brand', 'model', 'year']) {
    await expect(cards.first().locator('dt').getByText(name, { exact: true })).toBeVisible();
  }
  await expect(cards.first().getByRole('img')).toBeVisible();
  const brands = await cards.locator('dd:first-of-type').allTextContents();
  // Spellings of supabase/seed.sql that /inventory normalizes.
  expect(brands).toEqual(expect.arrayContaining(['vw', 'BMW ', ' mercedes  benz', 'Alfa\u00a0Romeo']));
  await expect(cards.getByText('No Image').first()).toBeVisible();
});

test('the debug page is never indexed and never cached', async ({ request }) => {
  const response = await request.get(routes.inventoryDebug);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toContain('no-store');
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
});

for (const width of [320, 1280]) {
  test(`the debug page is accessible at ${width} px and does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(routes.inventoryDebug);
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}
