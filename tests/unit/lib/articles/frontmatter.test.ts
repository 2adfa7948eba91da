import { parseFrontmatter } from '@/lib/articles/frontmatter';

const lines = [
  'id: 3',
  'title: "A title: with a colon # and \\"quotes\\""',
  'description: "A description that is long enough for a search engine."',
  'keywords: ["one, with a comma", "two", three words, "four"]',
  'date: 2025-08-14 # the day it was written',
  'readTime: 5 min read',
  'related: [hidden-costs-car-leasing-nyc-nj, leasing-vs-buying-nyc-nj-2025]',
];
const parse = (text: string[]) => parseFrontmatter('content/blog/x.mdx', text.join('\n'));

describe('the frontmatter of a guide', () => {
  it('is read field by field', () => {
    expect(parse([...lines, '', 'updated: 2025-09-01', 'draft: true'])).toEqual({
      id: 3,
      title: 'A title: with a colon # and "quotes"',
      description: 'A description that is long enough for a search engine.',
      keywords: ['one, with a comma', 'two', 'three words', 'four'],
      date: '2025-08-14',
      updated: '2025-09-01',
      readTime: '5 min read',
      related: ['hidden-costs-car-leasing-nyc-nj', 'leasing-vs-buying-nyc-nj-2025'],
      draft: true,
    });
  });

  it.each([
    ['a missing field', lines.slice(1), 'id: expected a whole number'],
    ['an unknown field', [...lines, 'author: me'], 'unknown field author'],
    ['a field written twice', [...lines, 'id: 4'], 'id: stands there twice'],
    ['a line that is no field', [...lines, 'keywords'], '"keywords": expected a line such as'],
    [
      'a day that does not exist',
      [...lines.slice(0, 4), 'date: 2025-02-30', ...lines.slice(5)],
      'date: expected a date',
    ],
    [
      'a read time in other words',
      [...lines.slice(0, 5), 'readTime: 5 minutes', lines[6] ?? ''],
      'readTime: expected',
    ],
    [
      'one related guide',
      [...lines.slice(0, 6), 'related: [leasing-vs-buying-nyc-nj-2025]'],
      'related: expected two',
    ],
  ])('with %s is refused, file and field named', (_, text, says) => {
    expect(() => parse(text)).toThrow('content/blog/x.mdx has a mistake:');
    expect(() => parse(text)).toThrow(says);
  });
});
