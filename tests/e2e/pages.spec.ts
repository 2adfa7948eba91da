import { business } from '@/lib/content/business';
import { faq } from '@/lib/content/faq';
import { instagramPosts } from '@/lib/content/instagram';
import { pageTexts } from '@/lib/content/page-texts';
import { openingStatus } from '@/lib/opening-hours/opening-status';
import { applyHref } from '@/lib/quote/apply-href';
import { routes } from '@/lib/site/routes';
import { formOrigin } from '@/scripts/lib/site-under-test';
import { expectAccessible, expectNoHorizontalScroll } from '../support/accessibility';
import { makeWithoutModels } from '../support/page-templates';
import { newEmail, submitForm } from '../support/sandbox';
import { expect, type Page, test } from '../support/test';

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';
const { introVideo } = business().links;
const phone = { width: 320, height: 700 };
const desktop = { width: 1280, height: 720 };

/** The URLs of requests to other hosts. The browser can't reach any (launch-options.ts). */
function requestsToOthers(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOther = protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname);
    if (isOther) urls.push(request.url());
  });
  return urls;
}

test.describe('about', () => {
  test('loads the video after a click; one that fails leaves a link', async ({ page }) => {
    test.skip(!introVideo, 'the business has no video');
    const blocked = requestsToOthers(page);
    await page.goto(routes.about);
    await page.locator('video').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(blocked).toEqual([]);
    await page.locator('video').press('Space');
    await expect.poll(() => [...new Set(blocked)]).toEqual([introVideo]);
    await expect(page.getByRole('link', { name: /Open it in a new tab/ })).toBeVisible();
    await expectAccessible(page, 'main');
  });
});

const sundayNight = new Date('2031-08-10T22:30:00-04:00');
const { open, text, when } = openingStatus(business(), sundayNight);

const askingPages = [
  routes.contact,
  routes.faq,
  routes.creditApp,
  applyHref({ make: 'Toyota', model: 'Camry' }),
];

test('every page that asks for a message says when somebody answers, while nobody does', async ({
  page,
}) => {
  test.skip(open, 'somebody answers on Sunday night');
  const words = new RegExp(`${text}|${when}`);
  await page.clock.setFixedTime(sundayNight);
  const visibleWords = page.getByText(words).filter({ visible: true }).first();
  for (const path of askingPages) {
    await page.goto(path);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await expect(visibleWords, path).toBeVisible();
    }
  }
  // On a phone, a brand page says it in the bar that comes with scrolling.
  if (!makeWithoutModels) return;
  await page.setViewportSize(desktop);
  await page.goto(routes.brand(makeWithoutModels.slug));
  await expect(visibleWords).toBeVisible();
});

test('screen readers say what the table of hours is, and in which time zone', async ({ page }) => {
  await page.goto(routes.contact);
  const caption = page.getByRole('main').getByRole('table').getByRole('caption');
  await expect(caption).toHaveText('Business hours, Eastern time');
});

test('the FAQ prints every answer', async ({ page }) => {
  await page.goto(routes.faq);
  await page.emulateMedia({ media: 'print' });
  for (const { id } of faq()) await expect(page.locator(`#${id}`)).toBeVisible();
});

test.describe('testimonials', () => {
  test.skip(business().links.instagram.length === 0, 'the business has no Instagram account');
  test.use({ viewport: phone });

  test('every post has its image, caption and link when Instagram is blocked', async ({ page }) => {
    const blocked = requestsToOthers(page);
    await page.goto(routes.testimonials);
    const posts = page.getByRole('main').locator('blockquote.instagram-media');
    await expect(posts).toContainText(instagramPosts().map(({ caption }) => caption));
    const links = posts.getByRole('link', { name: /View on Instagram/ });
    const hrefs = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')));
    expect(hrefs).toEqual(instagramPosts().map(({ url }) => url));
    await expect(page.locator('[aria-busy="false"]')).toBeVisible();
    const images = posts.locator('img');
    const widths = () =>
      images.evaluateAll((all) => all.map((it) => (it as HTMLImageElement).naturalWidth));
    // Loads the lazy images outside the viewport.
    await images.evaluateAll((all) => {
      for (const image of all) image.setAttribute('loading', 'eager');
    });
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
    expect(blocked).toEqual([EMBED_SCRIPT]);
  });

  test("Instagram's script may replace every post without horizontal scroll on a phone", async ({
    page,
  }) => {
    await page.route(EMBED_SCRIPT, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        // Like the real script: a frame of at least 326 px replaces the blockquote.
        body: `for (const post of document.querySelectorAll('blockquote.instagram-media')) {
          const frame = document.createElement('iframe');
          frame.className = 'instagram-media instagram-media-rendered';
          frame.style.cssText = 'min-width: 326px; width: calc(100% - 2px); border: 0; display: block';
          post.replaceWith(frame);
        }`,
      }),
    );
    await page.goto(routes.testimonials);
    const frames = page.locator('iframe.instagram-media-rendered');
    await expect(frames).toHaveCount(instagramPosts().length);
    await expectNoHorizontalScroll(page);
    const width = await frames.first().evaluate((it) => it.getBoundingClientRect().width);
    expect(width).toBeLessThanOrEqual(phone.width);
  });
});

test('legal pages print without navigation, with the phone number', async ({ page }) => {
  await page.goto(routes.privacy);
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('header nav, header button, footer, .sticky-bar, .prose + aside');
  expect(await parts.count()).toBeGreaterThan(4);
  await expect(parts.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Get Quote').filter({ visible: true })).toHaveCount(0);
  await expect(
    page.getByText('On this page', { exact: true }).filter({ visible: true }),
  ).toHaveCount(0);
  for (const part of ['header', '.prose'])
    await expect(page.locator(part).getByText(business().phone).first()).toBeVisible();
});

test.describe('the credit application', () => {
  const formId = business().leadForms.credit;
  test.use({ viewport: phone });

  test('has its form, and says thanks for a submission', async ({ page }) => {
    await page.goto(routes.creditApp);
    // The bar would cover the form.
    await expect(page.locator('.sticky-bar')).toBeHidden();
    const frame = page.getByTitle('Credit Application Form', { exact: true });
    // The inline script sets it.
    await expect(frame).toHaveAttribute('src', /./);
    const src = new URL((await frame.getAttribute('src')) ?? '');
    expect(src.origin + src.pathname).toBe(`${formOrigin}/widget/form/${formId}`);
    expect([...src.searchParams.keys()].sort()).toEqual(['notrack', 't']);

    await submitForm(frame.contentFrame(), newEmail());
    await expect(
      page.getByRole('heading', { name: pageTexts().creditApp.confirmation.heading }),
    ).toBeInViewport();
    await expect(page.getByText(pageTexts().creditApp.confirmation.steps[0] ?? '')).toBeVisible();
    await expect(frame).toHaveCount(0);
  });
});
