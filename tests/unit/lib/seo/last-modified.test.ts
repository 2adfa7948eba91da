/** @jest-environment node */
import { lastModified } from '@/lib/seo/last-modified';

const guides = [
  { slug: 'a', date: '2025-08-01', updated: { date: '2025-09-05' } },
  { slug: 'b', date: '2025-09-02', updated: null },
];

describe('the dates of the sitemap', () => {
  it('are those of the content, of the revision where there is one', () => {
    const dates = lastModified({ guides, legal: [{ path: '/terms-of-service', date: '2025-01-15' }] });
    expect(Object.fromEntries(dates)).toEqual({
      '/blog': '2025-09-05',
      '/blog/a': '2025-09-05',
      '/blog/b': '2025-09-02',
      '/terms-of-service': '2025-01-15',
    });
  });

  it('are missing where the content has none', () => {
    expect(lastModified({ guides: [], legal: [] }).size).toBe(0);
  });
});
