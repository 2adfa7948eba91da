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
    ['An [empty]() one.', [{ text: 'An [empty]() one.' }]],
  ])('%j', (text, parts) => {
    expect(inlineLinks(text)).toEqual(parts);
  });

  it('loses no letter of the text', () => {
    const text = 'Our [guide](/blog/x) and **stars** [a](/b) [c';
    expect(
      inlineLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe('Our guide and **stars** a [c');
  });
});
