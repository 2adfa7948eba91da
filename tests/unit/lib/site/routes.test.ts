/** @jest-environment node */
import { fixedPaths, routes } from '@/lib/site/routes';

it('the pages have the specified addresses', () => {
  const { brandNotFound, ...specified } = routes;
  expect(fixedPaths.filter((page) => page !== brandNotFound)).toEqual([
    '/',
    '/inventory',
    '/inventory-debug',
    '/apply',
    '/credit-app',
    '/about',
    '/blog',
    '/faq',
    '/contact',
    '/testimonials',
    '/privacy-policy',
    '/terms-of-service',
    '/refund-cancellation-policy',
  ]);
  expect([specified.brand('bmw'), specified.guide('a-guide')]).toEqual([
    '/inventory/bmw',
    '/blog/a-guide',
  ]);
});
