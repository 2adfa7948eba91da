import { expect, type Page, test } from '@playwright/test';
import { newestFirst, parseArticle } from '@/lib/articles/article';
import { guideSlugsOnDisk, guideSource } from '@/lib/articles/guide-file';
import { makes } from '@/lib/catalogue/makes';
import { home } from '@/lib/content/home';
import { reviews } from '@/lib/content/reviews';
import { CAROUSEL_DELAY_MS } from '@/lib/site/constants';
import { mobileNavigation } from '@/lib/site/navigation';
import { inventoryOfBrandHref, routes } from '@/lib/site/routes';
import {
  expectAccessible,
  expectAccessibleOnPhoneAndDesktop,
  expectNoHorizontalScroll,
} from '../support/accessibility';
import { attributesOf, fetchDocument, textsOf } from '../support/html';

const phone = { width: 375, height: 740 };

test('the home page has its sections in order', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: home.hero.headline })).toBeVisible();
  const inOrder = [
    main.getByRole('link', { name: 'Start Your Lease Today!' }),
    main.getByRole('link', { name: 'Reserve Your Ride' }),
    main.locator('.brand-track'),
    ...home.features.map(({ title }) => main.getByRole('heading', { name: title })),
    main.getByRole('heading', { name: home.quote.heading }),
    main.getByRole('heading', { name: home.tradeIn.heading }),
    main.getByRole('link', { name: home.tradeIn.buttonLabel }),
    main.getByRole('link', { name: 'View All Blog Posts' }),
    main.getByText(home.stats[0]?.label ?? ''),
    ...reviews.slice(0, 1).map(({ text }) => main.getByText(text)),
    main.locator('#contact-form'),
    page.getByRole('contentinfo'),
  ];
  const positions: number[] = [];
  for (const part of inOrder) positions.push((await part.first().boundingBox())?.y ?? -1);
  expect(positions.every((y) => y >= 0)).toBe(true);
  expect([...positions].sort((a, b) => a - b)).toEqual(positions);
  for (const { value, label } of home.stats) {
    await expect(main.locator('dl > div').filter({ hasText: label })).toContainText(value);
  }
});

test('two teasers lead to the newest articles', async ({ page }) => {
  await page.goto('/');
  const teasers = page.getByRole('main').getByRole('article');
  await expect(teasers).toHaveCount(2);
  const articles = guideSlugsOnDisk().map((slug) => parseArticle(slug, guideSource(slug)));
  const published = newestFirst(articles.filter(({ draft }) => !draft));
  for (const [at, { dateText, readTime, slug }] of published.slice(0, 2).entries()) {
    await expect(teasers.nth(at)).toContainText(dateText);
    await expect(teasers.nth(at)).toContainText(readTime);
    await expect(teasers.nth(at).getByRole('link')).toHaveAttribute('href', routes.guide(slug));
  }
  await expect(page.getByRole('link', { name: 'View All Blog Posts' })).toHaveAttribute('href', routes.blog);
});

test('every make has a tile that leads to its vehicles in the inventory', async ({ request }) => {
  const doc = await fetchDocument(request, '/');
  const track = doc.querySelector('.brand-track') as Element;
  expect(textsOf(track, 'a')).toEqual(makes.map(({ name }) => name));
  expect(attributesOf(track, 'a', 'href')).toEqual(makes.map(({ name }) => inventoryOfBrandHref(name)));
  expect(attributesOf(track, 'use', 'href')).toEqual(makes.map(({ slug }) => `/makes.svg#${slug}`));
});

test.describe('the carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moves by itself every second, and can be paused and played', async ({ page }) => {
    await page.goto('/');
    await page.locator('.brand-track').scrollIntoViewIfNeeded();
    const active = () => page.locator('.swiper-slide-active').textContent();
    const pause = page.getByRole('button', { name: 'Pause the carousel' });
    await expect(pause).toBeVisible();
    const first = await active();
    await expect.poll(active, { timeout: 4_000 }).not.toBe(first);
    await pause.click();
    // The current transition ends first.
    await page.waitForTimeout(700);
    const paused = await active();
    await page.waitForTimeout(CAROUSEL_DELAY_MS + 300);
    expect(await active()).toBe(paused);
    await page.getByRole('button', { name: 'Play the carousel' }).click();
    await expect.poll(active, { timeout: 4_000 }).not.toBe(paused);
  });

  test('stops when a tile gets the focus, and keeps that tile in view', async ({ page }) => {
    await page.goto('/');
    const track = page.locator('.brand-track');
    await track.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeVisible();
    const last = track.getByRole('link', { name: makes.at(-1)?.name }).first();
    await last.focus();
    await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
    await expect(last).toBeInViewport();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the carousel does not start by itself', async ({ page }) => {
    await page.goto('/');
    await page.locator('.brand-track').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
  });
});

test('the hero buttons and Get Quote scroll to the quote section', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Start Your Lease Today!', 'Reserve Your Ride', 'Get Quote']) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.locator('#get-quote')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY), name).toBeGreaterThan(300);
    expect(new URL(page.url()).pathname).toBe('/');
  }
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
    await expectAccessible(page);
    await expectMenuCloses(page);
    await openMenu(page);
    await menu.getByRole('link', { name: 'Inventory' }).click();
    await expect(page).toHaveURL(routes.inventory);
    await expect(menu).toBeHidden();
  });

  test('is followed by a bar with Call and Get Quote that covers neither the footer nor a form', async ({
    page,
  }) => {
    await page.goto('/');
    const bar = page.locator('.sticky-bar');
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [footer, sticky] = [await page.getByRole('contentinfo').boundingBox(), await bar.boundingBox()];
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((sticky?.y ?? 0) + 1);
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
    await page.locator('input[name=model]').fill('Sorento');
    await page.getByLabel('Annual mileage').selectOption('10000');
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(new URL(page.url()).pathname).toBe(routes.apply);
  });

  test('the menu on a phone opens, closes and leads to the quote section', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const menu = menuOf(page);
    await openMenu(page);
    await expect(menu).toBeVisible();
    await expectMenuCloses(page);
  });
});

test('nothing is wider than the viewport at any common width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 375, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
});

test('the home page is accessible, also with the error of the quote form', async ({ page }) => {
  await page.goto('/');
  await expectAccessibleOnPhoneAndDesktop(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectAccessible(page);
});

test('at 200% text size nothing is cut off on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await expectNoHorizontalScroll(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          element.scrollWidth > element.clientWidth + 2 &&
          getComputedStyle(element).overflow === 'hidden' &&
          !element.closest('.sr-only'),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
});

test('the layout does not shift while the home page loads on a slow phone', async ({ page }) => {
  await page.setViewportSize(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shifts).toBe(0);
});

test('the first Tab reaches a visible skip link to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start Your Lease Today!' })).toBeFocused();
});

test('print leaves out navigation and keeps the phone number', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('.sticky-bar')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('banner').locator('a[href^="tel:"]').first()).toBeVisible();
});

test('an unknown path has status 404, shows an error and logs the path', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect(logged.join('\n')).toContain('/no/such/page');
  await expectAccessibleOnPhoneAndDesktop(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
