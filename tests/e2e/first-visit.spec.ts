/** What somebody sees who comes from an ad, and what a program reads that shows a preview. */
import { routes } from '@/lib/site/routes';
import { richestGuide } from '../support/published-guides';
import { stockedBrand } from '../support/stocked-brand';
import { expect, type Page, test } from '../support/test';
import { recordShifts } from '../support/traffic';

const templates = [
  routes.home,
  stockedBrand,
  routes.guide(richestGuide.slug),
  routes.inventory,
  `${routes.apply}?make=BMW&model=X5`,
];

/** A good phone in a town: 40 ms a round trip, 10 Mbit/s, and an empty cache. */
async function emulateOrdinaryLink(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 1_250_000,
    uploadThroughput: 600_000,
  });
}

/** The fonts in which the browser has drawn the text of an element: its own, or the system's. */
async function drawnFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  // A variable font calls itself by its first weight: "Figtree Light".
  return fonts.map(({ familyName }) => familyName.split(' ')[0] ?? '');
}

for (const path of templates)
  for (const width of [375, 1440])
    test(`a first visit of ${path} at ${width} px is set in the site's own type, and hardly moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 812 });
      await emulateOrdinaryLink(page);
      const shiftsOf = await recordShifts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await drawnFonts(page, 'h1')).toEqual(['Besley']);
      expect(await drawnFonts(page, 'footer a[href^=mailto]')).toEqual(['Figtree']);
      expect(await shiftsOf()).toEqual([]);
    });

/** The bytes that every program reads that shows a preview of a link. */
const FIRST_BYTES = 8_192;

const pages = [
  ...templates,
  routes.apply,
  routes.inventoryDebug,
  routes.about,
  routes.blog,
  routes.faq,
  routes.contact,
  routes.creditApp,
  routes.testimonials,
  routes.terms,
];
test.describe(`the first ${FIRST_BYTES} bytes`, () => {
  for (const path of pages)
    test(`of ${path} have its title, description, canonical URL and image`, async ({ request }) => {
      const page = await (await request.get(path)).body();
      const start = page.subarray(0, FIRST_BYTES).toString();
      expect(start).toMatch(/<title>[^<]+<\/title>/);
      expect(start).toMatch(/<meta name="description" content="[^"]+"/);
      expect(start).toMatch(/<link rel="canonical" href="http[^"]+"/);
      expect(start).toMatch(/<meta property="og:image" content="http[^"]+"/);
    });
});
