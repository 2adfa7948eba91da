import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { brandModels } from '@/content/catalogue/brand-models';
import { brandModelsOf } from '@/lib/catalogue/brands';
import { brandName, makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/site/format';
import { applyHref, inventoryOfBrandHref, routes } from '@/lib/site/routes';
import { keepReports } from '../support/reports';
import { provider } from '../support/sandbox';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const withModels = makes.filter((make) => brandModelsOf(make).length > 0);
const withoutModels = makes.filter((make) => brandModelsOf(make).length === 0);

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

/** Opens the dialog of the first Apply Now on the page; waits until the page can answer the click. */
async function openDialog(page: Page, path: string) {
  await page.goto(path);
  const link = page.locator('a[data-apply-vehicle][aria-haspopup="dialog"]').first();
  await link.click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  return { link, dialog: page.getByRole('dialog') };
}

async function countConversions(page: Page) {
  await keepReports(page);
  return () => page.evaluate(() => window.reports?.length ?? 0);
}

async function fillForm(page: Page, name: string) {
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Full name').fill(name);
  await frame.getByLabel('Phone', { exact: true }).fill('201 555 0100');
  await frame.getByLabel('E-mail', { exact: true }).fill('visitor@example.com');
  await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: 'Submit' }).click();
}

test.describe('the addresses', () => {
  for (const make of makes) {
    test(`/inventory/${make.slug} is a page with its own heading, breadcrumb and canonical link`, async ({
      request,
    }) => {
      const response = await request.get(routes.brand(make.slug));
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain(`${brandName(make)} Models</h1>`);
      expect(html).toContain(`href="/makes.svg#${make.slug}"`);
      expect(html).toContain(`<link rel="canonical" href="${business.siteUrl}${routes.brand(make.slug)}"/>`);
    });
  }

  const moved = [
    ['BMW', 'bmw'],
    ['Bmw', 'bmw'],
    ['%62mw', 'bmw'],
    ['vw', 'volkswagen'],
    ['VW', 'volkswagen'],
    ['mercedes-benz', 'mercedes'],
    ['Mercedes-Benz', 'mercedes'],
    ['mercedes%20benz', 'mercedes'],
    ['benz', 'mercedes'],
    ['alfa', 'alfa-romeo'],
    ['Alfa%C2%A0Romeo', 'alfa-romeo'],
    ['Land%20Rover', 'land-rover'],
    ['land+rover', 'land-rover'],
    ['range-rover', 'land-rover'],
    ['rover', 'land-rover'],
    ['chevy', 'chevrolet'],
  ];
  for (const [given, slug] of moved) {
    test(`/inventory/${given} redirects permanently to /inventory/${slug}`, async ({ request }) => {
      const response = await request.get(`/inventory/${given}?utm_source=ad`, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(response.headers().location).toMatch(new RegExp(`/inventory/${slug}\\?utm_source=ad$`));
    });
  }

  const unknown = [
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
  ];
  for (const given of unknown) {
    test(`/inventory/${given.slice(0, 40)} is an unknown brand: status 404, first and second time`, async ({
      request,
    }) => {
      for (const time of ['cold', 'warm']) {
        const response = await request.get(`/inventory/${given}`, { maxRedirects: 0 });
        expect({ time, status: response.status() }).toEqual({ time, status: 404 });
        expect(await response.text()).toContain('Brand Not Found</h1>');
      }
    });
  }

  test('below a brand there is nothing: the site-wide 404', async ({ request }) => {
    const response = await request.get('/inventory/bmw/x5');
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  });
});

test('an unknown brand says so and leads back to the inventory', async ({ page }) => {
  await page.goto('/inventory/lada');
  await expect(page).toHaveTitle(/^Brand Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand Not Found');
  await expect(page.getByText('The requested brand could not be found.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('navigation', { name: 'All brands' }).getByRole('link')).toHaveCount(29);
  await page.getByRole('link', { name: 'Back to Inventory' }).click();
  await expect(page).toHaveURL(routes.inventory);
});

test.describe('a brand with models', () => {
  for (const make of withModels) {
    const brand = brandName(make);
    test(`${brand} shows its five models, each complete`, async ({ page }) => {
      await page.goto(routes.brand(make.slug));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${brand} Models`);
      await expect(page.getByText(`2025 ${brand} Models Available: 5 models`)).toBeVisible();
      await expect(page.getByRole('link', { name: `See ${brand} in the live inventory` })).toHaveAttribute(
        'href',
        inventoryOfBrandHref(make.name),
      );
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(5);
      for (const [at, model] of brandModelsOf(make).entries()) {
        const vehicle = `2025 ${brand} ${model.model}`;
        const card = cards.nth(at);
        await expect(card.getByRole('heading', { level: 2 })).toHaveText(vehicle);
        await expect(card.getByText('2025', { exact: true })).toBeVisible();
        await expect(card.getByText(`${brand} Official`, { exact: true })).toBeVisible();
        await expect(card.getByRole('listitem')).toHaveText([...model.features]);
        await card.scrollIntoViewIfNeeded();
        const picture = card.getByRole('img', { name: vehicle });
        await expect(picture).toHaveAttribute('src', model.image);
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
        const call = card.getByRole('link', { name: `Call Now for Price: ${vehicle}` });
        await expect(call).toHaveText('Call Now for Price');
        await expect(call).toHaveAttribute('href', telHref(business.phone));
        await expect(call).toHaveAttribute('data-conversion', 'call');
        const apply = card.getByRole('link', { name: `Apply Now: ${vehicle}` });
        await expect(apply).toHaveText('Apply Now');
        await expect(apply).toHaveAttribute('href', applyHref({ make: make.name, model: model.model }));
      }
    });
  }

  test('the eight pages together show the 40 models of the catalogue, ids 1 to 40', async ({ request }) => {
    const ids: number[] = [];
    for (const make of withModels) {
      const html = await (await request.get(routes.brand(make.slug))).text();
      ids.push(...[...html.matchAll(/ data-model-id="(\d+)"/g)].map((found) => Number(found[1])));
    }
    expect(ids.sort((a, b) => a - b)).toEqual(brandModels.map((model) => model.id));
    expect(ids).toHaveLength(40);
  });

  for (const [width, columns] of [
    [375, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    test(`the grid has ${columns} columns at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(routes.brand('bmw'));
      const lefts = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(columns);
    });
  }
});

test.describe('a brand without models', () => {
  for (const make of withoutModels) {
    const brand = brandName(make);
    test(`${brand} says that there is nothing now and offers to notify`, async ({ page }) => {
      await page.goto(routes.brand(make.slug));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${brand} Models`);
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(
        `No current 2025 inventory for ${brand}`,
      );
      await expect(
        main.getByText("Call us or Apply Now and we'll notify you when it's available."),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: 'Call Now', exact: true })).toHaveAttribute(
        'href',
        telHref(business.phone),
      );
      const apply = main.getByRole('link', { name: 'Apply Now', exact: true });
      await expect(apply).toHaveAttribute('href', applyHref({ make: make.name }));
      await expect(apply).toHaveAttribute('data-apply-title', `Get Notified - 2025 ${brand} Models`);
      await expect(main.getByText('Models Available')).toHaveCount(0);
    });
  }

  test('there are 21 of them', () => {
    expect(withoutModels).toHaveLength(21);
  });
});

test.describe('Apply Now', () => {
  test('opens the lease form in a dialog, at its height, with the vehicle', async ({ page }) => {
    // A provider that reports no height of its own: the frame keeps the specified one.
    await page.route(`${provider}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'A form' }),
    );
    const { dialog } = await openDialog(page, routes.brand('bmw'));
    await expect(dialog).toHaveAccessibleName('Apply for 2025 BMW 3 Series');
    const frame = dialog.getByTitle('Lease Form');
    await expect(frame).toHaveAttribute('src', new RegExp(`/widget/form/${business.leadForms.vehicle}\\?`));
    await expect(frame).toHaveAttribute('src', /interested_vehicle=2025\+BMW\+3\+Series/);
    await expect(frame).toHaveAttribute('height', '600');
    expect(await frame.evaluate((element) => element.getBoundingClientRect().height)).toBe(600);
    await expect(page).toHaveURL(routes.brand('bmw'));
  });

  test('of a brand without models asks to be notified', async ({ page }) => {
    const { dialog } = await openDialog(page, routes.brand('acura'));
    await expect(dialog).toHaveAccessibleName('Get Notified - 2025 Acura Models');
    await expect(dialog.getByTitle('Lease Form')).toHaveAttribute(
      'src',
      /interested_vehicle=2025\+Acura\+%28any\+model%29/,
    );
  });

  test('names each of the 40 vehicles in its dialog', async ({ request }) => {
    for (const make of withModels) {
      const html = await (await request.get(routes.brand(make.slug))).text();
      for (const { model } of brandModelsOf(make)) {
        const vehicle = `2025 ${brandName(make)} ${model}`;
        expect(html).toContain(`data-apply-title="Apply for ${vehicle}" data-apply-vehicle="${vehicle}"`);
      }
    }
  });

  test('gives the focus back, by Escape, by the close button and by a tap outside, every time', async ({
    page,
  }) => {
    const { link, dialog } = await openDialog(page, routes.brand('toyota'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    const second = page.locator('a[data-apply-vehicle]').nth(1);
    await second.click();
    await expect(dialog).toHaveAccessibleName('Apply for 2025 Toyota RAV4');
    await page.mouse.click(5, 300);
    await expect(dialog).toHaveCount(0);
    await expect(second).toBeFocused();
  });

  test('keeps the page behind from scrolling and the keyboard inside', async ({ page }) => {
    const { dialog } = await openDialog(page, routes.brand('bmw'));
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(dialog).toBeFocused();
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Submit' })).toBeVisible();
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press('Tab');
      // A guard at either end hands the focus on, a moment later.
      const inside = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') != null);
      await expect.poll(inside, `after ${presses + 1} presses`).toBe(true);
    }
    // Keys pressed inside the provider's frame belong to the provider: Escape counts everywhere else.
    await dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('delivers the vehicle, reports one conversion for the submission and says thanks in the dialog', async ({
    page,
    request,
  }) => {
    const conversions = await countConversions(page);
    const visitor = `Visitor ${Date.now()}`;
    await page.goto(routes.brand('jeep'));
    await page.locator('a[data-apply-vehicle="2025 Jeep Grand Cherokee"][aria-haspopup]').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByTitle('Lease Form')).toBeVisible();
    const before = await conversions();
    expect(before).toBe(1);
    await fillForm(page, visitor);
    const thanks = dialog
      .getByRole('status')
      .getByRole('heading', { name: 'Thank you, we have your request' });
    await expect(thanks).toBeVisible();
    await expect(thanks).toBeFocused();
    await expect(dialog.getByTitle('Lease Form')).toHaveCount(0);
    expect(await conversions()).toBe(before + 1);
    const submissions = (await (await request.get(`${provider}/submissions`)).json()) as {
      formId: string;
      fields: Record<string, string>;
    }[];
    expect(submissions.find(({ fields }) => fields.full_name === visitor)).toMatchObject({
      formId: business.leadForms.vehicle,
      fields: { interested_vehicle: '2025 Jeep Grand Cherokee' },
    });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Back to the models' }).click();
    await expect(page.locator('a[data-apply-vehicle="2025 Jeep Grand Cherokee"]')).toBeFocused();
  });

  test('with the control key opens the apply page in a tab of its own', async ({ page, context }) => {
    await page.goto(routes.brand('bmw'));
    const link = page.locator('a[data-apply-vehicle][aria-haspopup="dialog"]').first();
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
    await expect(tab).toHaveURL(applyHref({ make: 'BMW', model: '3 Series' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('leads to the apply page when the dialog cannot be loaded', async ({ page }) => {
    await page.goto(routes.brand('bmw'));
    const link = page.locator('a[data-apply-vehicle][aria-haspopup="dialog"]').first();
    await link.waitFor();
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await link.click();
    await expect(page).toHaveURL(applyHref({ make: 'BMW', model: '3 Series' }));
  });

  test('loads neither dialog nor form before it is used', async ({ page }) => {
    await page.goto(routes.brand('bmw'), { waitUntil: 'networkidle' });
    const scripts = () => page.evaluate(() => document.querySelectorAll('script[src]').length);
    const before = await scripts();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.locator('a[data-apply-vehicle]').first().click();
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(await scripts()).toBeGreaterThan(before);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the models are there and Apply Now leads to the apply page', async ({ page }) => {
    await page.goto(routes.brand('bmw'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
    const link = page.getByRole('link', { name: 'Apply Now: 2025 BMW X5' });
    await expect(link).not.toHaveAttribute('aria-haspopup');
    await link.click();
    await expect(page).toHaveURL(applyHref({ make: 'BMW', model: 'X5' }));
  });

  test('a brand without models leads to the apply page with its make', async ({ page }) => {
    await page.goto(routes.brand('acura'));
    await page.getByRole('link', { name: 'Apply Now', exact: true }).click();
    await expect(page).toHaveURL(applyHref({ make: 'Acura' }));
  });

  test('an unknown brand says so', async ({ page }) => {
    await page.goto('/inventory/lada');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand Not Found');
    await expect(page.getByRole('link', { name: 'Back to Inventory' })).toBeVisible();
  });
});

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 640 } });

    for (const path of ['/inventory/chevrolet', '/inventory/volkswagen', '/inventory/lada']) {
      test(`${path} is accessible and does not scroll sideways`, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over).toBeLessThanOrEqual(0);
      });
    }

    for (const slug of ['mercedes', 'volkswagen']) {
      test(`the dialog of ${slug} is accessible, fits and scrolls to its end`, async ({ page }) => {
        const { dialog } = await openDialog(page, routes.brand(slug));
        await expect(page.frameLocator('iframe').getByRole('button', { name: 'Submit' })).toBeAttached();
        await expectAccessible(page);
        const { left, right } = await dialog
          .getByTitle('Lease Form')
          .evaluate((frame) => frame.getBoundingClientRect());
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        await dialog.getByRole('link', { name: business.phone }).scrollIntoViewIfNeeded();
        await expect(dialog.getByRole('link', { name: business.phone })).toBeInViewport();
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
      });
    }
  });
}
