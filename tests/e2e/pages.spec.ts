import { expect, type Page, test } from '@playwright/test';
import { about } from '@/content/about';
import { business } from '@/content/business';
import { faq } from '@/content/faq';
import { instagram } from '@/content/instagram';
import { SCROLL_DELAY_MS, SOCIAL_LOADED_MS } from '@/lib/site/constants';
import { mailtoHref, telHref } from '@/lib/site/format';
import { openingStatus } from '@/lib/site/opening-hours';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';

const PAGES = ['/about', '/faq', '/contact', '/testimonials'];
const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';
const videoHost = new URL(business.links.introVideo).hostname;

/** Everything asked of other hosts; nothing of it leaves the machine. */
async function watchOtherHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];

  await page.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  return asked;
}

/** Shows every lazy picture. */
async function scrollThrough(page: Page): Promise<void> {
  for (let height = 0; height < 12_000; height += 800) await page.mouse.wheel(0, 800);
}

test.describe('about', () => {
  test('shows the mission, the three values and both buttons', async ({ page }) => {
    await watchOtherHosts(page);
    await page.goto('/about');
    for (const paragraph of about.mission) await expect(page.getByText(paragraph)).toBeVisible();
    for (const title of ['Family First', 'Personal Touch', 'Transparency']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
  });

  for (const [name, target] of [
    ['Get Your Quote Today', 'get-quote'],
    ['Start Your Lease Journey', 'contact-form'],
  ] as const) {
    test(`${name} goes home and asks the home page for #${target} after about 300 ms`, async ({ page }) => {
      expect(SCROLL_DELAY_MS).toBe(300);
      await page.addInitScript(() => {
        const scrolled: { id: string; at: number }[] = [];
        Object.assign(window, { scrolled });
        Element.prototype.scrollIntoView = function () {
          scrolled.push({ id: this.id, at: performance.now() });
        };
      });
      await page.goto('/about');
      await page.getByRole('link', { name }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.waitForFunction(() => document.readyState === 'complete');
      const waiting = await page.evaluate(() => sessionStorage.getItem('scroll-to'));
      expect(waiting).toBeNull();
      await page.waitForFunction(() => (window as unknown as { scrolled: unknown[] }).scrolled.length > 0);
      const [first] = await page.evaluate(
        () => (window as unknown as { scrolled: { id: string; at: number }[] }).scrolled,
      );
      expect(first?.id).toBe(target);
      expect(first?.at).toBeGreaterThanOrEqual(SCROLL_DELAY_MS);
    });
  }

  test('loads nothing of the introduction video before a click', async ({ page }) => {
    const asked = await watchOtherHosts(page);
    await page.goto('/about');
    await page.locator('video').scrollIntoViewIfNeeded();
    await page.waitForTimeout(800);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: `Play the video: ${about.video.title}` }).click();
    await expect.poll(() => asked).toContain(business.links.introVideo);
    expect(asked.every((url) => new URL(url).hostname === videoHost)).toBe(true);
  });

  test('says so when the video cannot be shown, and keeps a link to it', async ({ page }) => {
    await watchOtherHosts(page);
    await page.goto('/about');
    await page.getByRole('button', { name: /Play the video/ }).click();
    await expect(page.getByText('The video cannot be shown at the moment.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Open it in a new tab/ })).toHaveAttribute(
      'href',
      business.links.introVideo,
    );
    await expectAccessible(page);
  });
});

test.describe('faq', () => {
  const item = (page: Page, question: string) =>
    page.getByRole('group').filter({ has: page.getByRole('heading', { name: question, exact: true }) });

  test('opens one item at a time, and an open item collapses', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
    await expect(page.locator('details')).toHaveCount(6);
    await expect(page.locator('details[open]')).toHaveCount(0);
    for (const { question } of faq) {
      await page.getByRole('heading', { name: question, exact: true }).click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expect(item(page, question)).toHaveAttribute('open');
    }
    await page.getByRole('heading', { name: faq[5].question, exact: true }).click();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('summary').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(item(page, faq[1].question)).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(item(page, faq[1].question)).not.toHaveAttribute('open');
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`a link to a question opens it, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 375, height: 740 } });
      const page = await context.newPage();
      for (const { id, question } of faq) {
        await page.goto(`/faq#${id}`);
        await expect(item(page, question)).toHaveAttribute('open');
        await expect(page.locator('details[open]')).toHaveCount(1);
        await expect(page.getByRole('heading', { name: question, exact: true })).toBeInViewport();
      }
      await context.close();
    });
  }

  test('closes with Call and Get Quote', async ({ page }) => {
    await page.goto('/faq');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: `Call ${business.phone}` })).toHaveAttribute(
      'href',
      telHref(business.phone),
    );
    await expect(main.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/#get-quote');
  });

  test('prints every answer', async ({ page }) => {
    await page.goto('/faq');
    await page.emulateMedia({ media: 'print' });
    for (const { id } of faq) await expect(page.locator(`#${id}`)).toBeVisible();
  });
});

test.describe('contact', () => {
  test('has phone, e-mail, address with a map link in a new tab, hours and three Instagram links', async ({
    page,
  }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      telHref(business.phone),
    );
    await expect(main.getByRole('link', { name: business.email })).toHaveAttribute(
      'href',
      mailtoHref(business.email),
    );
    await expect(main.getByText('Atlantic Highlands, NJ').first()).toBeVisible();
    const map = main.getByRole('link', { name: /Open the map/ });
    await expect(map).toHaveAttribute('href', business.links.map);
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(main.getByRole('row')).toHaveText([
      /Mon-Fri\s*8:00 AM-8:00 PM/,
      /Sat\s*9:00 AM-6:00 PM/,
      /Sun\s*Closed/,
    ]);
    for (const { handle, url } of business.links.instagram) {
      await expect(main.getByRole('link', { name: new RegExp(handle) })).toHaveAttribute('href', url);
    }
  });

  for (const time of ['2025-08-04T15:00:00Z', '2025-08-09T23:00:00Z']) {
    test(`tells in Eastern time whether the office is open at ${time}`, async ({ browser }) => {
      const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date(time));
      await page.goto('/contact');
      await expect(page.getByRole('main').locator('[data-opening-hours]')).toHaveText(
        openingStatus(business.hours, new Date(time)).text,
      );
      await context.close();
    });
  }

  test('phone and e-mail report one conversion each', async ({ page }) => {
    await page.goto('/contact');
    await page.evaluate(() => {
      const reports = { count: 0 };
      Object.assign(window, { reports, gtag_report_conversion: () => reports.count++ });
      document.addEventListener('click', (event) => event.preventDefault());
    });
    const count = () =>
      page.evaluate(() => (window as unknown as { reports: { count: number } }).reports.count);
    await page.getByRole('main').getByRole('link', { name: business.phone }).click();
    expect(await count()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: business.email }).click();
    expect(await count()).toBe(2);
  });
});

test.describe('testimonials', () => {
  test('each post stands by itself when the network is blocked', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const asked = await watchOtherHosts(page);
    await page.goto('/testimonials');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/happy customers/i);
    await expect(page.getByText('Real photos straight from our Instagram feed')).toBeVisible();
    const posts = page.getByRole('main').locator('blockquote');
    await expect(posts).toHaveCount(15);
    for (const [index, { url, caption }] of instagram.entries()) {
      const post = posts.nth(index);
      await post.scrollIntoViewIfNeeded();
      await expect(post.getByText(caption).first()).toBeVisible();
      await expect(post.getByRole('link', { name: /View on Instagram/ })).toHaveAttribute('href', url);
      const drawn = () =>
        post
          .locator('img')
          .evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0));
      await expect.poll(drawn).toBe(true);
    }
    await expectNoSidewaysScroll(page);
    expect(asked).toEqual([EMBED_SCRIPT]);
  });

  test("the network's script is asked for once, turns every post and makes no small phone scroll sideways", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    let asked = 0;
    await page.route(EMBED_SCRIPT, (route) => {
      asked++;
      return route.fulfill({
        contentType: 'text/javascript',
        // As the network does: a frame of at least 326 px takes the place of the blockquote.
        body: `window.instgrm = { Embeds: { process() {
          for (const post of document.querySelectorAll('blockquote.instagram-media')) {
            const frame = document.createElement('iframe');
            frame.className = 'instagram-media instagram-media-rendered';
            frame.title = post.dataset.instgrmPermalink;
            frame.height = 480;
            frame.style.cssText = 'min-width: 326px; width: calc(100% - 2px); border: 0; display: block';
            post.replaceWith(frame);
          }
        } } }; window.instgrm.Embeds.process();`,
      });
    });
    await page.goto('/testimonials');
    const frames = page.locator('iframe.instagram-media-rendered');
    await expect(frames).toHaveCount(15);
    await expect(page.getByRole('main').locator('blockquote')).toHaveCount(0);
    expect(await frames.evaluateAll((all) => all.map((frame) => (frame as HTMLIFrameElement).title))).toEqual(
      instagram.map((post) => post.url),
    );
    await expectNoSidewaysScroll(page);
    expect(await frames.first().evaluate((frame) => frame.getBoundingClientRect().width)).toBeLessThanOrEqual(
      320,
    );
    await expect(page.locator('[data-loaded="true"]')).toBeVisible();
    expect(asked).toBe(1);
    await expect(page.locator(`script[src="${EMBED_SCRIPT}"]`)).toHaveCount(1);
  });

  test('posts are marked loaded after 1500 ms, whatever the network does', async ({ page }) => {
    expect(SOCIAL_LOADED_MS).toBe(1500);
    await watchOtherHosts(page);
    // Time stands still until the test lets it go on, however busy the machine is.
    const start = new Date('2026-01-05T15:00:00Z').getTime();
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 1_000);
    await page.goto('/testimonials');
    const feed = page.locator('[data-loaded]');
    await expect(feed).toHaveAttribute('data-loaded', 'false');
    await page.clock.runFor(SOCIAL_LOADED_MS + 50);
    await expect(feed).toHaveAttribute('data-loaded', 'true');
  });

  test('fifteen posts stand there with scripts off', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 700 },
    });
    const page = await context.newPage();
    await page.goto('/testimonials');
    await expect(page.getByRole('link', { name: /View on Instagram/ })).toHaveCount(15);
    await expect(page.locator('[data-loaded]')).toHaveCount(0);
    await context.close();
  });
});

for (const path of PAGES) {
  test(`${path} asks nothing of other hosts before a click, except the posts' script`, async ({ page }) => {
    const asked = await watchOtherHosts(page);
    await page.goto(path);
    await scrollThrough(page);
    await page.waitForTimeout(500);
    expect(asked).toEqual(path === '/testimonials' ? [EMBED_SCRIPT] : []);
  });

  test(`${path} is complete with scripts off`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 740 },
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('main').locator('[data-play]:visible, [data-opening-hours]:visible'),
    ).toHaveCount(0);
    await context.close();
  });

  for (const width of [320, 1280]) {
    test(`${path} is accessible and scrolls in one direction at ${width} px`, async ({ page }) => {
      await watchOtherHosts(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      if (path === '/faq') await page.locator('summary').nth(2).click();
      if (path === '/testimonials') await expect(page.locator('[data-loaded="true"]')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}
