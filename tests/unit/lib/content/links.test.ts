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

const targets = new Map([
  ['/faq', { anchors: ['bad-credit'] }],
  ['/blog/a-guide', { anchors: ['seats'] }],
  ['/blog/a-draft', { anchors: [], draft: true }],
]);
const mistake = (href: string, draft = false) => linkMistake(href, { page: '/blog/a-guide', draft }, targets);

it.each([
  '/',
  '#seats',
  '/faq',
  '/faq#bad-credit',
  '/blog/a-guide?a=b#seats',
  '/apply?make=Kia&model=EV9',
  '/inventory/land-rover',
  'mailto:a@b.example',
  'tel:+12015550199',
  'https://shop.example/#top',
])('a text may link to %s', (href) => {
  expect(mistake(href)).toBeNull();
});

const page = 'expected a page of this site such as "/contact"';

it.each([
  ['', page],
  ['#', page],
  ['faq', page],
  ['/fqa', page],
  ['/faq/', page],
  ['/inventory/no-such-make', page],
  ['/blog/../about', page],
  ['http://x', page],
  ['//evil.example', page],
  ['#top', 'expected an anchor of /blog/a-guide, such as "#seats"'],
  ['/faq#50%', 'expected an anchor of /faq, such as "#bad-credit"'],
  ['/about#us', 'expected "/about" alone'],
  ['/blog/a-draft', 'expected a guide that is no draft'],
])('a link to "%s" leads nowhere', (href, expected) => {
  expect(mistake(href)).toMatch(expected);
});

it('drafts may link to each other', () => {
  expect(mistake('/blog/a-draft', true)).toBeNull();
});
