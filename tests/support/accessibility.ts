import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * WCAG 2.2 AA for the page in its current state, without the content of embedded frames.
 *
 * @param part a selector: only this part, where the rest of the page is as in another check. A long guide takes seconds.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('iframe');
  if (part) await expect(page.locator(part)).toHaveCount(1);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}

/** Nothing is wider than the viewport. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/**
 * Call before axe reads a page that is longer than the screen: it reports what sticky bars cover at this scroll position.
 */
export async function layOutForAxe(page: Page): Promise<void> {
  await page.addStyleTag({
    content: 'header, .sticky-bar, form dl { position: static !important }',
  });
}

/** The current page is accessible and does not scroll horizontally on a small phone and on a desktop. */
export async function expectAccessibleOnPhoneAndDesktop(page: Page, part?: string): Promise<void> {
  await layOutForAxe(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, part);
  }
}
