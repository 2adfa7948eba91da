import { guideSource } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { attributesOf, fetchDocument } from '../support/html';
import { guides } from '../support/published-guides';
import { expect, type Page, test } from '../support/test';

const longest = [...guides]
  .sort((a, b) => guideSource(b.slug).length - guideSource(a.slug).length)
  .slice(0, 4);

const screens = [
  { width: 1280, height: 900 },
  { width: 375, height: 740 },
];

/** A first visit, on which fonts and images arrive after the text: routed requests aren't cached. */
async function firstVisit(page: Page, url: string): Promise<void> {
  // A visit of the same page at another anchor would not load it.
  await page.goto('about:blank');
  await page.goto(url, { waitUntil: 'commit' });
}

/** Fails unless the heading stays in the top third of the window, below the header. */
async function expectHeadingOnTop(page: Page, id: string): Promise<void> {
  await page.waitForLoadState('load');
  const found = await page.evaluate(async (anchor) => {
    await document.fonts.ready;
    const top = () => Math.round(document.getElementById(anchor)?.getBoundingClientRect().top ?? -1);
    // Fonts and images have loaded, and nothing moves for ten frames.
    const loading = () =>
      [...document.images].some(
        (image) => !image.complete && Math.abs(image.getBoundingClientRect().top) < 2000,
      );
    for (let still = 0, last = top(); still < 10; ) {
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

for (const { width, height } of screens) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const { slug } of longest) {
      test(`the contents links and deep links of ${slug} lead to their headings, and End to the end`, async ({
        context,
        page,
        request,
      }) => {
        test.setTimeout(90_000);
        await context.route(/\.(woff2|svg|png|jpg|webp)$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 150));
          await route.continue();
        });
        const path = routes.guide(slug);
        const ids = attributesOf(await fetchDocument(request, path), '.prose > h2', 'id').map(String);
        expect(ids.length).toBeGreaterThan(3);
        const deepLinks = async () => {
          for (const id of ids) {
            await firstVisit(page, `${path}#${id}`);
            await expectHeadingOnTop(page, id);
          }
        };
        const other = await context.newPage();
        const contentsLinks = async () => {
          for (const id of ids) {
            await firstVisit(other, path);
            const contents = other.locator('[data-toc]');
            const summary = contents.locator('summary');
            if (await summary.isVisible()) await summary.click();
            await contents.locator(`a[href="#${id}"]`).filter({ visible: true }).click();
            await expectHeadingOnTop(other, id);
          }
        };
        await Promise.all([deepLinks(), contentsLinks()]);

        await firstVisit(page, path);
        await page.keyboard.press('End');
        const left = () =>
          page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
        await expect.poll(left).toBeLessThanOrEqual(1);
      });
    }
  });
}
