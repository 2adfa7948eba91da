import { parseLegalText } from '@/lib/content/legal-text';

it('a legal text has its sections as contents, without the headings below them', () => {
  const frontmatter = {
    title: 'Some Policy',
    description: 'What this is about.',
    dateLabel: 'Last revised',
    date: '2031-01-15',
  };
  const toc = [
    { id: 'first', value: 'First', depth: 2 },
    { id: 'detail', value: 'Detail', depth: 3 },
    { id: 'second', value: 'Second', depth: 2 },
  ];
  const text = parseLegalText('some.mdx', '/some-policy', { default: () => null, frontmatter, toc });
  expect(text).toMatchObject({ file: 'some.mdx', path: '/some-policy', ...frontmatter });
  expect(text.contents).toEqual([
    { id: 'first', title: 'First' },
    { id: 'second', title: 'Second' },
  ]);
});
