import { guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { expectAccessible, expectNoHorizontalScroll, layOutForAxe } from '../support/accessibility';
import { expect, type Page, test } from '../support/test';

const slugs = guideSlugsOnDisk().filter((slug) => /<\w+Figure\b/.test(guideSource(slug)));

const figures = (page: Page) => page.locator('figure:has([role=img])');

/** Texts of the visible drawings that leave their drawing or touch another one, as the browser measures them. */
const misplacedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('figure [role=img] svg')]
      .filter((svg) => svg.getBoundingClientRect().width > 0)
      .flatMap((svg) => {
        const frame = svg.getBoundingClientRect();
        const texts = [...svg.querySelectorAll('text')].map((text) => ({
          name: text.textContent,
          box: text.getBoundingClientRect(),
        }));
        return texts.filter(
          ({ box }, at) =>
            box.left < frame.left - 1 ||
            box.right > frame.right + 1 ||
            texts.some(
              ({ box: other }, index) =>
                index !== at &&
                box.left < other.right &&
                other.left < box.right &&
                box.top + 4 < other.bottom - 4 &&
                other.top + 4 < box.bottom - 4,
            ),
        );
      })
      .map(({ name }) => name),
  );

for (const slug of slugs) {
  test(`the figures of ${slug} are readable on phones, desktops, and paper, and pass axe with their tables open`, async ({
    page,
  }) => {
    test.slow(); // axe reads a whole guide twice.
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // On a slow connection a first visit has the fallback fonts.
      if (width === 320) await page.route('**/*.woff2', (route) => route.abort());
      else await page.unroute('**/*.woff2');
      await page.goto(routes.guide(slug));
      await layOutForAxe(page);
      for (const figure of await figures(page).all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect(figure.locator('svg').filter({ visible: true })).toHaveCount(1);
        await figure.locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(figure.locator('table')).toBeVisible();
      }
      await expectNoHorizontalScroll(page);
      if (width !== 768) await expectAccessible(page);
      expect(await misplacedTexts(page)).toEqual([]);
    }
    const sizes = await figures(page).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.length));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6 * 1024);
    await page.emulateMedia({ media: 'print' });
    expect(await misplacedTexts(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the keyboard opens the table of a figure', async ({ page }) => {
    await page.goto(routes.guide(slugs[0] ?? ''));
    const figure = figures(page).first();
    await figure.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(figure.locator('table')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(figure.locator('table')).toBeHidden();
  });
});

test('with forced colors the marks and texts of every figure differ from the page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const slug of slugs) {
    await page.goto(routes.guide(slug));
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const figure of await figures(page).all()) {
      const marks = figure.locator('svg').filter({ visible: true }).locator('path, circle, text');
      const colors = await marks.evaluateAll((all) =>
        all.map((mark) => {
          const { fill, stroke } = getComputedStyle(mark);
          return fill === 'none' ? stroke : fill;
        }),
      );
      expect(colors.length).toBeGreaterThan(0);
      expect(colors, slug).not.toContain(background);
    }
  }
});
