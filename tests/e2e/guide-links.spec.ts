import { guideSource } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { attributesOf, fetchDocument } from '../support/html';
import { guides } from '../support/published-guides';
import { expect, type Page, test } from '../support/test';

const longest = guides
  .toSorted((a, b) => guideSource(b.slug).length - guideSource(a.slug).length)
  .slice(0, 2);

/** Fails unless the heading stays in the top third of the window, below the header, once nothing moves any more. */
async function expectHeadingOnTop(page: Page, id: string): Promise<void> {
  const found = await page.evaluate(async (anchor) => {
    await document.fonts.ready;
    const top = () => Math.round(document.getElementById(anchor)?.getBoundingClientRect().top ?? -1);
    const inView = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;
    const loading = () =>
      [...document.images].some((image) => !image.complete && inView(image.getBoundingClientRect()));
    for (let still = 0, last = top(); still < 6; ) {
      await new Promise(requestAnimationFrame);
      still = top() === last && !loading() ? still + 1 : 0;
      last = top();
    }
    const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
    return { top: top(), header: Math.max(0, Math.floor(header)), third: window.innerHeight / 3 };
  }, id);
  expect(found.top, `#${id} at ${JSON.stringify(found)}`).toBeGreaterThanOrEqual(found.header);
  expect(found.top, `#${id} at ${JSON.stringify(found)}`).toBeLessThanOrEqual(found.third);
}

for (const [width, height] of [
  [1280, 900],
  [375, 740],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const { slug } of longest) {
      test(`links to the sections of ${slug} lead to their headings, and End to the end`, async ({
        page,
        request,
      }) => {
        const path = routes.guide(slug);
        const ids = attributesOf(await fetchDocument(request, path), '.prose > h2', 'id').map(String);
        expect(ids.length).toBeGreaterThan(3);

        // A link from elsewhere, with fonts and images that arrive after the text.
        await page.route(/\.(woff2|svg|png|jpg|webp)$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
        await page.goto(`${path}#${ids.at(-1)}`);
        await expectHeadingOnTop(page, ids.at(-1) ?? '');
        await page.unrouteAll({ behavior: 'wait' });

        // The contents, the farthest section first, each from the top of the page.
        await page.goto('about:blank');
        await page.goto(path);
        const contents = page.locator('[data-toc]');
        for (const id of ids.toReversed()) {
          await page.evaluate(() => window.scrollTo(0, 0));
          const link = contents.locator(`a[href="#${id}"]`).filter({ visible: true });
          if ((await link.count()) === 0) await contents.locator('summary').click();
          await link.click();
          await expectHeadingOnTop(page, id);
        }

        await page.keyboard.press('End');
        const left = () =>
          page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
        await expect.poll(left).toBeLessThanOrEqual(1);
      });
    }
  });
}
