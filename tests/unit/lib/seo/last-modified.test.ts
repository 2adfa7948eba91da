/** @jest-environment node */
import { lastModified } from '@/lib/seo/last-modified';

it('the dates of the sitemap are those of the content, of the revision where there is one', () => {
  const guides = [
    { slug: 'a', date: '2025-08-01', updated: { date: '2025-09-05' } },
    { slug: 'b', date: '2025-09-02', updated: null },
  ];
  const dates = lastModified({ guides, legal: [{ path: '/terms-of-service', date: '2025-01-15' }] });
  expect(Object.fromEntries(dates)).toEqual({
    '/blog': '2025-09-05',
    '/blog/a': '2025-09-05',
    '/blog/b': '2025-09-02',
    '/terms-of-service': '2025-01-15',
  });
});
