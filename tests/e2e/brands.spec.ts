import { brandModelsOf } from '@/lib/catalogue/brand-pages';
import { logoShapes } from '@/lib/catalogue/logos';
import { brandName, makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { errorPages, pages } from '@/lib/content/pages';
import { telHref } from '@/lib/format/tel-href';
import { applyHref } from '@/lib/quote/apply-href';
import { MODEL_YEAR } from '@/lib/site/model-year';
import { inventoryOfBrandHref, routes } from '@/lib/site/routes';
import { attributesOf, fetchDocument, textsOf } from '../support/html';
import { stockedBrand } from '../support/stocked-brand';
import { expect, test } from '../support/test';

test('every make has a page with its heading, logo, models and vehicles', async ({ request }) => {
  for (const make of makes) {
    const doc = await fetchDocument(request, routes.brand(make.slug));
    const brand = brandName(make);
    const main = textsOf(doc, 'main')[0];
    expect(textsOf(doc, 'h1')).toEqual([fillIn(pages().brand.heading, { brand })]);
    const symbol = logoShapes(make.slug) ? make.slug : 'no-logo';
    expect(doc.querySelector(`use[href="/makes.svg#${symbol}"]`), make.slug).not.toBeNull();
    const inventory = doc.querySelector(`main a[href="${inventoryOfBrandHref(make.name)}"]`);
    expect(inventory?.textContent).toBe(fillIn(pages().brand.inventoryLink, { brand }));

    const models = brandModelsOf(make);
    const vehicles = models.map(({ year, model }) => `${year} ${brand} ${model}`);
    const titles = attributesOf(doc, 'main [data-apply-title]', 'data-apply-title');
    const requested = attributesOf(doc, 'main [data-apply-vehicle]', 'data-apply-vehicle');
    if (models.length === 0) {
      expect(textsOf(doc, 'main h2')[0]).toBe(fillIn(pages().brand.noModels.heading, { brand }));
      expect(main).toContain(fillIn(pages().brand.noModels.text, { brand }));
      expect(textsOf(doc, `main [data-make] a[href="${telHref(business().phone)}"]`)).toEqual([
        'Call Now',
      ]);
      expect([titles, requested]).toEqual([
        [`Get Notified - ${MODEL_YEAR} ${brand} Models`],
        [`${MODEL_YEAR} ${brand} (any model)`],
      ]);
      const interestedVehicle = requested[0] ?? '';
      const link = doc.querySelector('main [data-apply-vehicle]');
      expect(link?.getAttribute('href')).toBe(applyHref({ make: make.name, interestedVehicle }));
      continue;
    }
    expect(main).toContain(
      fillIn(pages().brand.available, {
        brand,
        count: models.length === 1 ? '1 model' : `${models.length} models`,
      }),
    );
    expect([titles, requested]).toEqual([
      vehicles.map((vehicle) => `Apply for ${vehicle}`),
      vehicles,
    ]);
    const cards = [...doc.querySelectorAll('main article')];
    expect(cards).toHaveLength(models.length);
    for (const [at, { model, year, source, features, image }] of models.entries()) {
      const [card, vehicle = ''] = [cards[at] as Element, vehicles[at]];
      const texts = [vehicle, String(year), source, ...features];
      expect(textsOf(card, 'h2, p > *, li').sort()).toEqual(texts.sort());
      const apply = applyHref({ make: make.name, model, year, interestedVehicle: vehicle });
      expect(attributesOf(card, 'a', 'href')).toEqual([telHref(business().phone), apply]);
      expect(attributesOf(card, 'img', 'src')).toEqual([image]);
    }
  }
});

test('an unknown brand has status 404 and leads back to the inventory', async ({ request }) => {
  const { brandNotFound, notFound } = errorPages();
  for (const [path, { heading }] of [
    [routes.brandNotFound, brandNotFound],
    ['/inventory/lada', brandNotFound],
    ['/inventory/bmw/x5', notFound],
  ] as const)
    expect(textsOf(await fetchDocument(request, path, 404), 'h1'), path).toEqual([heading]);

  const doc = await fetchDocument(request, '/inventory/lada', 404);
  expect(textsOf(doc, 'main')[0]).toContain(brandNotFound.text);
  expect(doc.querySelectorAll('nav[aria-labelledby="all-brands"] a')).toHaveLength(makes.length);
  expect(doc.querySelector(`main a[href="${routes.inventory}"]`)?.textContent).toBe(
    'Back to Inventory',
  );
});

test('models are in a grid of 1, 2 or 3 columns by screen width', async ({ page }) => {
  await page.goto(stockedBrand);
  const cards = page.getByRole('main').getByRole('article');
  for (const [width, columns] of [
    [375, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});
