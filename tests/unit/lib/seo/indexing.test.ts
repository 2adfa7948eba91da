/** @jest-environment node */
import { brandModelsOf } from '@/lib/catalogue/brands';
import { makes } from '@/lib/catalogue/makes';
import { isIndexable } from '@/lib/seo/indexing';

describe('search engines', () => {
  it.each(['/', '/inventory', '/blog/any-guide', '/privacy-policy'])('may list %s', (path) => {
    expect(isIndexable(path)).toBe(true);
  });

  it.each([
    '/inventory-debug',
    '/inventory/brand-not-found',
    '/feed.xml',
    '/og/home.png',
    '/_not-found',
    '/404',
  ])('may not list %s', (path) => {
    expect(isIndexable(path)).toBe(false);
  });

  it('may list the page of a brand exactly if it has models', () => {
    const listed = makes.filter((make) => isIndexable(`/inventory/${make.slug}`));
    expect(listed).toEqual(makes.filter((make) => brandModelsOf(make).length > 0));
  });
});
