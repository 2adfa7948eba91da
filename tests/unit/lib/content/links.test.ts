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
    expect(linkMistake(href)).toBeNull();
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
    expect(linkMistake(href)).toMatch('expected a page of this site such as "/contact"');
  });

  it.each(['mailto:a@b.example', 'tel:+12015550199', 'https://shop.example/'])('may be %s', (href) => {
    expect(linkMistake(href)).toBeNull();
  });
});
