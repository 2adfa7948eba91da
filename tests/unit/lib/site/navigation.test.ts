/** @jest-environment node */
import { legalNavigation, mobileNavigation } from '@/lib/site/navigation';

describe('the navigation', () => {
  it('of the mobile menu has the promised items in order', () => {
    expect(mobileNavigation.map(({ label }) => label)).toEqual([
      'Home',
      'Inventory',
      'About',
      'Blog',
      'Customers',
      'Credit App',
      'FAQ',
      'Contact',
    ]);
  });

  it('reaches every legal page', () => {
    expect(legalNavigation.map(({ href }) => href)).toEqual([
      '/privacy-policy',
      '/terms-of-service',
      '/refund-cancellation-policy',
    ]);
  });
});
