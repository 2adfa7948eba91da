import { inlineLinks, isInternalPage, linkMistake } from '@/lib/content/links';

describe('links in a paragraph of content', () => {
  it.each([
    ['No link at all.', [{ text: 'No link at all.' }]],
    ['', []],
    [
      'See [our guide](/blog/a-guide) first.',
      [{ text: 'See ' }, { text: 'our guide', href: '/blog/a-guide' }, { text: ' first.' }],
    ],
    [
      '[One](/a)[two](/b#c) and (three).',
      [{ text: 'One', href: '/a' }, { text: 'two', href: '/b#c' }, { text: ' and (three).' }],
    ],
    ['A [bracket] (and a remark).', [{ text: 'A [bracket] (and a remark).' }]],
    ['Both **stars** and [c', [{ text: 'Both **stars** and [c' }]],
    ['An [empty]() one.', [{ text: 'An [empty]() one.' }]],
  ])('%j', (text, parts) => {
    expect(inlineLinks(text)).toEqual(parts);
  });
});

describe('the target of a link', () => {
  it.each([
    '/',
    '/faq#bad-credit',
    '/apply?make=Kia&model=EV9',
    '/inventory/land-rover',
    '/blog/first-lease-in-the-family',
    '/refund-cancellation-policy',
  ])('%s is a page of this site', (href) => {
    expect(isInternalPage(href)).toBe(true);
    expect(linkMistake(href, 'none')).toBeNull();
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
    'http://x',
    '//evil.example',
  ])('"%s" leads nowhere in any text', (href) => {
    expect(linkMistake(href, 'any')).toMatch('expected a page of this site such as "/contact"');
  });

  it('may be another site where the text allows it', () => {
    const shop = 'https://shop.example/';
    expect(linkMistake('mailto:a@b.example', 'any')).toBeNull();
    expect([linkMistake(shop, 'any'), linkMistake('https://www.nj.gov/mvc/', 'official')]).toEqual([
      null,
      null,
    ]);
    expect(linkMistake(shop, 'official')).toMatch('official-sources.ts');
    expect(linkMistake(shop, 'none')).toMatch('expected a page of this site');
  });
});
