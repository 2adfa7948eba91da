/** @jest-environment node */

import { business } from '@/lib/content/business';
import { pageMetadata } from '@/lib/seo/metadata';

const page = { title: 'Contact', description: 'How to reach us.', path: '/contact' };

describe("a page's metadata", () => {
  it('has title, description and an absolute canonical link', () => {
    expect(pageMetadata(page)).toMatchObject({
      title: 'Contact',
      description: 'How to reach us.',
      alternates: { canonical: `${business.siteUrl}/contact` },
      openGraph: { title: 'Contact', description: 'How to reach us.', url: `${business.siteUrl}/contact` },
    });
  });

  it('has a canonical link without a slash at the end on the home page', () => {
    expect(pageMetadata({ ...page, path: '/' }).alternates?.canonical).toBe(business.siteUrl);
  });

  it('may be indexed, unless its path is excluded', () => {
    expect(pageMetadata(page).robots).toBeUndefined();
    expect(pageMetadata({ ...page, path: '/inventory-debug' }).robots).toEqual({ index: false });
  });

  it('may have an absolute title and keywords', () => {
    expect(pageMetadata({ ...page, absoluteTitle: true }).title).toEqual({ absolute: 'Contact' });
    expect(pageMetadata({ ...page, keywords: ['lease', 'New Jersey'] }).keywords).toEqual([
      'lease',
      'New Jersey',
    ]);
  });
});
