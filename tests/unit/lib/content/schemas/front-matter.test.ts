import { z } from 'zod';
import { parseFrontMatter } from '@/lib/content/schemas/front-matter';

describe('front matter', () => {
  it.each([
    ['the line ends of Windows', '---\r\nid: 1\r\n---\r\nText'],
    ['a byte order mark', '\uFEFF---\nid: 1\n---\nText'],
  ])('may have %s', (_, source) => {
    expect(parseFrontMatter('x.mdx', z.unknown(), source)).toEqual({ id: 1 });
  });

  it.each([
    ['a line without a field', 'id: 1\nkeywords\ndate: 2', /expected fields such as .* at line 3/],
    ['a colon in a text without quotes', 'id: 1\ntitle: Leasing: a guide', /at line 3/],
    ['a field written twice', 'id: 1\ntitle: A\nid: 2', /each once: .* at line 4/],
  ])('with %s is refused, naming the file and the line', (_, yaml, message) => {
    const read = () =>
      parseFrontMatter('content/blog/x.mdx', z.unknown(), `---\n${yaml}\n---\nBody\n`);
    expect(read).toThrow('content/blog/x.mdx has a mistake:\n  ');
    expect(read).toThrow(message);
  });

  it('must be there', () => {
    expect(() => parseFrontMatter('content/blog/x.mdx', z.unknown(), 'Text')).toThrow(
      'content/blog/x.mdx has a mistake:\n  expected fields between two lines of ---',
    );
  });
});
