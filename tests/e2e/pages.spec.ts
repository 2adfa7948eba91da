import { about } from '@/lib/content/about';
import { business } from '@/lib/content/business';
import { faq } from '@/lib/content/faq';
import { instagramPosts } from '@/lib/content/instagram';
import { openingStatus } from '@/lib/opening-hours/opening-hours';
import { applyHref, routes } from '@/lib/site/routes';
import { expectAccessible, expectNoHorizontalScroll } from '../support/accessibility';
import { expect, type Page, test } from '../support/test';
import { blockOtherHosts } from '../support/traffic';

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';
const { introVideo } = business.links;
const hasInstagram = business.links.instagram.length > 0;
const phone = { width: 320, height: 700 };

test.describe('about', () => {
  test('Get Quote and the button at the end lead to the home page, whose scroll ends at the section', async ({
    page,
  }) => {
    for (const [name, target] of [
      ['Get Your Quote Today', 'get-quote'],
      ['Start Your Lease Journey', 'contact-form'],
    ] as const) {
      await page.goto(routes.about);
      await page.getByRole('main').getByRole('link', { name }).first().click();
      await page.waitForURL('/');
      const headerToTarget = () =>
        page.evaluate((id) => {
          const rectangle = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          return Math.abs((rectangle(`#${id}`)?.top ?? 0) - (rectangle('header')?.bottom ?? 0));
        }, target);
      await expect.poll(headerToTarget, name).toBeLessThan(3);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    }
  });

  test('loads nothing of the video before a click; a video that fails leaves a link to it', async ({
    page,
  }) => {
    test.skip(!introVideo, 'the business has no video');
    const blocked = await blockOtherHosts(page);
    await page.goto(routes.about, { waitUntil: 'networkidle' });
    await page.locator('video').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(blocked).toEqual([]);
    await page.getByRole('button', { name: `Play the video: ${about.video.title}` }).click();
    await expect.poll(() => blocked).toContain(introVideo);
    const { hostname } = new URL(introVideo ?? '');
    expect(blocked.every((url) => new URL(url).hostname === hostname)).toBe(true);
    await expect(page.getByText("The video can't be played right now.")).toBeVisible();
    await expect(page.getByRole('link', { name: /Open it in a new tab/ })).toHaveAttribute(
      'href',
      introVideo ?? '',
    );
    await expectAccessible(page, 'main');
  });
});

test.describe('the FAQ', () => {
  const item = (page: Page, question = '') =>
    page.getByRole('group').filter({ has: page.getByRole('heading', { name: question, exact: true }) });

  test('opens one answer at a time, by mouse and by keyboard, and closes it again', async ({ page }) => {
    await page.goto(routes.faq);
    await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
    await expect(page.locator('details')).toHaveCount(faq.length);
    const open = page.locator('details[open]');
    await expect(open).toHaveCount(0);
    for (const { question } of faq) {
      await page.getByRole('heading', { name: question, exact: true }).click();
      await expect(open).toHaveCount(1);
      await expect(item(page, question)).toHaveAttribute('open');
    }
    await page.locator('summary').last().click();
    await expect(open).toHaveCount(0);
    await page.locator('summary').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(item(page, faq[1]?.question)).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(open).toHaveCount(0);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with JavaScript ${javaScriptEnabled ? 'enabled' : 'disabled'}`, () => {
      test.use({ javaScriptEnabled, viewport: phone });

      test('a link to a question opens it', async ({ page }) => {
        for (const { id, question } of [...faq.slice(0, 1), ...faq.slice(-1)]) {
          await page.goto(`/faq#${id}`);
          await expect(item(page, question)).toHaveAttribute('open');
          await expect(page.locator('details[open]')).toHaveCount(1);
          await expect(page.getByRole('heading', { name: question, exact: true })).toBeInViewport();
        }
      });
    });
  }

  test('prints every answer', async ({ page }) => {
    await page.goto(routes.faq);
    await page.emulateMedia({ media: 'print' });
    for (const { id } of faq) await expect(page.locator(`#${id}`)).toBeVisible();
  });
});

test.describe('contact', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('shows in Eastern time whether the office is open, on the contact and the home page', async ({
    page,
  }) => {
    for (const time of ['2025-08-04T15:00:00Z', '2025-08-09T23:00:00Z']) {
      await page.clock.setFixedTime(new Date(time));
      for (const path of [routes.contact, routes.home]) {
        await page.goto(path);
        await page.locator('main :has(> [data-opening-hours])').first().scrollIntoViewIfNeeded();
        const status = page.getByRole('main').locator('[data-opening-hours]').filter({ visible: true });
        await expect(status.first()).toHaveText(openingStatus(business.hours, new Date(time)).text);
      }
    }
  });
});

test.describe('testimonials', () => {
  test.skip(!hasInstagram, 'the business has no Instagram account');

  test('every post has its image, caption and link when Instagram is blocked', async ({ page }) => {
    await page.setViewportSize(phone);
    const blocked = await blockOtherHosts(page);
    await page.goto(routes.testimonials);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/happy customers/i);
    await expect(page.getByText('Real photos straight from our Instagram feed')).toBeVisible();
    const posts = page.getByRole('main').locator('blockquote');
    await expect(posts).toHaveCount(instagramPosts.length);
    for (const [index, { url, caption }] of instagramPosts.entries()) {
      const post = posts.nth(index);
      await expect(post).toContainText(caption);
      await expect(post.getByRole('link', { name: /View on Instagram/ })).toHaveAttribute('href', url);
    }
    await expectNoHorizontalScroll(page);
    await expect(page.locator('[data-loaded="true"]')).toBeVisible();
    const images = posts.locator('img');
    const widths = () => images.evaluateAll((all) => all.map((it) => (it as HTMLImageElement).naturalWidth));
    // Loads the lazy images outside the viewport.
    await images.evaluateAll((all) => {
      for (const image of all) image.setAttribute('loading', 'eager');
    });
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
    expect(blocked).toEqual([EMBED_SCRIPT]);
  });

  test("Instagram's script is loaded once and replaces every post without horizontal scroll on a phone", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    let requests = 0;
    await page.route(EMBED_SCRIPT, (route) => {
      requests++;
      return route.fulfill({
        contentType: 'text/javascript',
        // Like the real script: a frame of at least 326 px replaces the blockquote.
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
    await page.goto(routes.testimonials);
    const frames = page.locator('iframe.instagram-media-rendered');
    await expect(frames).toHaveCount(instagramPosts.length);
    await expect(page.getByRole('main').locator('blockquote')).toHaveCount(0);
    expect(await frames.evaluateAll((all) => all.map((frame) => (frame as HTMLIFrameElement).title))).toEqual(
      instagramPosts.map((post) => post.url),
    );
    await expectNoHorizontalScroll(page);
    const { width } = (await frames.first().boundingBox()) ?? { width: Number.POSITIVE_INFINITY };
    expect(width).toBeLessThanOrEqual(phone.width);
    expect(requests).toBe(1);
    await expect(page.locator(`script[src="${EMBED_SCRIPT}"]`)).toHaveCount(1);
  });
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('about, contact and testimonials show no controls that need it', async ({ page }) => {
    for (const path of [routes.about, routes.contact, routes.testimonials]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const controls = page.getByRole('main').locator('[data-play], [data-opening-hours]');
      await expect(controls.filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: /View on Instagram/ })).toHaveCount(instagramPosts.length);
    await expect(page.locator('[data-loaded]')).toHaveCount(0);
  });
});

test('the apply page prints the selected car and the phone number on one sheet, without form and buttons', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [routes.apply, applyHref({ make: 'BMW', model: 'X5' })]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Call us at').last()).toContainText(business.phone);
    await expect(main.locator('iframe:visible, select:visible, button:visible, a:visible')).toHaveCount(0);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
  await expect(page.getByText('Selected:')).toBeVisible();
});
