import { brandModelsOf } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';
import { guideSlugsOnDisk } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { expectNoHorizontalScroll } from '../support/accessibility';
import { expect, test } from '../support/test';

// It logs its path.
test.use({ expectedErrors: /Page not found: \/no-such-page/ });

test('on the narrowest phone every target is at least 44 pixels wide and high, and a phone number is one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [routes.home, routes.brand(makes[0]?.slug ?? ''), '/no-such-page']) {
    await page.goto(path);
    const { small, wrapped } = await page.evaluate(() => {
      const visible = [...document.querySelectorAll('a, button, summary, select')].filter((it) =>
        it.checkVisibility({ visibilityProperty: true }),
      );
      const isSmall = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const inText = getComputedStyle(element).display === 'inline';
        return Math.min(width, height) < 44 && !inText && !element.matches('.sr-only');
      };
      const isWrapped = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
        const middles = rects.map(({ top, height }) => top + height / 2);
        return Math.max(...rects.map(({ top }) => top)) > Math.min(...middles);
      };
      const textsOf = (elements: Element[]) => elements.map(({ textContent }) => textContent);
      return {
        small: textsOf(visible.filter(isSmall)),
        wrapped: textsOf(visible.filter((it) => it.matches('a[href^="tel:"]')).filter(isWrapped)),
      };
    });
    expect({ small, wrapped }, path).toEqual({ small: [], wrapped: [] });
  }
});

test('on a screen as low as at 400% zoom nothing sticks to its edges', async ({ page }) => {
  for (const [width, height] of [
    [320, 256],
    [1280, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of [routes.home, routes.faq, routes.guide(guideSlugsOnDisk()[0] ?? '')]) {
      await page.goto(path);
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((it) => it.checkVisibility() && /sticky|fixed/.test(getComputedStyle(it).position))
          .map((it) => it.outerHTML.slice(0, 80)),
      );
      expect(stuck, path).toEqual([]);
    }
  }
});

test('with forced colors, filled buttons have an edge and logos and icons the color of text', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const stocked = makes.find((make) => brandModelsOf(make).length > 0);
  await page.goto(routes.brand(stocked?.slug ?? ''));
  const filled = page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first();
  await expect(filled).not.toHaveCSS('border-top-width', '0px');
  await expect(filled).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  const dark = await page.evaluate(() =>
    [...document.querySelectorAll('svg')]
      .filter(
        (it) => it.parentElement && getComputedStyle(it).color !== getComputedStyle(it.parentElement).color,
      )
      .map((it) => it.outerHTML.slice(0, 80)),
  );
  expect(dark).toEqual([]);
});

test('at 200% text size nothing is cut off on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await expectNoHorizontalScroll(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          element.scrollWidth > element.clientWidth + 2 &&
          getComputedStyle(element).overflow === 'hidden' &&
          !element.closest('.sr-only'),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
});

test('the first Tab reaches a visible skip link to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start Your Lease Today!' })).toBeFocused();
});

test('print leaves out navigation and keeps the phone number', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('.sticky-bar')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('banner').locator('a[href^="tel:"]').first()).toBeVisible();
});
