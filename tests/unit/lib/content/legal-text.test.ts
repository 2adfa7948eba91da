import { parseLegalText } from '@/lib/content/legal-text';

const file = 'content/legal/some-policy.mdx';
const good = {
  default: () => null,
  frontmatter: {
    title: 'Some Policy',
    description: 'A description that is long enough to tell a search engine what this is about.',
    dateLabel: 'Effective',
    date: '2031-01-15',
  },
  toc: [
    { id: 'first', value: 'First', depth: 2 },
    { id: 'detail', value: 'Detail', depth: 3 },
    { id: 'second', value: 'Second', depth: 2 },
  ],
};
const withFrontmatter = (change: object) => ({ ...good, frontmatter: { ...good.frontmatter, ...change } });

describe('a legal text', () => {
  it('has its sections as contents, without the headings below them', () => {
    const text = parseLegalText(file, '/some-policy', good);
    expect(text).toMatchObject({ file, path: '/some-policy', title: 'Some Policy', date: '2031-01-15' });
    expect(text.contents).toEqual([
      { id: 'first', title: 'First' },
      { id: 'second', title: 'Second' },
    ]);
  });

  it.each([
    ['an impossible date', { date: '2031-02-30' }, 'date: expected a date such as'],
    ['another date label', { dateLabel: 'Since' }, 'dateLabel: expected "Last updated" or'],
  ])('with %s is refused, naming the file and the field', (_, change, message) => {
    const read = () => parseLegalText(file, '/some-policy', withFrontmatter(change));
    expect(read).toThrow(file);
    expect(read).toThrow(message);
  });

  it('without headings is refused', () => {
    expect(() => parseLegalText(file, '/some-policy', { ...good, toc: [] })).toThrow(
      'toc: expected at least one heading',
    );
  });
});
