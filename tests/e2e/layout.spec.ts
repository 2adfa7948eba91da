import { business } from '@/lib/content/business';
import { routes } from '@/lib/site/routes';
import { expectLargeTargets, expectNoHorizontalScroll } from '../support/accessibility';
import { brandPageWithModels } from '../support/page-templates';
import { richestGuide } from '../support/published-guides';
import { expect, type Page, test } from '../support/test';

test('on the narrowest phone every target is at least 44 pixels wide and high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [routes.home, brandPageWithModels]) {
    await page.goto(path);
    await expectLargeTargets(page);
  }
});

test('on a screen as low as at 400% zoom nothing sticks to its edges', async ({ page }) => {
  await page.goto(routes.guide(richestGuide.slug));
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 256 });
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((it) => it.checkVisibility() && /sticky|fixed/.test(getComputedStyle(it).position))
        .map((it) => it.outerHTML.slice(0, 80)),
    );
    expect(stuck, `${width} px`).toEqual([]);
  }
});

test('with forced colors buttons have an edge, and logos the color of text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(brandPageWithModels);
  const filled = page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first();
  await expect(filled).not.toHaveCSS('border-top-width', '0px');
  await expect(filled).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  const dark = await page.evaluate(() =>
    [...document.querySelectorAll('svg')]
      .filter(
        (it) =>
          it.parentElement &&
          getComputedStyle(it).color !== getComputedStyle(it.parentElement).color,
      )
      .map((it) => it.outerHTML.slice(0, 80)),
  );
  expect(dark).toEqual([]);
});

test('on a screen of 1,024 pixels the header has all links', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(routes.faq);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
});

/** The elements whose content is cut off by their own edge. */
const cutOff = (page: Page) =>
  page.locator('h1, h2, h3, p, a, button, label').evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth + 2)
      .filter((it) => getComputedStyle(it).overflow === 'hidden' && !it.closest('.sr-only'))
      .map((it) => it.outerHTML.slice(0, 80)),
  );

for (const path of [routes.apply, routes.creditApp, routes.home])
  test(`with text at 200% the header of ${path} has a number to call, and nothing is cut off`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const header = page.getByRole('banner');
    const call = header.locator('a[href^="tel:"]').filter({ visible: true }).first();

    for (const width of [320, 375, 768, 1280]) {
      const at = `at ${width} px`;
      await page.setViewportSize({ width, height: 740 });
      await expect(call, at).toBeInViewport({ ratio: 1 });
      const box = await call.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), at).toBeGreaterThanOrEqual(44);
      if (width >= 768) await expect(call, at).toContainText(business().phone);
      expect((await header.boundingBox())?.height, at).toBeLessThan(740 / 4);
      await expect(header, at).toHaveCSS('position', width < 768 ? 'static' : 'sticky');
      await expectNoHorizontalScroll(page);
      expect(await cutOff(page), at).toEqual([]);
    }
  });

test('Get Quote takes along the car of the filters as they change', async ({ page }) => {
  await page.goto(`${routes.inventory}?make=Kia`);
  const quote = page.getByRole('banner').getByRole('link', { name: 'Get Quote' });
  await page.getByLabel('Make', { exact: true }).selectOption('Toyota');
  await expect(page).toHaveURL(/Toyota/);
  await quote.click();
  await expect(page).toHaveURL(/\/\?make=Toyota$/);
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Toyota');
});

test('visible skip links lead to the content, and past the make tiles to the make list', async ({
  page,
}) => {
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
  await expect(page.locator('main :focus')).toBeVisible();
  await page.locator('[data-place="hero"] a').last().focus();
  await tab();
  await follow('Skip the makes');
  await expect(page.getByLabel('Make', { exact: true })).toBeFocused();
});
