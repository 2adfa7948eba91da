import { brandModelsOf } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';
import { home } from '@/lib/content/home';
import { routes } from '@/lib/site/routes';
import { expectNoHorizontalScroll } from '../support/accessibility';
import { richestGuide } from '../support/published-guides';
import { expect, test } from '../support/test';

const stocked = makes.find((make) => brandModelsOf(make).length > 0) ?? makes[0];
const brandPage = routes.brand(stocked?.slug ?? '');

test('on the narrowest phone every target is at least 44 pixels wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [routes.home, brandPage]) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, summary, select')]
        .filter((it) => {
          const { width, height } = it.getBoundingClientRect();
          const inText = getComputedStyle(it).display === 'inline' || it.matches('.sr-only');
          return it.checkVisibility({ visibilityProperty: true }) && !inText && Math.min(width, height) < 44;
        })
        .map((it) => it.outerHTML.slice(0, 80)),
    );
    expect(small, path).toEqual([]);
  }
});

test('on a screen as low as at 400% zoom nothing sticks to its edges', async ({ page }) => {
  for (const path of [routes.home, routes.guide(richestGuide.slug)]) {
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 256 });
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((it) => it.checkVisibility() && /sticky|fixed/.test(getComputedStyle(it).position))
          .map((it) => it.outerHTML.slice(0, 80)),
      );
      expect(stuck, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('with forced colors buttons have an edge, and logos the color of text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(brandPage);
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

test('visible skip links lead to the content, and past the make tiles to the make list', async ({ page }) => {
  await page.goto('/');
  const tab = () => page.keyboard.press('Tab');
  const follow = async (name: string) => {
    const skip = page.getByRole('link', { name });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await tab();
  };
  await tab();
  await follow('Skip to the content');
  await expect(page.getByRole('main').getByRole('link', { name: home.hero.button })).toBeFocused();
  await tab();
  await tab();
  await follow('Skip the makes');
  await expect(page.getByLabel('Make', { exact: true })).toBeFocused();
});
