/** @jest-environment node */
import { business } from '@/lib/content/business';
import { search } from '@/lib/content/search';
import { env } from '@/lib/env/server';
import { inventoryMetadata } from '@/lib/seo/inventory';
import { lastModified } from '@/lib/seo/last-modified';
import { pageMetadata, pageTitle } from '@/lib/seo/metadata';

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

it.each([
  [null, business.siteUrl],
  ['a.vercel.app', 'https://a.vercel.app'],
])('the share image of a preview is on its host %s, its canonical link is not', (previewHost, host) => {
  jest.replaceProperty(env(), 'previewHost', previewHost);
  const metadata = pageMetadata({ title: 'T', description: 'D', path: '/about', shareImage: 'make-kia' });
  expect(metadata.openGraph?.images).toEqual([
    expect.objectContaining({ url: `${host}/og/make-kia.png`, width: 1200, height: 630 }),
  ]);
  expect(metadata.alternates?.canonical).toBe(`${business.siteUrl}/about`);
});

it('the dates of the sitemap are those of the content, of the revision where there is one', () => {
  const guides = [
    { slug: 'a', date: '2031-08-01', updated: { date: '2031-09-05' } },
    { slug: 'b', date: '2031-09-02', updated: null },
  ];
  const dates = lastModified({ guides, legal: [{ path: '/terms-of-service', date: '2031-01-15' }] });
  expect(Object.fromEntries(dates)).toEqual({
    '/blog': '2031-09-05',
    '/blog/a': '2031-09-05',
    '/blog/b': '2031-09-02',
    '/terms-of-service': '2031-01-15',
  });
});
