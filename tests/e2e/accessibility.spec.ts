import { routes } from '@/lib/site/routes';
import { expectAccessible, expectNoHorizontalScroll } from '../support/accessibility';
import { pageTemplates } from '../support/page-templates';
import { richestGuide } from '../support/published-guides';
import { expect, type Page, test } from '../support/test';

/** The other guides, and states of tools, the inventory and the dialog: in their specs. */
const templates = [...pageTemplates, routes.guide(richestGuide.slug)];

/** Those that show a computer what they hide from a phone, or the other way around. */
const onBothScreens = [routes.home, routes.guide(richestGuide.slug)];

// It logs its path.
test.use({
  expectedErrors: /Page not found: \/no\/such\/page/,
  // A carousel that stands: one that moves has a tile half under its edge for a moment.
  contextOptions: { reducedMotion: 'reduce' },
});

/**
 * No box with words is so narrow that they break letter by letter. Polls, because a page that was
 * just resized may not be laid out yet.
 */
async function expectWordsFit(page: Page): Promise<void> {
  const narrowBoxes = () =>
    page.locator('body :not(svg *)').evaluateAll((all) =>
      all
        .filter((it) => {
          const own = [...it.childNodes].filter((node) => node instanceof Text);
          const { fontSize, position } = getComputedStyle(it);
          return (
            own.some((text) => text.data.trim().length > 8) &&
            // Otherwise, it's for screen readers alone.
            position !== 'absolute' &&
            it.checkVisibility({ visibilityProperty: true }) &&
            it.getBoundingClientRect().width < 2 * Number.parseFloat(fontSize)
          );
        })
        .map((it) => it.outerHTML.slice(0, 80)),
    );
  await expect.poll(narrowBoxes, { message: page.url() }).toEqual([]);
}

for (const path of templates) {
  test(`${path} is accessible and fits a desktop and a small phone, also with text at 200%`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoHorizontalScroll(page);
    await expectWordsFit(page);
    if (onBothScreens.includes(path)) await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoHorizontalScroll(page);
    await expectWordsFit(page);
    await expectAccessible(page);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await expectNoHorizontalScroll(page);
  });
}

test('the open menu, an open answer, and the open contents of a guide are accessible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(routes.faq);
  await page.locator('summary').first().click();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, '#mobile-menu');
  await page.goto(routes.guide(richestGuide.slug));
  await page.locator('[data-toc] summary').click();
  await expectAccessible(page, '[data-toc]');
});
