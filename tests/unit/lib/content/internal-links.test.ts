import { isInternalPage } from '@/lib/content/internal-links';

describe('a link in a content file', () => {
  it.each([
    '/',
    '/faq',
    '/faq#bad-credit',
    '/apply?make=Kia&model=EV9',
    '/inventory/land-rover',
    '/blog/first-lease-in-the-family',
    '/refund-cancellation-policy',
  ])('%s leads to a page of this site', (href) => {
    expect(isInternalPage(href)).toBe(true);
  });

  it.each([
    '',
    '#top',
    'faq',
    '/fqa',
    '/faq/',
    '/inventory/no-such-make',
    '/blog/no-such-guide',
    '/blog/../about',
    'https://elsewhere.example/',
  ])('"%s" does not', (href) => {
    expect(isInternalPage(href)).toBe(false);
  });
});
