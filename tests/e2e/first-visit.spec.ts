import { routes } from '@/lib/site/routes';
import { brandPageWithModels } from '../support/page-templates';
import { richestGuide } from '../support/published-guides';
import { expect, expectHydrated, type Page, test } from '../support/test';
import { recordShifts } from '../support/traffic';

const templates = [
  routes.home,
  brandPageWithModels,
  routes.guide(richestGuide.slug),
  routes.inventory,
  `${routes.apply}?make=BMW&model=X5`,
];

/** As over a slow link: the site's fonts arrive after the first paint, which has the system's. */
async function holdFontsUntilPainted(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await route.continue();
  });
}

for (const width of [375, 1440])
  test.describe(`at ${width} px`, () => {
    // From the start: a page that is resized may be painted in both sizes.
    test.use({ viewport: { width, height: 812 } });

    for (const path of templates)
      test(`${path} shows the site's fonts on a first visit, and hardly anything moves when they arrive`, async ({
        page,
      }) => {
        await holdFontsUntilPainted(page);
        const shiftsOf = await recordShifts(page);
        // Not until "load", which waits for the frame of a form, too.
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expectHydrated(page.locator('body'));
        await page.waitForFunction(() =>
          ['600 1em Besley', '1em Figtree'].every((font) => document.fonts.check(font)),
        );
        expect(await shiftsOf()).toEqual([]);
      });
  });
