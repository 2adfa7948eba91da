/** @jest-environment node */

import { z } from 'zod';
import { readFrontMatter } from '@/lib/content/read-front-matter';
import { validateContent, validated } from '@/lib/content/validate';

const schema = z.strictObject({
  title: z.string().min(3, 'expected a title').regex(/^[^<]/, 'expected plain text'),
  tags: z.array(z.string()),
});
const right = { title: 'A title', tags: [] };

describe('validated content', () => {
  it('is validated when it is first asked for, and kept', () => {
    const parse = jest.fn((text: string) => ({ text }));
    const content = validated('content/a.ts', z.string().transform(parse), 'x');
    expect(parse).not.toHaveBeenCalled();
    expect(content()).toBe(content());
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it.each<[what: string, value: unknown, message: string]>([
    ['of another type', null, '(whole file): expected a group of fields, such as { name: "…" }'],
    ['with a wrong field', { ...right, title: 'x' }, 'title: expected a title, but it is "x"'],
    [
      'with a wrong entry',
      { ...right, tags: [7] },
      'tags (entry 1): expected a text in quotes, such as "some words", but it is 7',
    ],
    [
      'without a field',
      { tags: [] },
      'title: expected a text in quotes, such as "some words", but it is missing',
    ],
    [
      'with an unknown field',
      { ...right, fone: 1 },
      'fone: expected no such field (is its name misspelled?), but it is 1',
    ],
    [
      'with two mistakes in a field',
      { ...right, title: '<' },
      'title: expected a title, but it is "<"',
    ],
  ])('%s is refused with what is expected of each field, once', (_, value, message) => {
    expect(() => validateContent('content/a.ts', schema, value)).toThrow(
      new Error(`content/a.ts has a mistake:\n  ${message}`),
    );
  });
});

const read = (yaml: string) => readFrontMatter('content/blog/x.mdx', `---\n${yaml}\n---\nBody\n`);

describe('front matter', () => {
  it.each([
    ['the line ends of Windows', '---\r\nid: 1\r\n---\r\nText'],
    ['a byte order mark', '\uFEFF---\nid: 1\n---\nText'],
  ])('may have %s', (_, source) => {
    expect(readFrontMatter('x.mdx', source)).toEqual({ id: 1 });
  });

  it.each([
    ['a line without a field', 'id: 1\nkeywords\ndate: 2', 'line 3: expected fields such as'],
    [
      'a colon in a text without quotes',
      'id: 1\ntitle: Leasing: a guide',
      'line 3: expected fields such as',
    ],
    [
      'a field written twice',
      'id: 1\ntitle: A\nid: 2',
      'line 4: expected fields such as title: "Leasing a Car", each once, with spaces in place of tabs: id: 2',
    ],
  ])('with %s is refused, naming the file and the line', (_, yaml, message) => {
    expect(() => read(yaml)).toThrow(`content/blog/x.mdx has a mistake:\n  ${message}`);
  });

  it('must be there', () => {
    expect(() => readFrontMatter('content/blog/x.mdx', 'Text')).toThrow(
      'content/blog/x.mdx has a mistake:\n  (whole file): expected fields between two lines of ---',
    );
  });
});
