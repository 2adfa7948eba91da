/** @jest-environment node */

import { readFileSync } from 'node:fs';
import { unstable_getResponseFromNextConfig as responseOf } from 'next/experimental/testing/server';
import { business, measuringSchema } from '@/lib/content/business';
import { type Env, parseEnv } from '@/lib/env/parse-env';
import { siteHeaders } from '@/lib/security/headers';
import { perRequestPages, securityPolicy } from '@/lib/security/security-policy';
import { routes } from '@/lib/site/routes';

const live = { LEAD_FORM_ORIGIN: 'https://forms.example' };
const env = parseEnv(live);

const account = { handle: '@name', url: 'https://www.instagram.com/name/' };
const introVideo = 'https://storage.example/videos/introduction.mp4';

describe('the policy of a page', () => {
  function sources(name: string, from: Partial<Env> = {}): string | undefined {
    const directives = securityPolicy({ ...env, ...from }, ["'nonce-1'"]).split('; ');
    return directives.find((it) => it.split(' ')[0] === name)?.slice(name.length + 1);
  }

  it('lets it load its own files, and no plugins', () => {
    for (const name of ['default-src', 'connect-src', 'base-uri', 'form-action'])
      expect(sources(name)).toBe("'self'");
    for (const name of ['object-src', 'frame-ancestors']) expect(sources(name)).toBe("'none'");
  });

  it('allows what the business uses and no more', () => {
    expect(sources('script-src')).toBe("'self' 'nonce-1'");
    expect(sources('img-src')).toBe("'self' data: https:");
    jest.replaceProperty(business(), 'links', { introVideo, instagram: [account] });
    expect(sources('media-src')).toBe("'self' https://storage.example");
    expect(sources('frame-src')).toBe('https://forms.example https://www.instagram.com');
    jest.replaceProperty(business(), 'links', { instagram: [] });
    expect(sources('media-src')).toBe("'self'");
    expect(sources('frame-src')).toBe('https://forms.example');
    expect(securityPolicy({ ...env, leadFormOrigin: null }, [])).toContain("frame-src 'none';");
  });

  it('asks for https where the site is served over it', () => {
    expect(sources('upgrade-insecure-requests', { https: true })).toBe('');
    expect(sources('upgrade-insecure-requests')).toBeUndefined();
  });
});

describe("the policy of a site with Google's tag", () => {
  const googleTag = { id: 'AW-1', sendTo: null };
  const policy = (tag: typeof googleTag | null) =>
    securityPolicy({ ...env, leadFormOrigin: null, googleTag: tag }, ["'unsafe-inline'"]).split(
      '; ',
    );

  beforeEach(() => {
    jest.replaceProperty(business(), 'links', { instagram: [] });
    const measuring = measuringSchema.parse({ otherScriptHosts: ['https://connect.facebook.net'] });
    jest.replaceProperty(business(), 'measuring', measuring);
  });
  const added = () => policy(googleTag).filter((directive) => !policy(null).includes(directive));

  it("takes scripts from Google's hosts and those that the owner names, and from no others", () => {
    const [, , ...hosts] = added()[0]?.split(' ') ?? [];
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
    expect(added().slice(1)).toEqual(['frame-src https:', "connect-src 'self' https:"]);
  });

  it('is as strict as any without the tag', () => {
    const strict = policy(null).filter((directive) => !directive.startsWith('img-src'));
    expect(strict.join('; ')).not.toMatch(/google|facebook|https:/);
  });
});

const headersOf =
  (variables: Record<string, string | undefined> = {}) =>
  async (path: string) => {
    const nextConfig = {
      headers: async () => siteHeaders({ ...live, ...variables }),
      trailingSlash: false,
    };
    return (await responseOf({ url: `https://site.example${path}`, nextConfig })).headers;
  };
const paths = [routes.home, routes.guide('any'), '/robots.txt', '/share.png', '/nothing-here'];

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
    for (const path of [...paths, ...perRequestPages, routes.brandNotFound]) {
      expect((await headersOf({ VERCEL_ENV: 'preview' })(path)).get('x-robots-tag')).toBe(
        'noindex',
      );
      expect((await headersOf()(path)).get('x-robots-tag')).toBeNull();
    }
  });

  it('prefetch documents on press', async () => {
    const rules = (await headersOf()(routes.faq)).get('speculation-rules');
    const [, file = ''] = /^"(.*)"$/.exec(rules ?? '') ?? [];
    expect((await headersOf()(file)).get('content-type')).toBe('application/speculationrules+json');
    const { prefetch } = JSON.parse(readFileSync(`public${file}`, 'utf8'));
    expect(prefetch[0].eagerness).toBe('conservative');
    expect(JSON.stringify(prefetch[0].where)).toContain(routes.inventoryDebug);
  });
});

describe('the policy in the headers', () => {
  const policy = async (path: string, variables = {}) =>
    (await headersOf(variables)(path)).get('content-security-policy');

  it("has Instagram's script on the page of its posts alone, if there are any", async () => {
    jest.replaceProperty(business(), 'links', { instagram: [account] });
    const scripts = /script-src 'self' 'unsafe-inline' https:\/\/www\.instagram\.com;/;
    expect(await policy(routes.testimonials)).toMatch(scripts);
    expect(await policy(routes.home)).toContain("script-src 'self' 'unsafe-inline';");
    jest.replaceProperty(business(), 'links', { instagram: [] });
    expect(await policy(routes.testimonials)).toBe(await policy(routes.home));
  });

  it('comes from the proxy on a page that is rendered per request', async () => {
    for (const page of perRequestPages) expect(await policy(page)).toBeNull();
    expect(await policy(`${routes.apply}-later`)).toContain("'unsafe-inline'");
  });

  it('is none in development', async () => {
    expect(await policy(routes.home, { NODE_ENV: 'development' })).toBeNull();
  });
});
