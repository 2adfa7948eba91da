import { routes } from '@/lib/site/routes';
import { expectAccessibleOnPhoneAndDesktop } from '../support/accessibility';
import { expect, test } from '../support/test';

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
  await expectAccessibleOnPhoneAndDesktop(page);
});

test('the debug page is never indexed and never cached', async ({ request }) => {
  const response = await request.get(routes.inventoryDebug);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toContain('no-store');
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
});
