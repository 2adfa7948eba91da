/** @jest-environment node */
import { brandModelsOf } from '@/lib/catalogue/brands';
import { makes } from '@/lib/catalogue/makes';
import { isIndexable } from '@/lib/seo/indexing';

describe('what search engines may list', () => {
  it.each(['/', '/inventory', '/blog/any-guide', '/privacy-policy'])('holds %s', (path) => {
    expect(isIndexable(path)).toBe(true);
  });

  it.each([
    '/inventory-debug',
    '/inventory/brand-not-found',
    '/feed.xml',
    '/og/home.png',
    '/_not-found',
    '/404',
  ])('does not hold %s', (path) => {
    expect(isIndexable(path)).toBe(false);
  });

  it('holds the page of a brand exactly if it has models', () => {
    const listed = makes.filter((make) => isIndexable(`/inventory/${make.slug}`));
    expect(listed).toEqual(makes.filter((make) => brandModelsOf(make).length > 0));
    expect(listed).toHaveLength(8);
  });
});
