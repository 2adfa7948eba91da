import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

// axe would report a link below a sticky element, and links whose places aren't known until they're
// near the screen.
const ALL_IN_PLACE = `
  header, .sticky-bar, form dl { position: static !important }
  * { content-visibility: visible !important }
`;

/**
 * Checks WCAG 2.2 AA and axe's best practices for the page's current state, except in frames.
 *
 * @param part a selector to check only this part, because checking a long guide takes seconds
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Off by default because it's experimental: an accessible name has to contain the visible
      // text.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      // Describing what passes would take longer than the checks.
      resultTypes: ['violations'],
    })
    // Runs in this page instead of a second one, which is only needed for frames.
    .setLegacyMode()
    .exclude('iframe')
    // The rest of a long list is like its first items.
    .exclude('main :is(li, tr):nth-child(n + 13)');
  await expect(page.locator(part)).not.toHaveCount(0);
  const style = await page.addStyleTag({ content: ALL_IN_PLACE });
  const { violations } = await axe.include(part).analyze();
  await style.evaluate((it) => (it as Element).remove());
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
}

/** Polls, because a page that was just resized may not be laid out yet. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(excess, { message: page.url() }).toBeLessThanOrEqual(0);
}

/** Every link and button is at least 44 pixels wide and high, except links and terms in text. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const targets = page.locator('a, button, summary, select, label:has(> input), div:has(> input)');
  const small = await targets.evaluateAll((all) =>
    all
      .filter((it) => {
        const { width, height } = it.getBoundingClientRect();
        const inText = getComputedStyle(it).display === 'inline' || it.matches('.sr-only, dfn *');
        return (
          it.checkVisibility({ visibilityProperty: true }) &&
          !inText &&
          Math.min(width, height) < 44
        );
      })
      .map((it) => it.outerHTML.slice(0, 80)),
  );
  expect(small, page.url()).toEqual([]);
}
