/** @jest-environment node */
import { inlineLinks, linkMistake } from '@/lib/content/links';

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
  '/',
  '#seats',
  '/faq',
  '/faq#bad-credit',
  '/blog/leasing-with-a-large-dog?a=b#seats',
  '/apply?make=Kia&model=EV9',
  '/inventory/land-rover',
  '/makes.svg',
  'mailto:a@b.example',
  'tel:+12015550199',
  'https://shop.example/#top',
])('a text may link to %s', (href) => {
  expect(linkMistake(href)).toBeNull();
});

it.each([
  '',
  '#',
  'faq',
  '/fqa',
  '/faq/',
  '/inventory/no-such-make',
  '/blog/../about',
  '/no-such-file.pdf',
  '/../package.json',
  'http://x',
  '//evil.example',
])('a link to "%s" leads nowhere', (href) => {
  expect(linkMistake(href)).toMatch('expected a page of this site such as "/contact"');
});
