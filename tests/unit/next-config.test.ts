/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { unstable_getResponseFromNextConfig as responseOf } from 'next/experimental/testing/server';
import { business } from '@/lib/content/business';
import { noncePages } from '@/lib/security/policy-rules';
import { routes } from '@/lib/site/routes';

const production = { NODE_ENV: 'production', VERCEL_ENV: 'production', PLAIN_BUILD: '0' };
const formUrl = 'https://forms.example/base';

/** A value of next.config.mjs, read in a process of its own: Jest can't load its TypeScript. */
function configured(expression: string, env: Record<string, string>) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import config from './next.config.mjs'; console.log(JSON.stringify(${expression}))`,
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, VERCEL_ENV: '', PLAIN_BUILD: '', NEXT_PUBLIC_LEAD_FORM_URL: formUrl, ...env },
    },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/** The headers of a URL. */
async function headersIn(env: Record<string, string>) {
  const rules = configured('await config.headers()', env);
  return async (path: string) =>
    (
      await responseOf({
        url: `https://site.example${path}`,
        nextConfig: { headers: async () => rules, trailingSlash: false },
      })
    ).headers;
}
const policyIn = async (env: Record<string, string>) => {
  const headers = await headersIn(env);
  return async (path: string) => (await headers(path)).get('content-security-policy');
};
const paths = [
  routes.home,
  routes.guide('any'),
  '/sitemap.xml',
  '/feed.xml',
  '/og/home.png',
  '/nothing-here',
];

it('next.config.mjs writes the current year into the build', () => {
  expect(configured('config.env', production)).toMatchObject({
    BUILD_YEAR: String(new Date().getFullYear()),
  });
});

describe('the headers of next.config.mjs', () => {
  it('keep every response of a preview out of search engines, and none of production', async () => {
    const [preview, live] = [await headersIn({ VERCEL_ENV: 'preview' }), await headersIn(production)];
    for (const path of [...paths, ...noncePages.keys(), routes.brandNotFound]) {
      expect((await preview(path)).get('x-robots-tag')).toBe('noindex');
      expect((await live(path)).get('x-robots-tag')).toBeNull();
    }
  });

  it('let other sites show the share images and the icons, and nothing else', async () => {
    const headers = await headersIn(production);
    const policy = async (path: string) => (await headers(path)).get('cross-origin-resource-policy');
    for (const path of ['/og/home.png', '/favicon.ico', '/icon.svg', '/apple-icon.png'])
      expect([path, await policy(path)]).toEqual([path, 'cross-origin']);
    for (const path of [routes.home, routes.inventory, '/site.js', '/art/harbor-road.svg'])
      expect([path, await policy(path)]).toEqual([path, 'same-origin']);
  });

  it('allow a finished page no inline script, and a plain page its own', async () => {
    const [finished, plain] = [
      await policyIn(production),
      await policyIn({ ...production, PLAIN_BUILD: '1' }),
    ];
    for (const path of paths) {
      expect(await finished(path)).toMatch(/script-src 'self';/);
      expect(await plain(path)).toMatch(/script-src 'self' 'unsafe-inline';/);
    }
  });

  it('treat the pages of `next build` on its own as plain', async () => {
    const policy = await policyIn({ NODE_ENV: 'production' });
    expect(await policy(routes.home)).toMatch(/script-src 'self' 'unsafe-inline';/);
  });

  it('open to a page what it loads from other origins', async () => {
    const policy = await policyIn(production);
    expect(await policy(routes.brand('bmw'))).toContain('frame-src https://forms.example;');
    const { leadForms, links } = business;
    expect((await policy(routes.creditApp))?.includes('forms.example')).toBe(Boolean(leadForms.credit));
    expect((await policy(routes.testimonials))?.includes('https://www.instagram.com')).toBe(
      links.instagram.length > 0,
    );
    expect(await policy(routes.home)).toContain("frame-src 'none';");
  });

  it('leave the policy of pages with a nonce to the proxy, and set none in development', async () => {
    const policy = await policyIn(production);
    for (const path of noncePages.keys()) expect(await policy(path)).toBeNull();
    const inDevelopment = await policyIn({ NODE_ENV: 'development' });
    expect(await inDevelopment(routes.home)).toBeNull();
  });
});
