/** @jest-environment node */

import { readFileSync } from 'node:fs';
import { unstable_getResponseFromNextConfig as responseOf } from 'next/experimental/testing/server';
import { business, measuringSchema } from '@/lib/content/business';
import { siteHeaders } from '@/lib/security/headers';
import {
  type PageSources,
  type PolicyHosts,
  perRequestPages,
  securityPolicy,
} from '@/lib/security/security-policy';
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
    const directives = securityPolicy({ ...site, ...from }, sources).split('; ');
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

describe("the policy of a site with Google's tag", () => {
  const googleTag = { id: 'AW-1', sendTo: null };
  const measuring = { ...site.measuring, otherScriptHosts: ['https://connect.facebook.net'] };
  const strict = securityPolicy({ ...site, measuring }).split('; ');
  const tagged = securityPolicy({ ...site, measuring, googleTag }).split('; ');
  const added = tagged.filter((directive) => !strict.includes(directive));

  it("takes scripts from Google's hosts and those that the owner names, and from no others", () => {
    const [, , ...hosts] = added[0]?.split(' ') ?? [];
    expect(hosts).toEqual([
      "'unsafe-inline'",
      'https://*.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://www.google.com',
      'https://pagead2.googlesyndication.com',
      'https://googleads.g.doubleclick.net',
      'https://connect.facebook.net',
    ]);
  });

  it('sends to any host over https, and has no other source more', () => {
    expect(added.slice(1)).toEqual([
      "img-src 'self' data: https:",
      'frame-src https:',
      "connect-src 'self' https:",
    ]);
  });

  it('is as strict as any without the tag', () => {
    expect(strict.join('; ')).not.toMatch(/google|facebook|https:/);
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
const paths = [routes.home, routes.guide('any'), '/robots.txt', '/og/site.png', '/nothing-here'];

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
