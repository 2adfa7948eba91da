/** @jest-environment node */
import { linkMistake, textLinkMistake } from '@/lib/content/schemas/links';
import { inlineLinks } from '@/lib/format/inline-links';

it.each([
  ['No link at all.', [{ text: 'No link at all.' }]],
  ['', []],
  [
    '[One](/a)[two](/b#c) and (three).',
    [{ text: 'One', href: '/a' }, { text: 'two', href: '/b#c' }, { text: ' and (three).' }],
  ],
  ['A [bracket] (and a remark).', [{ text: 'A [bracket] (and a remark).' }]],
])('the links of %j are found', (text, parts) => {
  expect(inlineLinks(text)).toEqual(parts);
});

it.each([
  ['See [apply] (/apply) first.', 'expected no space between'],
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
  '//evil.example',
])('a link to "%s" leads nowhere', (href) => {
  expect(linkMistake(href)).toMatch('expected a page of this site such as "/contact"');
});
