import { randomUUID } from 'node:crypto';
import { modelYear } from '@/content/model-year';
import { type FeaturedModel, featuredModelsOf } from '@/lib/catalogue/featured-models';
import { makes } from '@/lib/catalogue/makes';
import { modelAnchor } from '@/lib/catalogue/models';
import { errorPages } from '@/lib/content/page-texts';
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

for (const [width, height] of [
  [375, 740],
  [1366, 768],
] as const)
  test(`who comes from an ad for one model at ${width} px sees its card, marked`, async ({
    page,
  }) => {
    const last = featuredModelsOf(makeWithModels).at(-1) as FeaturedModel;
    await page.setViewportSize({ width, height });
    await page.goto(`${routes.brand(makeWithModels.slug)}#${modelAnchor(last)}`);
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('article') });
    await expect(card.last()).toHaveCSS('outline-style', 'solid');
    await expect(card.first()).not.toHaveCSS('outline-style', 'solid');
    await expect(card.last().getByRole('link', { name: /^Apply Now/ })).toBeInViewport({
      ratio: 1,
    });
    await expect(card.last().getByRole('heading')).toBeInViewport({ ratio: 1 });
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
