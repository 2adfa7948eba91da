/** @jest-environment node */
import { linkMistake, textLinkMistake } from '@/lib/content/links';
import { inlineLinks } from '@/lib/format/inline-links';

it.each([
  ['No link at all.', [{ text: 'No link at all.' }]],
  ['', []],
  [
    '[One](/a)[two](/b#c) and (three).',
    [{ text: 'One', href: '/a' }, { text: 'two', href: '/b#c' }, { text: ' and (three).' }],
  ],
  ['A [bracket] (and a remark).', [{ text: 'A [bracket] (and a remark).' }]],
  ['Both **stars** and [c', [{ text: 'Both **stars** and [c' }]],
  ['An [empty]() one.', [{ text: 'An [empty]() one.' }]],
])('the links of %j are found', (text, parts) => {
  expect(inlineLinks(text)).toEqual(parts);
});

it.each([
  ['See [apply] (/apply) first.', 'expected [apply](/apply) without the space: [apply] (/apply)'],
  ['[the DMV]  (https://dmv.ny.gov)', 'expected [the DMV](https://dmv.ny.gov) without the space'],
  ['[Us](/about), [it](/fqa)', 'the link "/fqa" leads nowhere'],
])('the first mistake in the links of %j is named', (text, message) => {
  expect(textLinkMistake(text)).toContain(message);
});

it.each(['[apply](/apply) (today)', 'A [bracket] (and a remark).'])('%j is in order', (text) => {
  expect(textLinkMistake(text)).toBeNull();
});

it.each([
  '/',
  '#seats',
  '/faq#bad-credit',
  '/blog/leasing-with-a-large-dog?a=b#seats',
  '/inventory/land-rover',
  '/makes.svg',
  'mailto:a@b.example',
  'https://shop.example/#top',
])('a text may link to %s', (href) => {
  expect(linkMistake(href)).toBeNull();
});

it.each([
  '',
  '/fqa',
  '/inventory/no-such-make',
  '/blog/../about',
  '/no-such-file.pdf',
  '/../package.json',
  '//evil.example',
])('a link to "%s" leads nowhere', (href) => {
  expect(linkMistake(href)).toMatch('expected a page of this site such as "/contact"');
});
