import {
  type BrandModel,
  brandModelsOf,
  modelAnchor,
  vehicleName,
} from '@/lib/catalogue/brand-pages';
import { logoShapes } from '@/lib/catalogue/logos';
import { brandName, type Make, makes } from '@/lib/catalogue/makes';
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

const call = telHref(business().phone);

test('every make has a page with its heading, logo, models and vehicles', async ({ request }) => {
  for (const make of makes) {
    const doc = await fetchDocument(request, routes.brand(make.slug));
    const brand = brandName(make);
    expect(textsOf(doc, 'h1')).toEqual([fillIn(pages().brand.heading, { brand })]);

    const symbol = logoShapes(make.slug) ? make.slug : 'no-logo';
    expect(doc.querySelector(`use[href="/makes.svg#${symbol}"]`), make.slug).not.toBeNull();

    const inventory = doc.querySelector(`main a[href="${inventoryOfBrandHref(make.name)}"]`);
    expect(inventory?.textContent).toBe(fillIn(pages().brand.inventoryLink, { brand }));

    const sampleQuote = doc.querySelector(`main a[href="${routes.sampleQuote}"]`);
    expect(sampleQuote?.textContent).toBe(pages().forms.sampleQuote.link);

    const models = brandModelsOf(make);
    if (models.length === 0) expectNoModels(doc, make);
    else expectModels(doc, make, models);
  }
});

function expectNoModels(doc: Document, make: Make): void {
  const brand = brandName(make);
  const { heading, text, inInventory } = pages().brand.noModels;
  expect(textsOf(doc, 'main h2')[0]).toBe(fillIn(heading, { brand }));

  const [main] = textsOf(doc, 'main');
  expect(main).toContain(fillIn(text, { brand }));
  expect(main).toContain(fillIn(inInventory, { brand }));
  expect(textsOf(doc, `main [data-make] a[href="${call}"]`)).toEqual(['Call Now']);

  const interestedVehicle = `${MODEL_YEAR} ${brand} (any model)`;
  expect(attributesOf(doc, 'main [data-apply-vehicle]', 'data-apply-vehicle')).toEqual([
    interestedVehicle,
  ]);
  const link = doc.querySelector('main [data-apply-vehicle]');
  expect(link?.getAttribute('data-apply-title')).toBe(
    `Get Notified - ${MODEL_YEAR} ${brand} Models`,
  );
  expect(link?.getAttribute('href')).toBe(applyHref({ make: make.name, interestedVehicle }));
}

function expectModels(doc: Document, make: Make, models: readonly BrandModel[]): void {
  const brand = brandName(make);
  const count = models.length === 1 ? '1 model' : `${models.length} models`;
  expect(textsOf(doc, 'main')[0]).toContain(fillIn(pages().brand.available, { brand, count }));

  const cards = [...doc.querySelectorAll('main article')];
  expect(cards).toHaveLength(models.length);
  for (const [at, model] of models.entries()) expectCard(cards[at] as Element, make, model);
}

function expectCard(card: Element, make: Make, brandModel: BrandModel): void {
  const { model, year, source, features, image } = brandModel;
  const vehicle = vehicleName(make, brandModel);
  const texts = [vehicle, String(year), source, ...features];
  expect(textsOf(card, 'h2, p:not([data-sent-note]) > *, li').sort()).toEqual(texts.sort());

  const apply = applyHref({ make: make.name, model, year, interestedVehicle: vehicle });
  expect(attributesOf(card, 'a', 'href')).toEqual([call, apply]);
  expect(attributesOf(card, '[data-apply-title]', 'data-apply-title')).toEqual([
    `Apply for ${vehicle}`,
  ]);
  expect(attributesOf(card, '[data-apply-vehicle]', 'data-apply-vehicle')).toEqual([vehicle]);
  expect(attributesOf(card, 'img', 'src')).toEqual([image]);
}

test('a phone’s first screen has a link to each model and the first card', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  for (const make of makes.filter((one) => brandModelsOf(one).length > 0)) {
    await page.goto(routes.brand(make.slug));
    const links = page.getByRole('navigation', { name: 'Models on this page' }).getByRole('link');
    const anchors = brandModelsOf(make).map((card) => `#${modelAnchor(card)}`);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      anchors,
    );

    const card = await page.getByRole('main').getByRole('article').first().boundingBox();
    expect(card?.y, make.name).toBeLessThanOrEqual(420);

    await links.last().click();
    await expect(page.locator(':target')).toBeInViewport();
  }
});

test.describe('an unknown brand', () => {
  const { brandNotFound, notFound } = errorPages();

  for (const [path, { heading }] of [
    [routes.brandNotFound, brandNotFound],
    ['/inventory/lada', brandNotFound],
    ['/inventory/bmw/x5', notFound],
  ] as const) {
    test(`${path} has status 404 and the heading "${heading}"`, async ({ request }) => {
      const doc = await fetchDocument(request, path, 404);
      expect(textsOf(doc, 'h1')).toEqual([heading]);
    });
  }

  test('leads back to the inventory and to all brands', async ({ request }) => {
    const doc = await fetchDocument(request, '/inventory/lada', 404);
    expect(textsOf(doc, 'main')[0]).toContain(brandNotFound.text);
    expect(doc.querySelectorAll('nav[aria-labelledby="all-brands"] a')).toHaveLength(makes.length);

    const back = doc.querySelector(`main a[href="${routes.inventory}"]`);
    expect(back?.textContent).toBe('Back to Inventory');
  });
});

test('models are in one column on a phone, in two on a tablet, in three on a computer', async ({
  page,
}) => {
  await page.goto(stockedBrand);
  const cards = page.getByRole('main').getByRole('article');
  for (const { width, columns } of [
    { width: 375, columns: 1 },
    { width: 800, columns: 2 },
    { width: 1280, columns: 3 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns);
  }
});
