import { brandModelsOf } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';
import { applyHref } from '@/lib/quote/apply-href';
import { routes } from '@/lib/site/routes';
import { expectAccessible, expectNoHorizontalScroll } from '../support/accessibility';
import { richestGuide } from '../support/published-guides';
import { test } from '../support/test';
import { blockOtherHosts } from '../support/traffic';

const brand = (stocked: boolean) => {
  const make = makes.find((one) => brandModelsOf(one).length > 0 === stocked);
  return make ? [routes.brand(make.slug)] : [];
};

/**
 * One page of each template in its first state. The other guides, and states of tools, the
 * inventory and the dialog: in their specs.
 */
const templates = [
  routes.home,
  routes.inventory,
  ...brand(true),
  ...brand(false),
  routes.brandNotFound,
  routes.inventoryDebug,
  routes.apply,
  applyHref({ make: 'Land Rover', model: 'Range Rover Sport' }),
  '/apply?need=three-rows&people=8&make=Mercedes-Benz',
  // No vehicle, and what is nearest.
  '/inventory?make=BMW&need=pickup',
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

/** Those that show a computer what they hide from a phone, or the other way around. */
const onBothScreens = [routes.home, routes.inventory, routes.guide(richestGuide.slug)];

// It logs its path.
test.use({
  expectedErrors: /Page not found: \/no\/such\/page/,
  // A carousel that stands: one that moves has a tile half under its edge for a moment.
  contextOptions: { reducedMotion: 'reduce' },
});

for (const path of templates) {
  test(`${path} is accessible and fits a desktop and a small phone, also with text at 200%`, async ({
    page,
  }) => {
    await blockOtherHosts(page);
    await page.goto(path);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoHorizontalScroll(page);
    if (onBothScreens.includes(path)) await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await expectNoHorizontalScroll(page);
  });
}

test('the open menu, an open answer, and the open contents of a guide are accessible', async ({
  page,
}) => {
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
