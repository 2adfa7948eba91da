/** @jest-environment node */

import { business } from '@/lib/content/business';
import { home } from '@/lib/content/home';
import type { Guide } from '@/lib/guides/guide';
import { automotiveBusiness, BUSINESS_ID, webSite } from '@/lib/seo/business-data';
import { blogPosting, guideMetadata } from '@/lib/seo/guide';

const guide = {
  slug: 'x',
  title: 'T',
  description: 'D',
  date: '2031-08-01',
  updated: null,
  keywords: ['a', 'b'],
  wordCount: 1200,
  author: null,
  reviewer: null,
} as unknown as Guide;

describe('structured data of the business', () => {
  it('has its area and its profiles', () => {
    const url = 'https://www.instagram.com/name/';
    const proof = 'https://bureau.example/profile';
    jest.replaceProperty(business.links, 'instagram', [{ handle: '@name', url }]);
    jest.replaceProperty(home, 'stats', [{ value: 'A+', label: 'Bureau', proof }]);
    expect(automotiveBusiness().sameAs).toEqual([url, proof]);
    const data = automotiveBusiness();
    expect(data).toMatchObject({
      '@type': 'AutomotiveBusiness',
      '@id': BUSINESS_ID,
      telephone: expect.stringMatching(/^\+1\d{10}$/),
      areaServed: [{ name: 'New York City' }, { name: 'New Jersey' }],
    });
  });

  it('has the days in the order of the week, the end of a day as Google reads it, and the closures', () => {
    jest.replaceProperty(business, 'hours', [
      { days: ['Sun', 'Tue'], opens: '00:00', closes: '24:00' },
      { days: ['Sat'], opens: '20:00', closes: '02:00' },
    ]);
    jest.replaceProperty(business, 'closures', [{ date: '2031-12-25', label: 'Christmas Day' }]);
    const data = automotiveBusiness();
    expect(data.openingHoursSpecification).toMatchObject([
      { dayOfWeek: ['Tuesday', 'Sunday'], opens: '00:00', closes: '23:59' },
      { dayOfWeek: ['Saturday'], opens: '20:00', closes: '02:00' },
    ]);
    const closed = { validFrom: '2031-12-25', validThrough: '2031-12-25', opens: '00:00', closes: '00:00' };
    expect(data.specialOpeningHoursSpecification).toMatchObject([closed]);
  });

  it('has no map and no profile where the business has none', () => {
    jest.replaceProperty(business, 'links', { instagram: [] });
    jest.replaceProperty(home, 'stats', []);
    const { hasMap, sameAs } = automotiveBusiness();
    expect([hasMap, sameAs]).toEqual([undefined, undefined]);
  });

  it('is the publisher of the site and the author of the guides', () => {
    const publisher = { '@type': 'Organization', '@id': BUSINESS_ID, name: business.name };
    expect(webSite()).toMatchObject({ '@id': `${business.siteUrl}/#website`, publisher });
    expect(blogPosting(guide)).toMatchObject({ author: publisher, publisher });
  });
});

describe('structured data of a guide', () => {
  it('has absolute URLs, its own image, and its dates, as its metadata has', () => {
    expect(blogPosting({ ...guide, updated: { date: '2031-08-09', dateText: '' } })).toMatchObject({
      '@type': 'BlogPosting',
      '@id': `${business.siteUrl}/blog/x#article`,
      url: `${business.siteUrl}/blog/x`,
      image: `${business.siteUrl}/og/guide-x.png`,
      datePublished: '2031-08-01',
      dateModified: '2031-08-09',
    });
    expect(blogPosting(guide)).toMatchObject({ dateModified: '2031-08-01' });
    expect(
      guideMetadata({ ...guide, updated: { date: '2031-08-09', dateText: '' } }).openGraph,
    ).toMatchObject({
      publishedTime: '2031-08-01',
      modifiedTime: '2031-08-09',
    });
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
