/** @jest-environment node */
import { parseRedirects, redirects } from '@/lib/content/redirects';

describe('the redirects table', () => {
  it('is valid', () => {
    expect(redirects).toEqual(expect.any(Array));
  });

  it('takes old paths that lead to a page or to another site', () => {
    const table = [
      { from: '/specials', to: '/inventory?make=Kia' },
      { from: '/old/page.html', to: 'https://elsewhere.example/page' },
    ];
    expect(parseRedirects(table)).toEqual(table);
  });

  it.each([
    ['a page that exists', { from: '/about', to: '/contact' }, '0.from: this page exists'],
    ['upper case', { from: '/Specials', to: '/contact' }, '0.from: expected a path in lower case'],
    ['a query', { from: '/specials?a=b', to: '/contact' }, '0.from: expected a path in lower case'],
    [
      'a page that does not exist',
      { from: '/specials', to: '/special' },
      '0.to: expected a page of this site',
    ],
    [
      'an unsafe address',
      { from: '/specials', to: 'http://a.example' },
      '0.to: expected a page of this site',
    ],
  ])('refuses %s and names the row', (_, row, message) => {
    expect(() => parseRedirects([row])).toThrow(`content/redirects.ts has a mistake:\n  ${message}`);
  });

  it('refuses one old path twice', () => {
    const row = { from: '/specials', to: '/contact' };
    expect(() => parseRedirects([row, row])).toThrow('expected every "from" once');
  });
});
