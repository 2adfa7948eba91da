/** @jest-environment node */
import { readFrontMatter } from '@/lib/content/front-matter';

const read = (yaml: string) => readFrontMatter('content/blog/x.mdx', `---\n${yaml}\n---\nBody\n`);

describe('front matter', () => {
  it('is read as YAML, with the body below it', () => {
    const { fields, body } = read(
      'id: 3 # comment\ntitle: "A: \\"quoted\\" title"\ndate: 2031-08-14\ntags: [one, "two, three"]',
    );
    expect(fields).toEqual({
      id: 3,
      title: 'A: "quoted" title',
      date: '2031-08-14',
      tags: ['one', 'two, three'],
    });
    expect(body).toBe('Body\n');
  });

  it('may have the line ends of Windows', () => {
    expect(readFrontMatter('x.mdx', '---\r\nid: 1\r\n---\r\nText')).toMatchObject({
      fields: { id: 1 },
      body: 'Text',
    });
  });

  it('gives the line of a field in the file', () => {
    const { lineOf } = read('id: 3\n\ntags:\n  - one\n  - two');
    expect([['id'], ['tags', 1], ['title']].map(lineOf)).toEqual([2, 6, null]);
  });

  it.each([
    ['a line without a field', 'id: 1\nkeywords\ndate: 2', 'line 3: expected fields such as'],
    ['a colon in a text without quotes', 'id: 1\ntitle: Leasing: a guide', 'line 3: expected fields such as'],
    ['a field written twice', 'id: 1\ntitle: A\nid: 2', 'line 4: expected every field once: id: 2'],
  ])('with %s is refused, naming the file and the line', (_, yaml, message) => {
    expect(() => read(yaml)).toThrow(`content/blog/x.mdx has a mistake:\n  ${message}`);
  });

  it('must be there', () => {
    expect(() => readFrontMatter('content/blog/x.mdx', 'Text')).toThrow(
      'content/blog/x.mdx has a mistake:\n  (whole file): expected fields between two lines of ---',
    );
  });
});
