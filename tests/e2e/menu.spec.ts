import { routes } from '@/lib/site/routes';
import { launchOptions } from '../support/launch-options';
import { expect, type Page, test } from '../support/test';

const phone = { width: 375, height: 740 };
// The scrollbar takes space, as in a narrow window on a computer.
const withScrollbars = { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] };
test.use({ viewport: phone, launchOptions: withScrollbars });

// In one worker: each would start a browser with these options.
test.describe.configure({ mode: 'default' });

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

test('the menu slides in, moves nothing, and closes in every way', async ({ page }) => {
  await page.goto('/');
  const [menu, title] = [menuOf(page), page.locator('h1')];
  await expect(menu).toBeHidden();
  const rightOf = (it: typeof menu) =>
    it.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  const [titleRight, pageRight] = [await rightOf(title), await rightOf(page.locator('body'))];
  expect(pageRight).toBeLessThan(phone.width);
  await openMenu(page);
  await expect.poll(() => rightOf(menu)).toBe(pageRight);
  expect(await rightOf(title)).toBe(titleRight);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await openMenu(page);
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();
  await openMenu(page);
  await menu.getByRole('link', { name: 'Get Quote' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#get-quote')).toBeInViewport();
});

test('the menu takes the focus, returns it to its button, and closes when the focus leaves', async ({
  page,
}) => {
  await page.goto(routes.faq);
  const [menu, button] = [menuOf(page), page.getByRole('button', { name: 'Open menu' })];
  const close = menu.getByRole('button', { name: 'Close menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
