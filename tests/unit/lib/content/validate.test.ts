/** @jest-environment node */

import { z } from 'zod';
import { readFrontMatter } from '@/lib/content/front-matter';
import { validateContent, validated } from '@/lib/content/validate';

const schema = z.object({
  title: z.string().trim().min(3, 'expected a title'),
  tags: z.array(z.string()),
});

describe('validated content', () => {
  it('is validated when it is first asked for, and kept', () => {
    const parse = jest.fn((text: string) => ({ text }));
    const content = validated('content/a.ts', z.string().transform(parse), 'x');
    expect(parse).not.toHaveBeenCalled();
    expect(content()).toBe(content());
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it('of another type is reported as the whole file', () => {
    expect(() => validateContent('content/a.ts', schema, null)).toThrow('  (whole file): ');
  });

  it('with a mistake is named by its field, with what it is', () => {
    expect(() => validateContent('content/a.ts', schema, { title: 'x', tags: ['one', 7] })).toThrow(
      [
        'content/a.ts has a mistake:',
        '  title: expected a title, but it is "x"',
        '  tags.1: expected a text in quotes, such as "some words", but it is 7',
      ].join('\n'),
    );
  });

  it('that is missing is said to be missing', () => {
    const nested = z.object({ address: z.object({ zip: z.string() }) });
    expect(() => validateContent('content/a.ts', nested, { address: {} })).toThrow(
      'address.zip: expected a text in quotes, such as "some words", but it is missing',
    );
  });

  it('has one message for each field, of each unknown one, too', () => {
    const fields = z.strictObject({ phone: z.url().max(1) });
    expect(() => validateContent('a.ts', fields, { phone: 'long', fone: 'x', fax: 'y' })).toThrow(
      /^.*\n {2}phone: .*\n {2}fone: expected no such field .*\n {2}fax: expected no such .*$/,
    );
  });

  it.each([
    [z.number(), 'x', 'expected a number without quotes, such as 7'],
    [z.object({}), 'x', 'expected a group of fields'],
  ])('of the wrong type gets a plain message (%#)', (field, value, message) => {
    expect(() => validateContent('content/a.ts', z.object({ field }), { field: value })).toThrow(
      message,
    );
  });
});

const read = (yaml: string) => readFrontMatter('content/blog/x.mdx', `---\n${yaml}\n---\nBody\n`);

describe('front matter', () => {
  it.each([
    ['the line ends of Windows', '---\r\nid: 1\r\n---\r\nText'],
    ['a byte order mark', '\uFEFF---\nid: 1\n---\nText'],
  ])('may have %s', (_, source) => {
    expect(readFrontMatter('x.mdx', source)).toMatchObject({ fields: { id: 1 } });
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
