/** @jest-environment node */

import { findMake, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { home } from '@/lib/content/pages';
import { search } from '@/lib/content/search';
import type { Guide } from '@/lib/guides/guide';
import {
  brandMetadata,
  guideMetadata,
  inventoryMetadata,
  pageMetadata,
  pageTitle,
} from '@/lib/seo/metadata';
import { automotiveBusiness, blogPosting } from '@/lib/seo/structured-data';

describe('the title of a page', () => {
  const title = (length: number) => 'x'.repeat(length);
  beforeEach(() => {
    jest.replaceProperty(business(), 'name', 'Harbor Auto Leasing');
    jest.replaceProperty(business(), 'shortName', 'Harbor');
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

it('a further page of the inventory has its own title, description, and canonical URL', () => {
  const url = `${business().siteUrl}/inventory?page=3`;
  expect(inventoryMetadata(3)).toMatchObject({
    title: { absolute: pageTitle(`${search().inventory.title}, Page 3`) },
    description: expect.stringContaining('Page 3'),
    alternates: { canonical: url },
    openGraph: { url },
  });
});

it('a page has its share image and its canonical link on the site', () => {
  const { siteUrl } = business();
  const metadata = pageMetadata({
    title: 'T',
    description: 'D',
    path: '/about',
    shareImage: 'make-kia',
  });
  expect(metadata.openGraph?.images).toEqual([
    expect.objectContaining({ url: `${siteUrl}/og/make-kia.png`, width: 1200, height: 630 }),
  ]);
  expect(metadata.alternates?.canonical).toBe(`${siteUrl}/about`);
});

describe('the page of a make', () => {
  const lexus = findMake('Lexus') as Make;

  it.each([
    ['with models', ['RX', 'ES'], true],
    ['whose models aren’t known', null, true],
    ['without any', [], false],
  ])('%s may be listed by search engines or not', (_, models, isListed) => {
    expect(brandMetadata(lexus, models).robots).toEqual(isListed ? undefined : { index: false });
  });

  it('names as many of its models as there is room for', () => {
    const { description } = brandMetadata(lexus, ['RX', 'ES', 'x'.repeat(160)]);
    expect(description).toContain('RX and ES');
    expect(description).not.toContain('xx');
  });
});

const guide = {
  slug: 'x',
  title: 'T',
  description: 'D',
  date: '2031-08-01',
  updated: null,
  keywords: ['a', 'b'],
  minutes: 5,
  author: null,
  reviewer: null,
} as unknown as Guide;

describe('structured data of the business', () => {
  it('has its area, its profiles, and its logo', () => {
    const url = 'https://www.instagram.com/name/';
    const proof = 'https://bureau.example/profile';
    jest.replaceProperty(business().links, 'instagram', [{ handle: '@name', url }]);
    jest.replaceProperty(home(), 'stats', [{ value: 'A+', label: 'Bureau', proof }]);
    const data = automotiveBusiness();
    expect(data.sameAs).toEqual([url, proof]);
    expect(data).toMatchObject({
      '@type': 'AutomotiveBusiness',
      '@id': `${business().siteUrl}/#business`,
      telephone: expect.stringMatching(/^\+1\d{10}$/),
      areaServed: [{ name: 'New York City' }, { name: 'New Jersey' }],
    });
    expect(data.logo).toBe(`${business().siteUrl}/og/logo.png`);
  });

  it('has the days in the order of the week', () => {
    jest.replaceProperty(business(), 'hours', [
      { days: ['Sun', 'Tue'], opens: '00:00', closes: '23:59' },
    ]);
    const data = automotiveBusiness();
    expect(data.openingHoursSpecification).toMatchObject([
      { dayOfWeek: ['Tuesday', 'Sunday'], opens: '00:00', closes: '23:59' },
    ]);
  });

  it('has the days on which nothing opens', () => {
    jest.replaceProperty(business(), 'closures', [{ date: '2031-12-25', label: 'Christmas Day' }]);
    expect(automotiveBusiness().specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        name: 'Christmas Day',
        validFrom: '2031-12-25',
        validThrough: '2031-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });

  it('has no map and no profile where the business has none', () => {
    jest.replaceProperty(business(), 'links', { instagram: [] });
    jest.replaceProperty(home(), 'stats', []);
    const { hasMap, sameAs } = automotiveBusiness();
    expect([hasMap, sameAs]).toEqual([undefined, undefined]);
  });
});

it('a guide says when it was published and changed', () => {
  const updated = { ...guide, updated: { date: '2031-08-09', dateText: '' } };
  expect(guideMetadata(updated).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2031-08-01',
    modifiedTime: '2031-08-09',
  });
  expect(guideMetadata(guide).openGraph).toMatchObject({ modifiedTime: '2031-08-01' });
});

describe('structured data of a guide', () => {
  it('has absolute URLs, its own image, and its dates', () => {
    const updated = { ...guide, updated: { date: '2031-08-09', dateText: '' } };
    expect(blogPosting(updated)).toMatchObject({
      url: `${business().siteUrl}/blog/x`,
      image: `${business().siteUrl}/og/guide-x.png`,
      datePublished: '2031-08-01',
      dateModified: '2031-08-09',
    });
    const author = { '@type': 'Organization', '@id': `${business().siteUrl}/#business` };
    expect(blogPosting(guide)).toMatchObject({ dateModified: '2031-08-01', author });
  });

  it('names who wrote it and who checked it', () => {
    const author = { name: 'Jane Doe', role: 'founder' };
    const data = blogPosting({ ...guide, author, reviewer: { name: 'Ann Lee', role: '' } });
    expect(data).toMatchObject({
      author: { '@type': 'Person', name: 'Jane Doe', description: 'founder' },
      mainEntityOfPage: { reviewedBy: { name: 'Ann Lee' } },
    });
  });
});
