/** @jest-environment node */
import { headerNavigation, legalNavigation, mobileNavigation } from '@/lib/site/navigation';

describe('the navigation', () => {
  it('of the mobile menu has the items of the spec in its order', () => {
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

  it('of the header is the same without Home, which the logo stands for', () => {
    expect(headerNavigation).toEqual(mobileNavigation.slice(1));
  });

  it('reaches every legal page', () => {
    expect(legalNavigation.map(({ href }) => href)).toEqual([
      '/privacy-policy',
      '/terms-of-service',
      '/refund-cancellation-policy',
    ]);
  });
});
