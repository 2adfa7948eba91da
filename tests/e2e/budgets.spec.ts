import { routes } from '@/lib/site/routes';
import { brandPageWithModels } from '../support/brand-with-models';
import { longestGuide, richestGuide } from '../support/published-guides';
import { expect, type Page, test } from '../support/test';
import { kibOf, type Loaded, watchTraffic } from '../support/traffic';

type Budget = { script: number; font: number; total: number; requests: number };

/** Charts and tools included. */
const guide = { script: 190, font: 60, total: 285, requests: 20 };

/**
 * Compressed KiB and requests of a first visit, before any interaction: one page of each template. Of
 * the script, 134 are those of an empty page of Next.js.
 */
const budgets: Record<string, Budget> = {
  // The carousel comes near on some screens: 26 KiB, and the logos of the makes a second time,
  // because the cache is off here: 23 KiB.
  [routes.home]: { script: 182, font: 60, total: 305, requests: 22 },
  [routes.inventory]: { script: 165, font: 60, total: 275, requests: 31 },
  [brandPageWithModels]: { script: 160, font: 60, total: 265, requests: 23 },
  [routes.apply]: { script: 168, font: 60, total: 250, requests: 19 },
  // Five drawings are in the view or near it.
  [routes.blog]: { script: 160, font: 60, total: 240, requests: 22 },
  [routes.guide(richestGuide.slug)]: guide,
  [routes.guide(longestGuide.slug)]: guide,
  [routes.faq]: { script: 158, font: 60, total: 240, requests: 18 },
};

/** The phone that Lighthouse emulates. */
const viewport = { width: 412, height: 823 };

// The owner's, with a limit of their own (photos.spec.ts).
const PHOTO = /\/photo-sizes\/|%2Fphotos%2F/;

/** Loads a page without the cache and waits for late requests, such as a prefetch. */
async function visit(page: Page, path: string): Promise<Loaded[]> {
  const loaded = await watchTraffic(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  // Only some versions of the browser request an icon.
  const others = [/\/(favicon\.ico|og\/logo\.png)/, PHOTO];
  return loaded.filter(({ url }) => !others.some((other) => other.test(url)));
}

/** The files that a link element or a Link header of the page loads. */
const linkedFiles = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'link')
      .map(({ name }) => name),
  );

test('each template keeps its budget on a phone', async ({ page, context, baseURL }) => {
  await page.close();
  // Side by side: sizes and counts don't depend on the time.
  await Promise.all(
    Object.entries(budgets).map(async ([path, budget]) => {
      const tab = await context.newPage();
      await tab.setViewportSize(viewport);
      const loaded = await visit(tab, path);
      const found: Budget = {
        script: kibOf(loaded, 'Script'),
        font: kibOf(loaded, 'Font'),
        total: kibOf(loaded),
        requests: loaded.length,
      };
      const list = loaded.map(
        ({ url, bytes }) => `${(bytes / 1024).toFixed(1).padStart(7)} ${url}`,
      );
      for (const kind of Object.keys(budget) as (keyof Budget)[])
        expect(found[kind], [`${kind} of ${path}`, ...list].join('\n')).toBeLessThanOrEqual(
          budget[kind],
        );
      // Nothing stands before the first paint but the document, and the fonts come next.
      expect(await linkedFiles(tab), path).not.toContainEqual(expect.stringMatching(/\.css$/));
      await expect(tab.locator('head link[as=font]'), path).toHaveCount(0);
      await expect(tab.locator('body link[rel=preload][as=font]'), path).toHaveCount(2);
      const urls = loaded.map(({ url }) => new URL(url));
      expect([...new Set(urls.map(({ origin }) => origin))]).toEqual([baseURL]);
      const pages = urls.map(({ pathname }) => pathname).filter((name) => !/\.\w+$/.test(name));
      expect(pages).toEqual([path]);
      await tab.close();
    }),
  );
});
