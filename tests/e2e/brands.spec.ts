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
import { routes } from '@/lib/site/routes';
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

    const sampleQuote = doc.querySelector(`main a[href="${routes.sampleQuote}"]`);
    expect(sampleQuote?.textContent).toBe(pages().forms.sampleQuote.link);

    expect(textsOf(doc, 'main')[0]).toContain(fillIn(pages().brand.intro, { brand }));

    const models = brandModelsOf(make);
    if (models.length > 0) expectModels(doc, make, models);
  }
});

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

  const apply = applyHref({ make: make.name, model, year });
  expect(attributesOf(card, 'a', 'href')).toEqual([call, apply]);
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

for (const [width, height] of [
  [375, 740],
  [1366, 768],
  [1024, 768],
] as const)
  test(`who comes from an ad for one model at ${width} px sees who we are, and that model first`, async ({
    page,
  }) => {
    const [make, last] = modelOfAd();
    await page.setViewportSize({ width, height });
    await page.goto(`${routes.brand(make.slug)}#${modelAnchor(last)}`);
    await expect(
      page.getByText(fillIn(pages().brand.intro, { brand: brandName(make) })),
    ).toBeInViewport();
    const cards = page.getByRole('main').getByRole('article');
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ x, y }) => x + y),
    );
    expect(tops.at(-1)).toBe(Math.min(...tops));
    const apply = cards.last().getByRole('link', { name: /^Apply Now/ });
    if (width > 375) await expect(apply).toBeInViewport({ ratio: 1 });
  });

/** The last card of a brand page that has some. */
function modelOfAd(): [Make, BrandModel] {
  for (const make of makes) {
    const last = brandModelsOf(make).at(-1);
    if (last) return [make, last];
  }
  throw new Error('No brand page has a model.');
}

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
