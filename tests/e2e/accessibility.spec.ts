import { brandModelsOf } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';
import { applyHref, routes } from '@/lib/site/routes';
import { expectAccessible, expectNoHorizontalScroll } from '../support/accessibility';
import { guides, richestGuide } from '../support/published-guides';
import { type Page, test } from '../support/test';
import { blockOtherHosts } from '../support/traffic';

const brand = (stocked: boolean) => {
  const make = makes.find((one) => brandModelsOf(one).length > 0 === stocked);
  return make ? [routes.brand(make.slug)] : [];
};

/** One page of each template in its first state. States of tools, the inventory and the dialog: in their specs. */
const templates = [
  routes.home,
  routes.inventory,
  ...brand(true),
  ...brand(false),
  routes.brandNotFound,
  routes.inventoryDebug,
  routes.apply,
  applyHref({ make: 'Land Rover', model: 'Range Rover Sport' }),
  routes.creditApp,
  routes.about,
  routes.blog,
  routes.guide(richestGuide.slug),
  routes.faq,
  routes.contact,
  routes.testimonials,
  routes.privacy,
  '/no/such/page',
];

// It logs its path.
test.use({ expectedErrors: /Page not found: \/no\/such\/page/ });

for (const path of templates) {
  test(`${path} is accessible and fits a small phone and a desktop`, async ({ page }) => {
    await blockOtherHosts(page);
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
    }
  });
}

/**
 * Marks the parts of the page that are built of other elements and classes than those seen so far.
 *
 * @returns how each of the page's parts is built
 */
const markNewParts = (page: Page, seen: string[]) =>
  page.locator('.prose > :not(p, h2, h3, ul, ol)').evaluateAll((parts, known) => {
    const kinds = parts.map((part) => {
      const elements = [part, ...part.querySelectorAll(':not(svg *)')];
      return [...new Set(elements.map((it) => `${it.tagName}.${it.getAttribute('class')}`))].sort().join(' ');
    });
    parts.forEach((part, at) => {
      const isNew = kinds.indexOf(kinds[at] ?? '') === at && !known.includes(kinds[at] ?? '');
      part.toggleAttribute('data-new', isNew);
    });
    return kinds;
  }, seen);

test('every kind of part that the other guides have is accessible, with its table open', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(routes.guide(richestGuide.slug));
  const seen = await markNewParts(page, []);
  for (const { slug } of guides) {
    await page.goto(routes.guide(slug));
    seen.push(...(await markNewParts(page, seen)));
    const newParts = page.locator('[data-new]');
    if ((await newParts.count()) === 0) continue;
    for (const details of await newParts.locator('details').all())
      await details.evaluate((it) => it.setAttribute('open', ''));
    await expectAccessible(page, '[data-new]');
  }
});

test('the open menu, an open answer, and the open contents of a guide are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(routes.faq);
  await page.locator('summary').first().click();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, '#mobile-menu');
  await page.goto(routes.guide(richestGuide.slug));
  await page.locator('[data-toc] summary').click();
  await expectAccessible(page, '[data-toc]');
});
