/** @jest-environment node */
import { business } from '@/lib/content/business';

/** The environment is read once, so each case gets a fresh copy of the modules. */
function inEnvironment(env: Partial<Record<string, string>>) {
  const before = process.env;
  process.env = { ...before, ...env };
  try {
    let metadata: typeof import('@/lib/seo/metadata') | undefined;
    jest.isolateModules(() => {
      metadata = require('@/lib/seo/metadata');
    });
    return metadata?.pageMetadata({ title: 'T', description: 'D', path: '/about', shareImage: 'make-kia' });
  } finally {
    process.env = before;
  }
}

describe('the share images', () => {
  it('are on the production URL', () => {
    for (const env of [{}, { VERCEL_ENV: 'production', VERCEL_URL: 'a.vercel.app' }]) {
      expect(inEnvironment(env)?.openGraph?.images).toEqual([
        expect.objectContaining({ url: `${business.siteUrl}/og/make-kia.png`, width: 1200, height: 630 }),
      ]);
    }
  });

  it('of a preview are on its own host, but the canonical link is not', () => {
    const metadata = inEnvironment({ VERCEL_ENV: 'preview', VERCEL_URL: 'a.vercel.app' });
    expect(metadata?.openGraph?.images).toEqual([
      expect.objectContaining({ url: 'https://a.vercel.app/og/make-kia.png' }),
    ]);
    expect(metadata?.alternates?.canonical).toBe(`${business.siteUrl}/about`);
  });
});
