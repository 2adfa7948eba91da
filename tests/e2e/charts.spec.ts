import { routes } from '@/lib/site/routes';
import { expectAccessible, expectNoHorizontalScroll } from '../support/accessibility';
import { guides } from '../support/published-guides';
import { expect, type Page, test } from '../support/test';

/**
 * Pictures with texts but without one visible drawing, and texts that leave theirs or touch another
 * one, as the browser measures them.
 */
const unreadable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('figure:has(svg text)')].flatMap((chart) => {
      const drawings = [...chart.querySelectorAll('svg:has(text)')];
      const [svg, ...others] = drawings.filter((it) => it.getBoundingClientRect().width > 0);
      if (!svg || others.length > 0) return [chart.outerHTML.slice(0, 200)];
      const frame = svg.getBoundingClientRect();
      const texts = [...svg.querySelectorAll('text')].map((text) => ({
        name: text.textContent,
        box: text.getBoundingClientRect(),
      }));
      return texts
        .filter(
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
        )
        .map(({ name }) => name);
    }),
  );

async function expectReadable(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  expect(await unreadable(page), page.url()).toEqual([]);
}

/**
 * Marks the parts of a guide with an element whose tag and classes none of the parts before had.
 *
 * @returns all of these
 */
const markNewParts = (page: Page, known: string[]) =>
  page.locator('.prose > :not(p, h2, h3, ul, ol)').evaluateAll((parts, before) => {
    const seen = new Set(before);
    for (const part of parts) {
      const elements = [part, ...part.querySelectorAll(':not(svg *)')];
      const kinds = elements.map((it) => `${it.tagName}.${it.getAttribute('class')}`);
      part.toggleAttribute(
        'data-new',
        kinds.some((kind) => !seen.has(kind)),
      );
      for (const kind of kinds) seen.add(kind);
    }
    return [...seen];
  }, known);

/** The text spacing that WCAG 1.4.12 asks for. */
const SPACING =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }';

/** Texts of pictures that leave the page at either side. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('figure svg text')]
      .filter((text) => {
        const { left, right } = text.getBoundingClientRect();
        return left < 0 || right > window.innerWidth;
      })
      .map(({ textContent }) => textContent),
  );

/** Leaves the page the fonts of the visitor's computer, as when its own don't arrive. */
const removeOwnFonts = (page: Page) =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
        const rule = sheet.cssRules[at];
        const isOwn = rule instanceof CSSFontFaceRule && rule.cssText.includes('url(');
        if (isOwn) sheet.deleteRule(at);
      }
    }
  });

test('every guide fits every screen, with readable charts and accessible parts, also in the visitor’s own fonts, with text spacing, and with text at 150% and 200%', async ({
  page,
}) => {
  let seen: string[] = [];
  for (const { slug } of guides) {
    await page.goto(routes.guide(slug));
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectReadable(page);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await unreadable(page), slug).toEqual([]);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    const [background, ...colors] = await page.evaluate(() =>
      [document.body, ...document.querySelectorAll('figure svg :is(path, circle, rect, text)')].map(
        (it) => {
          const { fill, stroke, backgroundColor } = getComputedStyle(it);
          if (it === document.body) return backgroundColor;
          return fill === 'none' ? stroke : fill;
        },
      ),
    );
    expect(colors, slug).not.toContain(background);
    await page.emulateMedia({ forcedColors: 'none' });

    await test.step('what it has and no guide before is accessible, with its table open', async () => {
      seen = await markNewParts(page, seen);
      const newParts = page.locator('[data-new]');
      if ((await newParts.count()) === 0) return;
      await page.setViewportSize({ width: 375, height: 800 });
      await newParts.locator('details').evaluateAll((all) => {
        for (const it of all) it.setAttribute('open', '');
      });
      await expectAccessible(page, '[data-new]');
    });

    await test.step('a phone in the visitor’s own fonts, with text spacing, and with larger text', async () => {
      await page.setViewportSize({ width: 320, height: 900 });
      await removeOwnFonts(page);
      await expectReadable(page);
      const spacing = await page.addStyleTag({ content: SPACING });
      await expectNoHorizontalScroll(page);
      expect(await cutTexts(page), slug).toEqual([]);
      await spacing.evaluate((style) => style.parentNode?.removeChild(style));
      for (const size of ['24px', '200%']) {
        await page.addStyleTag({ content: `html { font-size: ${size} !important }` });
        await expectNoHorizontalScroll(page);
      }
    });
  }
});
