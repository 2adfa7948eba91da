import { routes } from '@/lib/site/routes';
import { guides } from '../support/published-guides';
import { expect, type Page, test } from '../support/test';

const WORDS_A_MINUTE = 225;

/**
 * Counts what a reader sees of a guide's text; not tools, drawings, the sources, closed details,
 * definitions, and what only a screen reader says.
 */
async function wordsRead(page: Page): Promise<number> {
  const prose = page.locator('.prose');
  await prose.evaluate((root) => {
    const unread = 'form, section:has(> #sources), details > :not(summary), svg, .sr-only';
    for (const element of root.querySelectorAll(unread)) element.remove();
  });
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not read.
  const words = (await prose.innerText()).split(/[\s|]+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

test.describe('without scripts, because the count removes what React would miss', () => {
  test.use({ javaScriptEnabled: false });

  test('every guide takes as long to read as its field says', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const { slug, minutes: said } of guides) {
      await page.goto(routes.guide(slug), { waitUntil: 'domcontentloaded' });
      const minutes = (await wordsRead(page)) / WORDS_A_MINUTE;
      const away = Math.abs(minutes - said);
      expect(away, `${slug}: ${minutes} minutes, not ${said}`).toBeLessThanOrEqual(0.6);
    }
  });
});

/** Shapes of drawings that have the color of the page. */
const invisibleShapes = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    return [...document.querySelectorAll('figure svg :is(path, circle, rect, text)')]
      .filter((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return (fill === 'none' ? stroke : fill) === backgroundColor;
      })
      .map((shape) => shape.outerHTML.slice(0, 80));
  });

test('the charts and boxes of every guide are visible with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const { slug } of guides) {
    await page.goto(routes.guide(slug));
    expect(await invisibleShapes(page), slug).toEqual([]);
  }
});
