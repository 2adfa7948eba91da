/** @jest-environment node */
import { lowerCasePage, pagePaths } from '@/lib/content/page-paths';

describe('the paths of the pages', () => {
  it('have no query, no anchor and no upper-case letters', () => {
    expect([...pagePaths].filter((path) => /[#?]/.test(path) || path !== path.toLowerCase())).toEqual([]);
    expect(pagePaths.has('/inventory/land-rover')).toBe(true);
  });

  it.each([
    ['/Inventory', '/inventory'],
    ['/Inventory/BMW', '/inventory/bmw'],
    ['/Blog/A-Guide', '/blog/a-guide'],
    ['/about', '/about'],
    ['/Blog/Another', null],
    ['/Inventory/Brand-Not-Found', null],
    ['/Nothing', null],
  ])('for %s: the page is %s', (asked, page) => {
    expect(lowerCasePage(asked, ['a-guide'])).toBe(page);
  });
});
