import { brandModels } from '@/content/catalogue/brand-models';
import { brandModelsOf } from '@/lib/catalogue/brand-pages';
import { logoShapes } from '@/lib/catalogue/logos';
import { brandName, makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { pages } from '@/lib/content/pages';
import { telHref } from '@/lib/format/format';
import { applyHref, inventoryOfBrandHref, routes } from '@/lib/site/routes';
import { expectAccessibleOnPhoneAndDesktop } from '../support/accessibility';
import { attributesOf, fetchDocument, textsOf } from '../support/html';
import { expect, test } from '../support/test';

test.describe('URLs', () => {
  test('every make has a page with its heading, logo, canonical link and vehicles for the dialog', async ({
    request,
  }) => {
    const ids: number[] = [];
    for (const make of makes) {
      const doc = await fetchDocument(request, routes.brand(make.slug));
      const brand = brandName(make);
      expect(textsOf(doc, 'h1')).toEqual([`${brand} Models`]);
      const vehicles = brandModelsOf(make).map(({ model }) => `2025 ${brand} ${model}`);
      expect(textsOf(doc, 'main article h2')).toEqual(vehicles);
      const available = `2025 ${brand} Models Available: ${vehicles.length} model`;
      const none = `No current 2025 inventory for ${brand}`;
      expect(textsOf(doc, 'main')[0]).toContain(vehicles.length > 0 ? available : none);
      const logo = logoShapes(make.slug) ? `use[href="/makes.svg#${make.slug}"]` : 'main svg text';
      expect(doc.querySelector(logo), make.slug).not.toBeNull();
      const canonical = `${business.siteUrl}${routes.brand(make.slug)}`;
      expect(attributesOf(doc, 'link[rel="canonical"]', 'href')).toEqual([canonical]);
      const titles = vehicles.map((vehicle) => `Apply for ${vehicle}`);
      const notify = [`Get Notified - 2025 ${brand} Models`];
      expect(attributesOf(doc, 'main [data-apply-title]', 'data-apply-title')).toEqual(
        vehicles.length > 0 ? titles : notify,
      );
      expect(attributesOf(doc, 'main [data-apply-vehicle]', 'data-apply-vehicle')).toEqual(
        vehicles.length > 0 ? vehicles : [`2025 ${brand} (any model)`],
      );
      ids.push(...attributesOf(doc, 'article[id^="model-"]', 'id').map((id) => Number(id?.slice(6))));
    }
    expect(ids.sort((a, b) => a - b)).toEqual(brandModels.map((model) => model.id));
  });

  test('another spelling redirects permanently and keeps the query', async ({ request }) => {
    for (const [given, slug] of [
      ['BMW', 'bmw'],
      ['%62mw', 'bmw'],
      ['vw', 'volkswagen'],
      ['mercedes-benz', 'mercedes'],
      ['mercedes%20benz', 'mercedes'],
      ['Alfa%C2%A0Romeo', 'alfa-romeo'],
      ['land+rover', 'land-rover'],
      ['range-rover', 'land-rover'],
    ] as const) {
      const response = await request.get(`/inventory/${given}?utm_source=ad`, { maxRedirects: 0 });
      expect(response.status(), given).toBe(308);
      expect(response.headers().location).toMatch(new RegExp(`/inventory/${slug}\\?utm_source=ad$`));
    }
  });

  test('an unknown brand has status 404, on the first and on later requests', async ({ request }) => {
    for (const given of [
      'lada',
      'brand-not-found',
      'bmw.html',
      '%00',
      '..%2f',
      '..%2fapply',
      '%',
      '%E0%A4%A',
      '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      '%0d%0aset-cookie:a=b',
      '__proto__',
      'constructor',
      'a'.repeat(4_000),
    ]) {
      for (const time of ['first', 'second']) {
        const response = await request.get(`/inventory/${given}`, { maxRedirects: 0 });
        expect([given, time, response.status()]).toEqual([given, time, 404]);
        expect(await response.text()).toContain('Brand Not Found</h1>');
      }
    }
  });

  test('a path below a brand is not found', async ({ request }) => {
    const doc = await fetchDocument(request, '/inventory/bmw/x5', 404);
    expect(textsOf(doc, 'h1')).toEqual(['Oops! Page not found']);
  });
});

test('an unknown brand shows an error and leads back to the inventory', async ({ page }) => {
  await page.goto('/inventory/lada');
  await expect(page).toHaveTitle(/^Brand Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand Not Found');
  await expect(page.getByText('The requested brand could not be found.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  const brands = page.getByRole('navigation', { name: pages.brand.allBrandsHeading }).getByRole('link');
  await expect(brands).toHaveCount(makes.length);
  await expectAccessibleOnPhoneAndDesktop(page);
  await page.getByRole('link', { name: 'Back to Inventory' }).click();
  await expect(page).toHaveURL(routes.inventory);
});

test.describe('a brand with models', () => {
  test('shows each model with its image, facts and buttons', async ({ page }) => {
    const make = makes.find(({ slug }) => slug === 'mercedes');
    if (!make) throw new Error('The catalogue has no Mercedes-Benz.');
    await page.goto(routes.brand(make.slug));
    const models = brandModelsOf(make);
    await expect(page.getByText(`2025 Mercedes Models Available: ${models.length} models`)).toBeVisible();
    await expect(
      page.getByRole('link', { name: fillIn(pages.brand.inventoryLink, { brand: 'Mercedes' }) }),
    ).toHaveAttribute('href', inventoryOfBrandHref(make.name));
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(models.length);
    for (const [at, model] of models.entries()) {
      const vehicle = `2025 Mercedes ${model.model}`;
      const card = cards.nth(at);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(vehicle);
      await expect(card.getByText('2025', { exact: true })).toBeVisible();
      await expect(card.getByText(model.source, { exact: true })).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveText([...model.features]);
      await card.scrollIntoViewIfNeeded();
      const image = card.getByRole('img', { name: vehicle });
      await expect(image).toHaveAttribute('src', model.image);
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      const call = card.getByRole('link', { name: `Call Now for Price: ${vehicle}` });
      await expect(call).toHaveAttribute('href', telHref(business.phone));
      await expect(call).toHaveAttribute('data-conversion', 'call');
      const apply = card.getByRole('link', { name: `Apply Now: ${vehicle}` });
      await expect(apply).toHaveAttribute(
        'href',
        applyHref({ make: make.name, model: model.model, interestedVehicle: vehicle }),
      );
    }
  });

  test('has a grid of 1, 2 or 3 columns by screen width', async ({ page }) => {
    await page.goto(routes.brand('bmw'));
    for (const [width, columns] of [
      [375, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
    }
  });

  test('is accessible', async ({ page }) => {
    await page.goto(routes.brand('chevrolet'));
    await expectAccessibleOnPhoneAndDesktop(page);
  });
});

test('a brand without models offers to call or to be notified', async ({ page }) => {
  await page.goto(routes.brand('volkswagen'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    'No current 2025 inventory for Volkswagen',
  );
  await expect(
    main.getByText("Call us or Apply Now and we'll notify you when it's available."),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Call Now', exact: true })).toHaveAttribute(
    'href',
    telHref(business.phone),
  );
  await expect(main.getByText('Models Available')).toHaveCount(0);
  await expectAccessibleOnPhoneAndDesktop(page);
  await page.locator('a[data-apply-vehicle][aria-haspopup]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Get Notified - 2025 Volkswagen Models');
  await expect(dialog.getByTitle('Lease Form')).toHaveAttribute(
    'src',
    /interested_vehicle=2025\+Volkswagen\+%28any\+model%29/,
  );
});
