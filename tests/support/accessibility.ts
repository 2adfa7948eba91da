import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

// axe takes a link that a sticky part covers at this scroll position for one that can't be reached.
const NOTHING_STICKS = 'header, .sticky-bar, form dl { position: static !important }';

/**
 * WCAG 2.2 AA and axe's best practices for the page in its current state, without the content of
 * embedded frames.
 *
 * @param part a selector: only this part, where the rest of the page is as in another check. A long
 *   guide takes seconds.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Off by default, as an experiment: what a link or a button is called contains what it shows.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      // What passes isn't described, which takes longer than the checks.
      resultTypes: ['violations'],
    })
    // In the page itself instead of in a second one: frames are left out.
    .setLegacyMode()
    .exclude('iframe')
    // The rest of a long list is as its beginning.
    .exclude('main :is(li, tr):nth-child(n + 13)');
  await expect(page.locator(part)).not.toHaveCount(0);
  const style = await page.addStyleTag({ content: NOTHING_STICKS });
  const { violations } = await axe.include(part).analyze();
  await style.evaluate((it) => (it as Element).remove());
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
}

/** A page that was resized a moment ago is laid out soon. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(excess, { message: page.url() }).toBeLessThanOrEqual(0);
}

/**
 * Every target of the page is at least 44 pixels wide and high, except links and terms in a text.
 */
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
