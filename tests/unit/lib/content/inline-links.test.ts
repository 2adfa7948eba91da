import { inlineLinks } from '@/lib/content/inline-links';

describe('links in a paragraph of content', () => {
  it.each([
    ['No link at all.', [{ text: 'No link at all.' }]],
    ['', []],
    [
      'See [our guide](/blog/a-guide) first.',
      [{ text: 'See ' }, { text: 'our guide', href: '/blog/a-guide' }, { text: ' first.' }],
    ],
    ['[Call](/contact)', [{ text: 'Call', href: '/contact' }]],
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
