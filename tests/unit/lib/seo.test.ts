/** @jest-environment node */

import { findMake, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import type { Guide } from '@/lib/content/guides';
import { home } from '@/lib/content/page-texts';
import { seoTexts } from '@/lib/content/seo-texts';
import { brandMetadata, guideMetadata, inventoryMetadata, pageTitle } from '@/lib/seo/metadata';
import { automotiveBusiness, blogPosting } from '@/lib/seo/structured-data';

describe('the title of a page', () => {
  const title = (length: number) => 'x'.repeat(length);
  beforeEach(() => {
    jest.replaceProperty(business(), 'name', 'Harbor Auto Leasing');
    jest.replaceProperty(business(), 'shortName', 'Harbor');
  });

  it.each([
    [title(43), `${title(43)} | Harbor Auto Leasing`],
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
    title: { absolute: pageTitle(`${seoTexts().inventory.title}, Page 3`) },
    description: expect.stringContaining('Page 3'),
    alternates: { canonical: url },
    openGraph: { url },
  });
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

  it('names the first three of its models where there is room for them', () => {
    expect(brandMetadata(lexus, ['RX', 'ES', 'NX', 'GX']).description).toContain('RX, ES, and NX');
    const long = ['RX', 'ES', 'x'.repeat(160)];
    expect(brandMetadata(lexus, long)).toEqual(brandMetadata(lexus, null));
  });
});

const guide = {
  slug: 'x',
  title: 'T',
  description: 'D',
  date: '2031-08-01',
  updated: '2031-08-01',
  drawing: 'bridge',
} as unknown as Guide;

it('the structured data of the business has its area, profiles, logo, hours, and closures', () => {
  const url = 'https://www.instagram.com/name/';
  const proof = 'https://bureau.example/profile';
  jest.replaceProperty(business().links, 'instagram', [{ handle: '@name', url }]);
  jest.replaceProperty(home(), 'stats', [{ value: 'A+', label: 'Bureau', proof }]);
  jest.replaceProperty(business(), 'closures', [{ date: '2031-12-25', label: 'Christmas Day' }]);
  const wholeDay = { opens: '00:00', closes: '23:59' };
  jest.replaceProperty(business(), 'hours', [{ days: ['Sun', 'Tue'], ...wholeDay }]);
  expect(automotiveBusiness()).toMatchObject({
    '@type': 'AutomotiveBusiness',
    '@id': `${business().siteUrl}/#business`,
    logo: `${business().siteUrl}/icon.png`,
    telephone: expect.stringMatching(/^\+1\d{10}$/),
    areaServed: [{ name: 'Union County' }],
    sameAs: [url, proof],
    // In the order of the week.
    openingHoursSpecification: [{ dayOfWeek: ['Tuesday', 'Sunday'], ...wholeDay }],
    specialOpeningHoursSpecification: [
      { validFrom: '2031-12-25', validThrough: '2031-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
});

it('a guide says when it was published and changed', () => {
  const updated = { ...guide, updated: '2031-08-09' };
  const publishedTime = '2031-08-01';
  expect(guideMetadata(guide).openGraph).toMatchObject({
    publishedTime,
    modifiedTime: publishedTime,
  });
  expect(guideMetadata(updated).openGraph).toMatchObject({ modifiedTime: '2031-08-09' });
  expect(blogPosting(updated)).toMatchObject({
    url: `${business().siteUrl}/blog/x`,
    image: `${business().siteUrl}/art/guides/bridge.svg`,
    datePublished: publishedTime,
    dateModified: '2031-08-09',
  });
});
