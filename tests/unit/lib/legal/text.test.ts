import { readLegalText } from '@/lib/legal/text';

const file = 'content/legal/some-policy.mdx';
const good = {
  default: () => null,
  frontmatter: {
    title: 'Some Policy',
    description: 'A description that is long enough to tell a search engine what this is about.',
    dateLabel: 'Effective',
    date: '2025-01-15',
  },
  toc: [
    { id: 'first', value: 'First', depth: 2 },
    { id: 'detail', value: 'Detail', depth: 3 },
    { id: 'second', value: 'Second', depth: 2 },
  ],
};
const withFrontmatter = (change: object) => ({ ...good, frontmatter: { ...good.frontmatter, ...change } });

describe('readLegalText', () => {
  it('hands over the text with its contents: the sections, not what is below them', () => {
    const text = readLegalText(file, '/some-policy', good);
    expect(text).toMatchObject({ file, path: '/some-policy', title: 'Some Policy', date: '2025-01-15' });
    expect(text.contents).toEqual([
      { id: 'first', title: 'First' },
      { id: 'second', title: 'Second' },
    ]);
  });

  it.each([
    ['a date that is no date', { date: '2025-02-30' }, 'frontmatter.date: expected a date such as'],
    ['a missing date', { date: undefined }, 'frontmatter.date:'],
    ['a missing title', { title: undefined }, 'frontmatter.title: expected the title'],
    [
      'a short description',
      { description: 'Short.' },
      'frontmatter.description: expected a description of 50',
    ],
    ['another date label', { dateLabel: 'Since' }, 'frontmatter.dateLabel: expected "Last updated" or'],
    ['a misspelled field', { dateLable: 'Effective' }, 'dateLable'],
  ])('refuses %s, naming the file and the field', (_, change, message) => {
    const read = () => readLegalText(file, '/some-policy', withFrontmatter(change));
    expect(read).toThrow(file);
    expect(read).toThrow(message);
  });

  it('refuses a text without headings', () => {
    expect(() => readLegalText(file, '/some-policy', { ...good, toc: [] })).toThrow(
      'toc: expected at least one heading',
    );
  });

  it('refuses a file without frontmatter', () => {
    expect(() => readLegalText(file, '/some-policy', { default: () => null, toc: good.toc })).toThrow(
      'frontmatter:',
    );
  });
});
