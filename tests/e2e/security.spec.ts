import { business } from '@/lib/content/business';
import { instagramPosts } from '@/lib/content/instagram';
import { pages as texts } from '@/lib/content/pages';
import { guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { provider, submitForm } from '../support/sandbox';
import { sitePages } from '../support/site-pages';
import { expect, type Page, type TestInfo, test } from '../support/test';

const pages = [...sitePages, '/no-such-page', routes.brand('no-such-brand'), '/no/such/page'];

/** Collects every policy violation and error of a page from here on. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(
        `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  page.on('console', (message) => {
    if (/content security policy|refused to|violates/i.test(message.text())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  return found;
}

/** Fakes responses of other origins, which a page may load if its policy allows it. */
async function fakeOtherOrigins(page: Page) {
  const isLocal = (url: URL) =>
    [new URL(test.info().project.use.baseURL ?? '').origin, provider].includes(url.origin);
  await page.route(
    (url) => !isLocal(url) && url.protocol.startsWith('http'),
    (route) =>
      route.request().resourceType() === 'script'
        ? route.fulfill({
            contentType: 'text/javascript',
            body: `for (const post of document.querySelectorAll('blockquote.instagram-media')) {
              const frame = document.createElement('iframe');
              frame.src = 'https://www.instagram.com/p/embed/';
              post.replaceWith(frame);
            }`,
          })
        : route.fulfill({ contentType: 'text/html', body: '<p>Other origin</p>' }),
  );
}

/** Waits until Next's client has hydrated the page. */
const hydrated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.body ?? {}).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);

test('the policy of every page allows no inline script and no eval', async ({ request }) => {
  expect(pages.length).toBeGreaterThan(55);
  for (const path of pages) {
    const response = await request.get(path);
    const headers = response.headers();
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    const scripts: string[] = policy['script-src'] ?? [];
    expect(scripts, path).toContain("'self'");
    for (const source of scripts) {
      expect(source, path).toMatch(/^('self'|'nonce-[0-9a-f]{32}'|https:\/\/www\.instagram\.com)$/);
    }
    expect(scripts.includes('https://www.instagram.com'), path).toBe(
      path === routes.testimonials && business.links.instagram.length > 0,
    );
    expect(policy, path).toMatchObject({
      'default-src': ["'self'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    const nonce = scripts.find((source) => source.startsWith("'nonce-"))?.slice(7, -1);
    const html = await response.text();
    for (const [, attributes = '', code] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (!code || / type="application\/(ld\+)?json"/.test(attributes)) continue;
      expect(attributes, path).toContain(`nonce="${nonce}"`);
    }
  }
});

test('a nonce is used once', async ({ request }) => {
  for (const path of [routes.inventory, routes.inventoryDebug, routes.apply]) {
    const policies = await Promise.all(
      [1, 2, 3].map(async () => (await request.get(path)).headers()['content-security-policy']),
    );
    expect(new Set(policies).size).toBe(3);
  }
});

test('every response has the other strict headers', async ({ request }) => {
  for (const path of [...pages, routes.feed, '/site.js']) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-permitted-cross-domain-policies': 'none',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
  }
});

test('static pages load no scripts except the site script', async ({ request }) => {
  const staticPages = [
    ...guideSlugsOnDisk()
      .filter((slug) => !/<(LeaseCalculator|CompareOffers|MileageCheck)/.test(guideSource(slug)))
      .map(routes.guide)
      .filter((path) => pages.includes(path)),
    ...[routes.blog, routes.testimonials, routes.about, routes.contact, routes.faq],
    ...[
      routes.privacy,
      routes.terms,
      routes.refunds,
      '/no-such-page',
      routes.brand('bmw'),
      routes.brand('no-such-brand'),
    ],
  ];
  for (const path of staticPages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/__next_f|TURBOPACK|\/_next\/static\/[^"]*\.js/);
    expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>/g), path).toEqual([
      '<script defer="" src="/site.js">',
    ]);
  }
});

test('no page violates its policy', async ({ context }) => {
  test.setTimeout(180_000);
  const left = [...pages];
  // Side by side, because most of the time is the half second without requests at the end of each page.
  const visit = async () => {
    const page = await context.newPage();
    const found = await violations(page);
    await fakeOtherOrigins(page);
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
    }
    expect(found).toEqual([]);
  };
  await Promise.all([visit(), visit(), visit(), visit()]);
});

test('links lead from prerendered pages to pages rendered per request and back, and each hydrates under its own policy', async ({
  page,
}) => {
  const found = await violations(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const menu = page.getByRole('navigation', { name: 'Main' }).first();
  await page.goto('/faq');
  await menu.getByRole('link', { name: 'Inventory' }).click();
  await hydrated(page);
  await page.getByLabel('Make', { exact: true }).selectOption('BMW');
  await expect(page).toHaveURL('/inventory?make=BMW');
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await page.locator('summary').first().click();
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('BMW');
  await page.getByLabel('Make', { exact: true }).selectOption('Toyota');
  await expect(page).toHaveURL('/inventory?make=Toyota');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  await page.getByRole('link', { name: business.name }).first().click();
  await page.getByLabel('Make', { exact: true }).selectOption('Kia');
  await expect(page.getByLabel('Model', { exact: true })).toBeEnabled();
  // By then the cached rows have expired: the page is rendered again, with another nonce.
  await page.waitForTimeout(2_500);
  await menu.getByRole('link', { name: 'Inventory' }).click();
  await hydrated(page);
  await page.reload();
  await page.waitForTimeout(500);
  await page.reload();
  await hydrated(page);
  await page.getByLabel('Make', { exact: true }).selectOption('BMW');
  await expect(page).toHaveURL('/inventory?make=BMW');
  await page.goto('/inventory/bmw');
  await page.goBack();
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('BMW');
  expect(found).toEqual([]);
});

test('menu, dialog, hosted form, carousel, video, sort and embeds work under their policies', async ({
  page,
}) => {
  const found = await violations(page);
  await fakeOtherOrigins(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('region', { name: 'Makes we can find for you' }).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeVisible();
  await page.goto('/inventory/bmw');
  await page
    .getByRole('link', { name: /Apply Now/ })
    .first()
    .click();
  await submitForm(page.frameLocator('dialog iframe'), emailOf(test.info()));
  await expect(page.getByRole('dialog')).toContainText(texts.brand.thanks.heading);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/apply?make=BMW&model=X5');
  await submitForm(page.frameLocator('iframe'), emailOf(test.info()));
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
  await page.goto('/credit-app');
  if (business.leadForms.credit)
    await expect(page.frameLocator('iframe').getByLabel('Full name')).toBeVisible();
  await page.goto('/about');
  const { introVideo } = business.links;
  if (introVideo) {
    const video = page.waitForRequest(introVideo);
    await page.getByRole('button', { name: /Play the video/ }).click();
    await video;
  }
  await page.goto('/testimonials');
  await expect(page.locator('iframe')).toHaveCount(instagramPosts.length);
  await page.goto('/blog?sort=oldest');
  await expect(page.getByLabel('Sort by')).toHaveValue('oldest');
  expect(found).toEqual([]);
});

test('the policy blocks an inline script, an inline handler and eval on every kind of page', async ({
  page,
}) => {
  for (const path of ['/', '/faq', '/inventory']) {
    await page.goto(path);
    const ran = await page.evaluate(async () => {
      const scope = window as unknown as { ran: string[] };
      scope.ran = [];
      const script = document.createElement('script');
      script.textContent = 'window.ran.push("inline")';
      document.body.append(script);
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.ran.push("handler")');
      image.src = 'data:,';
      document.body.append(image);
      // A string in a timer needs the same permission as eval, which code evaluated by a test always has.
      setTimeout('window.ran.push("eval")', 0);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return scope.ran;
    });
    expect(ran, path).toEqual([]);
  }
});

function emailOf(info: TestInfo): string {
  return `security-${info.workerIndex}-${Date.now()}@visitor.example`;
}
