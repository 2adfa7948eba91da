import { expect, test } from '@playwright/test';
import { makes } from '@/content/catalogue/makes';
import { home } from '@/content/home';
import { reviews } from '@/content/reviews';
import { newestFirst, parseArticle } from '@/lib/articles/article';
import { guideSlugsOnDisk, guideSource } from '@/lib/articles/guide-file';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';

test('the home page has every section of the specification in its order', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: home.hero.headline })).toBeVisible();
  const order = [
    main.getByRole('link', { name: 'Start Your Lease Today!' }),
    main.getByRole('link', { name: 'Reserve Your Ride' }),
    main.locator('.brand-track'),
    main.getByRole('heading', { name: 'We Work For You' }),
    main.getByRole('heading', { name: 'Personal & Stress-Free' }),
    main.getByRole('heading', { name: 'Better Pricing' }),
    main.getByRole('heading', { name: 'Home Delivery' }),
    main.getByRole('heading', { name: 'Get Your Personal Quote' }),
    main.getByRole('heading', { name: 'Trade/Sell Your Car' }),
    main.getByRole('link', { name: /Value Your Trade-In/ }),
    main.getByRole('link', { name: 'View All Blog Posts' }),
    main.getByText('Happy Customers'),
    main.getByText(reviews[0].text),
    main.locator('#contact-form'),
    page.getByRole('contentinfo'),
  ];
  const positions: number[] = [];
  for (const part of order) positions.push((await part.first().boundingBox())?.y ?? -1);
  expect(positions.every((y) => y >= 0)).toBe(true);
  expect([...positions].sort((a, b) => a - b)).toEqual(positions);
  for (const [value, label] of [
    ['100+', 'Happy Customers'],
    ['5.0', 'Average Rating'],
    ['15+', 'Years Experience'],
  ] as const) {
    await expect(main.locator('dl > div').filter({ hasText: label })).toContainText(value);
  }
  await expect(main.locator('dl > div').filter({ hasText: 'A+' })).toBeVisible();
  await expect(main.getByText('5 out of 5 stars')).toHaveCount(3);
});

test('two teasers lead to the newest guides: of the twelve, those of September 1 and 2, 2025', async ({
  page,
}) => {
  await page.goto('/');
  const teasers = page.getByRole('main').getByRole('article');
  await expect(teasers).toHaveCount(2);
  const published = guideSlugsOnDisk()
    .map((slug) => parseArticle(slug, guideSource(slug)))
    .filter(({ draft }) => !draft);
  const specified = newestFirst(published.filter(({ id }) => id <= 12));
  expect(specified.map(({ dateText, readTime }) => `${dateText}, ${readTime}`).slice(0, 2)).toEqual([
    'September 2, 2025, 8 min read',
    'September 1, 2025, 7 min read',
  ]);
  for (const { dateText, readTime, slug } of newestFirst(published).slice(0, 2)) {
    const teaser = teasers.filter({ hasText: dateText });
    await expect(teaser).toContainText(readTime);
    await expect(teaser.getByRole('link')).toHaveAttribute('href', `/blog/${slug}`);
  }
  await expect(page.getByRole('link', { name: 'View All Blog Posts' })).toHaveAttribute('href', '/blog');
});

test('29 tiles lead to the inventory of their make', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const track = html.slice(html.indexOf('brand-track'));
  expect(makes).toHaveLength(29);
  for (const make of makes) {
    expect(track).toContain(`href="/inventory?${new URLSearchParams({ brand: make.name })}"`);
    expect(track).toContain(`/makes.svg#${make.slug}`);
  }
});

test.describe('the carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('runs by itself every second, can be paused and played, and moves nothing else', async ({ page }) => {
    await page.goto('/');
    const track = page.locator('.brand-track');
    await track.scrollIntoViewIfNeeded();
    const active = () => page.locator('.swiper-slide-active').textContent();
    await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeVisible();
    const first = await active();
    await expect.poll(active, { timeout: 4_000 }).not.toBe(first);
    await page.getByRole('button', { name: 'Pause the carousel' }).click();
    await page.waitForTimeout(700);
    const paused = await active();
    await page.waitForTimeout(2_000);
    expect(await active()).toBe(paused);
    await page.getByRole('button', { name: 'Play the carousel' }).click();
    await expect.poll(active, { timeout: 4_000 }).not.toBe(paused);
  });

  test('stops when a visitor touches it and keeps a focused tile in view', async ({ page }) => {
    await page.goto('/');
    const track = page.locator('.brand-track');
    await track.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeVisible();
    await track.getByRole('link', { name: 'Volvo' }).first().focus();
    await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
    await expect(track.getByRole('link', { name: 'Volvo' }).first()).toBeInViewport();
  });
});

test('under reduced motion the carousel waits to be played', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('.brand-track').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
  await context.close();
});

for (const name of ['Start Your Lease Today!', 'Reserve Your Ride', 'Get Quote']) {
  test(`"${name}" scrolls to the quote section on the home page`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.locator('#get-quote')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    expect(new URL(page.url()).pathname).toBe('/');
  });
}

test('Get Quote on another page goes home and scrolls after 300 ms', async ({ page }) => {
  await page.goto('/inventory');
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
  await page.waitForURL('/');
  await expect(page.locator('#get-quote')).toBeInViewport();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('the trade-in page opens in a new tab that learns nothing about ours', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: /Value Your Trade-In/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });
  const items = ['Home', 'Inventory', 'About', 'Blog', 'Customers', 'Credit App', 'FAQ', 'Contact'];

  test('slides in from the right, lists every page and closes on Escape, outside and on selection', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = () => page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeHidden();
    await open();
    await expect(menu.getByRole('link')).toHaveText(items);
    await expect(menu.getByRole('button', { name: 'Get Quote' })).toBeVisible();
    await expect
      .poll(async () => {
        const box = await menu.boundingBox();
        return Math.round((box?.x ?? 0) + (box?.width ?? 0));
      })
      .toBe(375);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await open();
    await page.mouse.click(10, 400);
    await expect(menu).toBeHidden();
    await open();
    await menu.getByRole('button', { name: 'Get Quote' }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('#get-quote')).toBeInViewport();
    await open();
    await menu.getByRole('link', { name: 'Inventory' }).click();
    await expect(page).toHaveURL('/inventory');
    await expect(menu).toBeHidden();
  });

  test('works before and without any script', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 740 },
    });
    const page = await context.newPage();
    await page.goto(`${process.env.BASE_URL}/`);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.mouse.click(10, 400);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Get Quote' }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('#get-quote')).toBeInViewport();
    await context.close();
  });

  test('Call and Get Quote stay at hand and cover neither the footer nor a form', async ({ page }) => {
    await page.goto('/');
    const bar = page.locator('.sticky-bar');
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [footer, sticky] = [await page.getByRole('contentinfo').boundingBox(), await bar.boundingBox()];
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((sticky?.y ?? 0) + 1);
    await page.goto('/apply');
    await expect(bar).toBeHidden();
  });
});

test('the opening-hours line tells Eastern time to a visitor in any zone', async ({ browser }) => {
  for (const [timezoneId, instant, words] of [
    ['Asia/Tokyo', '2025-07-09T14:00:00-04:00', 'Open now until 8:00 PM'],
    ['America/Los_Angeles', '2025-01-11T17:59:00-05:00', 'Open now until 6:00 PM'],
    ['Europe/Paris', '2025-07-13T12:00:00-04:00', 'Closed now, opens tomorrow at 8:00 AM'],
  ] as const) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(instant));
    await page.goto(`${process.env.BASE_URL}/`);
    await expect(page.locator('#contact-form').getByText(words)).toBeVisible();
    await context.close();
  }
});

test('with scripts off the page is complete and its links work', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.BASE_URL}/`);
  await expect(page.locator('[data-opening-hours]').first()).toBeHidden();
  await expect(page.locator('.brand-track').getByRole('link')).toHaveCount(29);
  await page.getByRole('link', { name: 'Start Your Lease Today!' }).click();
  await expect(page.locator('#get-quote')).toBeInViewport();
  await page.getByLabel('Make', { exact: true }).selectOption('Kia');
  await page.locator('input[name=model]').fill('Sorento');
  await page.getByLabel('Annual mileage').selectOption('10000');
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(new URL(page.url()).pathname).toBe('/apply');
  await context.close();
});

for (const width of [320, 375, 768, 1024, 1280, 1440]) {
  test(`nothing is wider than the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expectNoSidewaysScroll(page);
  });
}

for (const width of [320, 1280]) {
  test(`nothing to complain about for axe at ${width} px, also with the form's complaint showing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectAccessible(page);
    for (const address of ['/apply', '/apply?make=BMW&model=X5', '/no-such-page']) {
      await page.goto(address);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('at 200 % text size nothing is cut off on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await expectNoSidewaysScroll(page);
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

test('the layout does not shift while home loads on a slow phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const target = window as unknown as { shifts: number };
    target.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) target.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_500);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
});

test('the keyboard reaches the content first and sees where it is', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start Your Lease Today!' })).toBeFocused();
});

test('print leaves out the chrome and keeps the phone number', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('.sticky-bar')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('banner').locator('a[href^="tel:"]').first()).toBeVisible();
});

test('no page of this journey asks anybody but us and the form provider for anything', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  for (const address of ['/', '/inventory', '/apply?make=BMW&model=X5'])
    await page.goto(address, { waitUntil: 'networkidle' });
  expect([...hosts].sort()).toEqual(
    [new URL(process.env.BASE_URL ?? '').host, new URL(process.env.LEAD_FORM_URL ?? '').host].sort(),
  );
});

test('an unknown path answers 404, says so and logs the path', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect(logged.join('\n')).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
