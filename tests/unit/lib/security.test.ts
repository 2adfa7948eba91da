/** @jest-environment node */

import { readFileSync } from 'node:fs';
import { unstable_getResponseFromNextConfig as responseOf } from 'next/experimental/testing/server';
import { business, type Measuring, measuringSchema } from '@/lib/content/business';
import {
  contentPolicy,
  type PageSources,
  type PolicyHosts,
  perRequestPages,
} from '@/lib/security/content-policy';
import { siteHeaders } from '@/lib/security/headers';
import { routes } from '@/lib/site/routes';

const site: PolicyHosts = {
  leadFormUrl: 'https://forms.example',
  videoUrl: 'https://storage.example/videos/introduction.mp4',
  googleTag: null,
  https: false,
  measuring: measuringSchema.parse(undefined),
};

describe('the policy of a page', () => {
  function sources(
    name: string,
    sources: PageSources = {},
    from: Partial<PolicyHosts> = {},
  ): string | undefined {
    const directives = contentPolicy({ ...site, ...from }, sources).split('; ');
    return directives.find((it) => it.split(' ')[0] === name)?.slice(name.length + 1);
  }

  it('lets it load its own files, and no frames or plugins', () => {
    for (const name of ['default-src', 'connect-src', 'base-uri', 'form-action'])
      expect(sources(name)).toBe("'self'");
    for (const name of ['frame-src', 'object-src', 'frame-ancestors'])
      expect(sources(name)).toBe("'none'");
  });

  it('allows what the page needs and no more', () => {
    expect(sources('frame-src', { leadForm: true })).toBe('https://forms.example');
    expect(sources('media-src', { video: true })).toBe("'self' https://storage.example");
    expect(sources('script-src', { instagram: true })).toBe(
      "'self' 'unsafe-inline' https://www.instagram.com",
    );
    expect(sources('frame-src', { instagram: true })).toBe('https://www.instagram.com');
    expect(sources('img-src')).toBe("'self' data:");
    expect(sources('img-src', { photos: true })).toBe("'self' data: https:");
  });

  it('asks for https where the site is served over it', () => {
    expect(sources('upgrade-insecure-requests', {}, { https: true })).toBe('');
    expect(sources('upgrade-insecure-requests')).toBeUndefined();
  });
});

const googleTag = { id: 'AW-1', sendTo: null };

/** The sources of one directive of a policy for a site with Google's tag. */
function taggedSources(directive: string, of: Partial<Measuring>): string[] {
  const measuring = { ...site.measuring, ...of };
  const policy = contentPolicy({ ...site, measuring, googleTag });
  const found = policy.split('; ').find((text) => text.startsWith(`${directive} `));
  return found?.split(' ') ?? [];
}

describe("the policy of a site with Google's tag", () => {
  it.each<[string, Partial<Measuring>, string, string]>([
    ['conversions', {}, 'script-src', 'https://www.googleadservices.com'],
    ['Analytics', { googleAnalytics: true }, 'connect-src', 'https://*.analytics.google.com'],
    ['lists of visitors', { remarketing: true }, 'frame-src', 'https://td.doubleclick.net'],
  ])('has the hosts of %s, %j: %s %s', (_, of, directive, host) => {
    expect(taggedSources(directive, of)).toContain(host);
  });

  it.each([
    [
      'no tag',
      { ...site, measuring: { ...site.measuring, googleAnalytics: true } },
      /google|facebook/,
    ],
    ['conversions only', { ...site, googleTag }, /google-analytics|td\.doubleclick/],
  ])('has nothing more with %s', (_, hosts, more) => {
    expect(contentPolicy(hosts)).not.toMatch(more);
  });

  it("has the hosts of other companies' tags that the owner names", () => {
    const otherTags = {
      scripts: ['https://connect.facebook.net'],
      images: ['https://www.facebook.com'],
      connections: ['https://*.google.ca'],
    };
    expect(taggedSources('script-src', { otherTags })).toContain('https://connect.facebook.net');
    expect(taggedSources('img-src', { otherTags })).toContain('https://www.facebook.com');
    expect(taggedSources('connect-src', { otherTags })).toContain('https://*.google.ca');
  });
});

const live = { LEAD_FORM_URL: 'https://forms.example' };

const headersOf =
  (env: Record<string, string | undefined> = {}) =>
  async (path: string, headers: Record<string, string> = {}) => {
    const nextConfig = {
      headers: async () => siteHeaders({ ...live, ...env }),
      trailingSlash: false,
    };
    return (await responseOf({ url: `https://site.example${path}`, headers, nextConfig })).headers;
  };
const paths = [routes.home, routes.guide('any'), '/robots.txt', '/og/home.png', '/nothing-here'];

describe('the headers of a response', () => {
  it.each([routes.home, routes.inventory, '/makes.svg'])('are strict at %s', async (path) => {
    expect(Object.fromEntries(await headersOf()(path))).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
  });

  it('keep a preview out of search engines, and not the live site', async () => {
    for (const path of [...paths, ...perRequestPages.keys(), routes.brandNotFound]) {
      expect((await headersOf({ VERCEL_ENV: 'preview' })(path)).get('x-robots-tag')).toBe(
        'noindex',
      );
      expect((await headersOf()(path)).get('x-robots-tag')).toBeNull();
    }
  });

  it.each([
    ['?0', 'moderate'],
    ['?1', 'conservative'],
    ['', 'conservative'],
  ])('prefetch documents on hover, on phones on press: %j', async (mobile, eagerness) => {
    const headers = await headersOf()(routes.faq, mobile ? { 'sec-ch-ua-mobile': mobile } : {});
    const [, file = ''] = /^"(.*)"$/.exec(headers.get('speculation-rules') ?? '') ?? [];
    expect((await headersOf()(file)).get('content-type')).toBe('application/speculationrules+json');
    const { prefetch } = JSON.parse(readFileSync(`public${file}`, 'utf8'));
    expect(prefetch[0].eagerness).toBe(eagerness);
    expect(JSON.stringify(prefetch[0].where)).toContain(routes.inventoryDebug);
  });
});

describe('the policy in the headers', () => {
  const policy = async (path: string, ...of: Parameters<typeof headersOf>) =>
    (await headersOf(...of)(path)).get('content-security-policy');

  it('opens to a page what it loads from other origins, if the business uses it', async () => {
    expect(await policy(routes.brand('bmw'))).toContain('frame-src https://forms.example;');
    expect(await policy(routes.brand('bmw'))).toMatch(/img-src [^;]* https:/);
    expect(await policy(routes.home)).toContain("frame-src 'none';");
    expect(await policy(routes.creditApp)).toContain('frame-src https://forms.example;');
    const pages = [
      [routes.about, 'storage.example'],
      [routes.testimonials, 'www.instagram.com'],
    ] as const;
    const account = { handle: '@name', url: 'https://www.instagram.com/name/' };
    const introVideo = 'https://storage.example/introduction.mp4';
    jest.replaceProperty(business(), 'links', { introVideo, instagram: [account] });
    for (const [path, host] of pages) expect(await policy(path)).toContain(`https://${host}`);
    jest.replaceProperty(business(), 'links', { instagram: [] });
    for (const [path] of pages) expect(await policy(path)).not.toContain('https://');
  });

  it('is none in development', async () => {
    expect(await policy(routes.home, { NODE_ENV: 'development' })).toBeNull();
  });
});
