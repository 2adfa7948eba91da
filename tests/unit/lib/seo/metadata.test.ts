/** @jest-environment node */
import { business } from '@/lib/content/business';
import { search } from '@/lib/content/search';
import { inventoryMetadata } from '@/lib/seo/inventory';
import { pageTitle } from '@/lib/seo/metadata';

describe('the title of a page', () => {
  const title = (length: number) => 'x'.repeat(length);
  beforeEach(() => {
    jest.replaceProperty(business, 'name', 'Harbor Auto Leasing');
    jest.replaceProperty(business, 'shortName', 'Harbor');
  });

  it.each([
    [title(43), `${title(43)} | Harbor Auto Leasing`],
    [title(44), `${title(44)} | Harbor`],
    [title(56), `${title(56)} | Harbor`],
    [title(57), title(57)],
  ])('has as much of the name of the business as fits into 65 characters: %s', (page, whole) => {
    expect(pageTitle(page)).toBe(whole);
    expect(whole.length).toBeLessThanOrEqual(65);
  });
});

describe('the metadata of the inventory', () => {
  it('of a further page has its own title, description, and canonical URL', () => {
    expect(inventoryMetadata(3)).toMatchObject({
      title: { absolute: pageTitle(`${search.inventory.title}, Page 3`) },
      description: expect.stringContaining('Page 3'),
      alternates: { canonical: `${business.siteUrl}/inventory?page=3` },
      openGraph: { url: `${business.siteUrl}/inventory?page=3` },
    });
  });
});

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
