import { randomUUID } from 'node:crypto';
import { modelYear } from '@/content/model-year';
import { type FeaturedModel, featuredModelsOf, modelAnchor } from '@/lib/catalogue/featured-models';
import { brandName, makes } from '@/lib/catalogue/makes';
import { errorPages, pageTexts } from '@/lib/content/page-texts';
import { fillVariables } from '@/lib/format/words';
import { routes } from '@/lib/site/routes';
import { fetchDocument, textsOf } from '../support/html';
import { makeWithModels, makeWithoutModels } from '../support/page-templates';
import { withRow } from '../support/sandbox';
import { expect, test } from '../support/test';

test('a new row appears on the static page of its make, and a sold one goes', async ({
  request,
}) => {
  test.skip(!makeWithoutModels, 'every make has featured models');
  const { name = '', slug = '' } = makeWithoutModels ?? {};
  const model = `Atlas ${randomUUID()}`;
  const hasCard = async () => {
    const doc = await fetchDocument(request, routes.brand(slug));
    return textsOf(doc, 'article h2').some((title) => title.endsWith(model));
  };
  const polling = { intervals: [200] };
  await withRow(request, { brand: name, model, year: modelYear }, () =>
    expect.poll(hasCard, polling).toBe(true),
  );
  await expect.poll(hasCard, polling).toBe(false);
});

test('a phone’s first screen has a link to each model and the first card', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const byModels = makes.toSorted(
    (a, b) => featuredModelsOf(b).length - featuredModelsOf(a).length,
  );
  for (const make of byModels.slice(0, 2)) {
    if (featuredModelsOf(make).length === 0) continue;
    await page.goto(routes.brand(make.slug));
    const links = page.getByRole('navigation', { name: 'Models on this page' }).getByRole('link');
    const anchors = featuredModelsOf(make).map((card) => `#${modelAnchor(card)}`);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      anchors,
    );

    await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport();

    await links.last().click();
    await expect(page.locator(':target')).toBeInViewport();
  }
});

for (const [width, height] of [
  [375, 740],
  [1366, 768],
] as const)
  test(`who comes from an ad for one model at ${width} px sees who we are, and that model first`, async ({
    page,
  }) => {
    const make = makeWithModels;
    const last = featuredModelsOf(make).at(-1) as FeaturedModel;
    await page.setViewportSize({ width, height });
    await page.goto(`${routes.brand(make.slug)}#${modelAnchor(last)}`);
    await expect(
      page.getByText(fillVariables(pageTexts().brand.intro, { brand: brandName(make) })),
    ).toBeInViewport();
    const cards = page.getByRole('main').getByRole('article');
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ x, y }) => x + y),
    );
    expect(tops.at(-1)).toBe(Math.min(...tops));
    const apply = cards.last().getByRole('link', { name: /^Apply Now/ });
    if (width > 375) await expect(apply).toBeInViewport({ ratio: 1 });
  });

test.describe('an unknown brand', () => {
  const { brandNotFound } = errorPages();

  test('has status 404 and leads back to the inventory and to all brands', async ({ request }) => {
    const doc = await fetchDocument(request, '/inventory/lada', 404);
    expect(textsOf(doc, 'h1')).toEqual([brandNotFound.heading]);
    expect(doc.querySelectorAll('nav[aria-labelledby="all-makes"] a')).toHaveLength(makes.length);

    const back = doc.querySelector(`main a[href="${routes.inventory}"]`);
    expect(back?.textContent).toBe('Back to Inventory');
  });
});
