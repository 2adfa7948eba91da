import { faq } from '@/lib/content/faq';
import { modelYearText } from '@/lib/site/model-year-text';
import { routes, sections } from '@/lib/site/routes';
import { expect, test } from '../support/test';

/** The filters of the inventory, the tags of guides, and the tools: in their specs. */
test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } });

test('the quote form of the home page leads to the apply page, and to the hosted form', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('[data-place="hero"] a').first().click();
  await expect(page.locator('#get-quote')).toBeInViewport();
  await page.getByLabel('Make', { exact: true }).selectOption('Kia');
  const model = page.getByLabel('Model', { exact: true });
  await expect(model).toBeDisabled();
  await expect(model).toHaveText('The model comes next');
  await page.getByRole('button', { name: 'Continue' }).click();
  await model.selectOption('Sorento');
  await page.getByLabel('Annual mileage').selectOption('10000');
  await page.getByRole('button', { name: 'Continue' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(`Selected: Kia, Sorento, 10,000 mi/yr, ${modelYearText}`);
  await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
  const form = main.getByRole('link', { name: /^Open the form/ }).first();
  const car = /\?(?=.*make=Kia)(?=.*model=Sorento)(?=.*mileage=10000)/;
  await expect(form).toHaveAttribute('href', car);
  await expect(form).toBeVisible();
});

test('the menu opens, and leads to the quote section', async ({ page }) => {
  await page.goto(routes.faq);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Get Quote' }).click();
  await expect(page).toHaveURL(sections.quote);
});

test('the bar of a phone comes when the header has left, and has the hours', async ({ page }) => {
  await page.goto(routes.faq);
  const call = page.locator('.sticky-bar a[href^="tel:"]');
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await expect(call).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(call).toBeVisible();
  await expect(call).toHaveText(/\d [AP]M|Closed/);
});

test('a link to a question opens it', async ({ page }) => {
  const { id = '', question = '' } = faq().at(-1) ?? {};
  await page.goto(`${routes.faq}#${id}`);
  await expect(page.locator('details[open]')).toContainText(question);
  await expect(page.getByRole('heading', { name: question, exact: true })).toBeInViewport();
});

test('the list of guides has no dropdown', async ({ page }) => {
  await page.goto(routes.blog);
  await expect(page.getByLabel('Sort by')).toBeHidden();
});
