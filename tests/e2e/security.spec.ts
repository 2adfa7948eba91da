import { business } from '@/lib/content/business';
import { guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
import { routes } from '@/lib/site/routes';
import { sitePages } from '../support/site-pages';
import { expect, test } from '../support/test';

const pages = [...sitePages, '/no-such-page', routes.brand('no-such-brand'), '/no/such/page'];

test('the policy of every page allows no inline script and no eval', async ({ request }) => {
  expect(pages.length).toBeGreaterThan(55);
  const nonces: (string | undefined)[] = [];
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
    if (nonce) expect(nonces, 'a nonce is used once').not.toContain(nonce);
    nonces.push(nonce);
    const html = await response.text();
    for (const [, attributes = '', code] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (!code || / type="application\/(ld\+)?json"/.test(attributes)) continue;
      expect(attributes, path).toContain(`nonce="${nonce}"`);
    }
  }
});

test('static pages load no scripts except the site script', async ({ request }) => {
  const { blog, testimonials, about, contact, faq, privacy, terms, refunds } = routes;
  const guidesWithoutTools = guideSlugsOnDisk()
    .filter((slug) => !/<(LeaseCalculator|CompareOffers|MileageCheck)/.test(guideSource(slug)))
    .map(routes.guide)
    .filter((path) => pages.includes(path));
  const brands = ['bmw', 'no-such-brand'].map(routes.brand);
  const others = [blog, testimonials, about, contact, faq, privacy, terms, refunds, '/no-such-page'];
  for (const path of [...guidesWithoutTools, ...brands, ...others]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/__next_f|TURBOPACK|\/_next\/static\/[^"]*\.js/);
    expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>/g), path).toEqual([
      '<script defer="" src="/site.js">',
    ]);
  }
});
