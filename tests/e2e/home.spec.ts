import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { home } from '@/lib/content/home';
import { reviews } from '@/lib/content/reviews';
import { mobileNavigation } from '@/lib/site/navigation';
import { routes } from '@/lib/site/routes';
import { attributesOf, fetchDocument, textsOf } from '../support/html';
import { guides } from '../support/published-guides';
import { emulateSlowPhone } from '../support/slow-phone';
import { expect, type Page, test } from '../support/test';

const phone = { width: 375, height: 740 };

test('the home page has its sections in order, its figures, and teasers of the two newest guides', async ({
  request,
}) => {
  const doc = await fetchDocument(request, '/');
  expect(textsOf(doc, 'main h1')).toEqual([home.hero.headline]);
  const inOrder = [
    'Start Your Lease Today!',
    'Reserve Your Ride',
    makes[0]?.name,
    ...home.features.map(({ title }) => title),
    home.quote.heading,
    ...(business.links.tradeIn ? [home.tradeIn.heading, home.tradeIn.buttonLabel] : []),
    'View All Blog Posts',
    home.stats[0]?.label,
    ...reviews.slice(0, 1).map(({ text }) => text),
  ];
  const [text = ''] = textsOf(doc, 'main');
  let at = 0;
  for (const part of inOrder) {
    at = text.indexOf(part ?? '', at);
    expect(at, part).toBeGreaterThanOrEqual(0);
  }
  for (const { value, label } of home.stats)
    for (const part of [value, label]) expect(textsOf(doc, 'main dl > div').join(' ')).toContain(part);
  const teasers = [...doc.querySelectorAll('main article')];
  expect(teasers).toHaveLength(2);
  for (const [index, { dateText, readTime, slug, drawing }] of guides.slice(0, 2).entries()) {
    const teaser = teasers[index] as Element;
    for (const part of [dateText, readTime]) expect(teaser.textContent).toContain(part);
    expect(attributesOf(teaser, 'a', 'href')).toEqual([routes.guide(slug)]);
    expect(attributesOf(teaser, 'img[loading=lazy]', 'src')).toEqual([`/art/guides/${drawing}.svg`]);
  }
});

/** Whether the quote form, from its first field to the message below it, is between the header and the phone's bar. */
const quoteFormInView = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [header, bar, section] = [box('header'), box('.sticky-bar'), box('#get-quote')];
    const [heading, first, button] = [
      box('#quote-title'),
      box('#quote-make'),
      box('#get-quote [type=submit]'),
    ];
    const end = bar.height > 0 ? bar.top : window.innerHeight;
    // Its margin and two lines.
    const message = 12 + Math.max(54, box('#quote-error').height);
    const remaining = Math.floor(section.top - header.bottom);
    return {
      headingAndField: heading.top >= header.bottom && first.bottom <= end,
      form: first.top >= header.bottom && button.bottom + message <= end,
      sectionBefore: remaining > 0 ? `${remaining} px` : 'gone',
    };
  });
const wholeForm = { headingAndField: true, form: true, sectionBefore: 'gone' };

test('the hero buttons and Get Quote scroll to the quote section', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Start Your Lease Today!', 'Reserve Your Ride', 'Get Quote']) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect.poll(() => quoteFormInView(page), name).toEqual(wholeForm);
    expect(new URL(page.url()).pathname).toBe('/');
  }
  await expect(page.locator('#get-quote')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Make', { exact: true })).toBeFocused();
});

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

/** Closes the open menu with Escape, with a tap outside and with Get Quote, which leads to the quote section. */
async function expectMenuCloses(page: Page): Promise<void> {
  const menu = menuOf(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await openMenu(page);
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();
  await openMenu(page);
  await menu.getByRole('button', { name: 'Get Quote' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#get-quote')).toBeInViewport();
}

test.describe('the menu on a phone', () => {
  test.use({ viewport: phone });

  test('slides in from the right, lists every page and closes on Escape, outside and on selection', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = menuOf(page);
    await expect(menu).toBeHidden();
    await openMenu(page);
    await expect(menu.getByRole('link')).toHaveText(mobileNavigation.map(({ label }) => label));
    await expect(menu.getByRole('button', { name: 'Get Quote' })).toBeVisible();
    await expect
      .poll(async () => {
        const box = await menu.boundingBox();
        return Math.round((box?.x ?? 0) + (box?.width ?? 0));
      })
      .toBe(phone.width);
    await expectMenuCloses(page);
    await openMenu(page);
    await menu.getByRole('link', { name: 'Inventory' }).click();
    await expect(page).toHaveURL(routes.inventory);
    await expect(menu).toBeHidden();
  });

  test('keeps the focus inside while it is open and returns it to its button', async ({ page }) => {
    await page.goto(routes.faq);
    const [menu, button] = [menuOf(page), page.getByRole('button', { name: 'Open menu' })];
    const behind = page.locator(':is(a, button, main):not([inert], [inert] *, #mobile-menu *)');
    const focusInside = () => menu.evaluate((panel) => panel.contains(document.activeElement));
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    for (const key of ['Shift+Tab', 'Tab', ...Array(mobileNavigation.length + 2).fill('Tab')]) {
      await page.keyboard.press(key);
      expect(await focusInside(), key).toBe(true);
    }
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect(behind).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(behind).not.toHaveCount(0);
  });

  test('and every other Get Quote lead to the whole quote form, whose message is in view as well', async ({
    page,
  }) => {
    const bar = page.locator('.sticky-bar').getByRole('link', { name: 'Get Quote' });
    const starts = {
      'a hero button': () => page.getByRole('link', { name: 'Reserve Your Ride' }).click(),
      'the bar': () => bar.click(),
      'the menu': async () => {
        await openMenu(page);
        await menuOf(page).getByRole('button', { name: 'Get Quote' }).click();
      },
      'another page': async () => {
        await page.goto(routes.faq);
        await bar.click();
      },
    };
    for (const [name, start] of Object.entries(starts)) {
      await page.goto('/');
      await start();
      await expect.poll(() => quoteFormInView(page), name).toEqual(wholeForm);
    }
    await page.getByLabel('Make', { exact: true }).selectOption('Kia');
    await expect(page.getByLabel('Model', { exact: true })).toBeEnabled();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('#quote-error')).not.toBeEmpty();
    expect(await quoteFormInView(page)).toEqual(wholeForm);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(routes.faq);
    await page.goto(routes.quote);
    await expect
      .poll(() => quoteFormInView(page))
      .toMatchObject({ headingAndField: true, sectionBefore: 'gone' });
  });

  test('is followed by a bar with Call and Get Quote that covers neither the footer nor a form', async ({
    page,
  }) => {
    await page.goto('/');
    const bar = page.locator('.sticky-bar');
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
    const covered = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [footer, sticky] = [await page.getByRole('contentinfo').boundingBox(), await bar.boundingBox()];
      return (footer?.y ?? 0) + (footer?.height ?? 0) - (sticky?.y ?? 0);
    };
    // The footer is laid out when it comes near.
    await expect.poll(covered).toBeLessThanOrEqual(1);
    await page.goto(routes.apply);
    await expect(bar).toBeHidden();
  });
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, and its links and the quote form work', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-opening-hours]').first()).toBeHidden();
    await expect(page.locator('.brand-track').getByRole('link')).toHaveCount(makes.length);
    await page.getByRole('link', { name: 'Start Your Lease Today!' }).click();
    await expect(page.locator('#get-quote')).toBeInViewport();
    await page.getByLabel('Make', { exact: true }).selectOption('Kia');
    await expect(page.getByLabel('Model', { exact: true })).toBeHidden();
    await page.getByLabel('Annual mileage').selectOption('10000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Model', { exact: true }).selectOption('Sorento');
    await page.getByRole('button', { name: 'Continue' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('Selected: Kia, Sorento, 10,000 mi/yr, 2025');
    await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
    const form = main.getByRole('link', { name: 'Open the form in a new tab' }).first();
    await expect(form).toBeVisible();
    const { searchParams } = new URL((await form.getAttribute('href')) ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      make: 'Kia',
      model: 'Sorento',
      mileage: '10000',
    });
  });

  test('the menu on a phone opens, closes and leads to the quote section', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const menu = menuOf(page);
    await openMenu(page);
    await expect(menu).toBeVisible();
    await expectMenuCloses(page);
    expect(await quoteFormInView(page)).toEqual(wholeForm);
  });
});

test('the layout does not shift while the home page loads on a slow phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await emulateSlowPhone(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // The shifts so far are reported before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shifts).toBe(0);
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /Page not found: \/no\/such\/page/ });

  test('has status 404, shows an error, logs the path, and leads home', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await logged;
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
