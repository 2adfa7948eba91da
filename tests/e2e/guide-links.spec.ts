import { guideSource } from '@/lib/content/guide-file';
import { routes } from '@/lib/site/routes';
import { attributesOf, fetchDocument } from '../support/html';
import { guides, hasTool } from '../support/published-guides';
import { expect, type Page, test } from '../support/test';
import { delayRequests } from '../support/traffic';

const byLength = guides.toSorted((a, b) => guideSource(b.slug).length - guideSource(a.slug).length);
/** The longest guide with a tool, and the longest without one. */
const longest = [byLength.filter(hasTool), byLength.filter((guide) => !hasTool(guide))].flatMap(
  ([guide]) => guide ?? [],
);

/**
 * Fails unless the heading stays in the top third of the window, below the header, once nothing
 * moves any more.
 */
async function expectHeadingOnTop(page: Page, id: string): Promise<void> {
  const found = await page.evaluate(async (anchor) => {
    const top = () =>
      Math.round(document.getElementById(anchor)?.getBoundingClientRect().top ?? -1);
    const inView = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;
    const loading = () =>
      document.fonts.status === 'loading' ||
      [...document.images].some(
        (image) => !image.complete && inView(image.getBoundingClientRect()),
      );
    // A tool near the view is about to start; React marks its elements then.
    const starting = () =>
      [...document.querySelectorAll('.prose form')].some((tool) => {
        const { top, bottom } = tool.getBoundingClientRect();
        const near = bottom > -200 && top < window.innerHeight + 200;
        return near && !Object.keys(tool).some((key) => key.startsWith('__react'));
      });
    for (let still = 0, last = top(); still < 6; ) {
      await new Promise(requestAnimationFrame);
      still = top() === last && !loading() && !starting() ? still + 1 : 0;
      last = top();
    }
    const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
    return { top: top(), header: Math.max(0, Math.floor(header)), third: window.innerHeight / 3 };
  }, id);
  expect(found.top, `#${id} at ${JSON.stringify(found)}`).toBeGreaterThanOrEqual(found.header);
  expect(found.top, `#${id} at ${JSON.stringify(found)}`).toBeLessThanOrEqual(found.third);
}

for (const [at, { slug }] of longest.entries()) {
  const [width, height] = at % 2 === 0 ? [375, 740] : [1280, 900];
  test(`at ${width} px links to sections of ${slug} lead there`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    const path = routes.guide(slug);
    const all = attributesOf(await fetchDocument(request, path), '.prose > h2', 'id').map(String);
    // The last one is moved by whatever moves another one.
    const ids = all.toReversed().filter((_, at) => at % 3 === 0);
    expect(ids.length).toBeGreaterThan(1);

    await test.step('links from elsewhere, while fonts and images arrive after the text', async () => {
      for (const id of ids) {
        await page.goto('about:blank');
        // A page with a route has no HTTP cache: each visit is a first one.
        const release = await delayRequests(page, '**/*.{woff2,svg,png,jpg,webp,avif}');
        await page.goto(`${path}#${id}`, { waitUntil: 'domcontentloaded' });
        release();
        await expectHeadingOnTop(page, id);
        await page.unrouteAll({ behavior: 'wait' });
      }
    });

    await test.step('the contents, each from the top of the page', async () => {
      const contents = page.locator('[data-toc]');
      const links = contents.getByRole('link').filter({ visible: true });
      await page.goto('about:blank');
      await page.goto(path);
      for (const id of ids) {
        await page.evaluate(() => window.scrollTo(0, 0));
        if ((await links.count()) === 0) await contents.locator('summary').click();
        const link = links.and(page.locator(`[href="#${id}"]`));
        await link.click();
        await expectHeadingOnTop(page, id);
      }
    });
  });
}
