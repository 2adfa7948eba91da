/** @jest-environment node */

import { z } from 'zod';
import { readFrontMatter } from '@/lib/content/front-matter';
import { sourceLine } from '@/lib/content/source-line';
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

  const source = `export const a = {\n  title: 'x',\n  tags: [\n    'one',\n    7,\n  ],\n};\n`;

  it('with a mistake is quoted with its line', () => {
    expect(() =>
      validateContent('content/a.ts', schema, { title: 'x', tags: ['one', 7] }, source),
    ).toThrow(
      [
        'content/a.ts has a mistake:',
        "  title: expected a title, but line 2 says: title: 'x',",
        '  tags.1: expected a text in quotes, such as "some words", but line 5 says: 7,',
      ].join('\n'),
    );
  });

  it('that is missing is reported with the part it belongs to', () => {
    const nested = z.object({ address: z.object({ zip: z.string() }) });
    const text = 'export const a = {\n  address: {},\n};\n';
    expect(() => validateContent('content/a.ts', nested, { address: {} }, text)).toThrow(
      'address.zip: expected a text in quotes, such as "some words", but it is missing in the part that begins at line 2',
    );
    expect(() => validateContent('content/a.ts', schema, { tags: [] }, source)).toThrow(
      'title: expected a text in quotes, such as "some words", but it is missing',
    );
  });

  it('has one message for each field, of a misspelled one, too', () => {
    const check = (value: unknown) => () =>
      validateContent('a.ts', z.strictObject({ phone: z.url().max(1) }), value, '');
    expect(check({ phone: 'long' })).toThrow(/^.*\n {2}phone: .*$/);
    expect(check({ phone: 'https://a.example', fone: 'x' })).toThrow(/\n {2}fone: unknown field$/);
  });

  it.each([
    [z.number(), 'x', 'expected a number without quotes, such as 7'],
    [z.object({}), 'x', 'expected a group of fields'],
  ])('of the wrong type gets a plain message (%#)', (field, value, message) => {
    expect(() =>
      validateContent('content/a.ts', z.object({ field }), { field: value }, ''),
    ).toThrow(message);
  });

  it('quotes the beginning of a long line', () => {
    const long = `export const a = { title: '', tags: ['${'x'.repeat(300)}'] };`;
    expect(() => validateContent('content/a.ts', schema, { title: '', tags: [] }, long)).toThrow(
      /x{20,}…$/,
    );
  });
});

const script = `/** phone: not here */
export const other = 1;
type Facts = { phone: string };
export const facts: Facts = {
  // phone: nor here
  name: 'A { brace, and a "quote", phone: x',
  phone: '555', /* zip: no */
  address: { street: \`a, b\`, 'zip': '0' },
  list: [
    { id: 1, text: 'one' },
    {
      id: 2,
      text: 'it\\'s [two]',
    },

    'last',
  ],
} as const;
`;

describe('the line that a message is about', () => {
  it.each([
    [['phone'], 7, true],
    [['address', 'zip'], 8, true],
    [['list', 1], 11, true],
    [['list', 2], 16, true],
    [['other'], 2, true],
    // Missing: the part that it would be in.
    [['fax'], 4, false],
    [['list', 3], 9, false],
    [['list', 1, 'title'], 11, false],
  ])('of %j is %p, exactly: %p', (path, number, isExact) => {
    expect(sourceLine('content/facts.ts', script, path)).toMatchObject({ number, isExact });
  });

  it.each(['export default 1;', 'const a = {\n  name: 1,\n};', ''])(
    'is unknown in %j',
    (source) => {
      expect(sourceLine('content/facts.ts', source, ['name'])).toBeNull();
    },
  );
});

const read = (yaml: string) => readFrontMatter('content/blog/x.mdx', `---\n${yaml}\n---\nBody\n`);

describe('front matter', () => {
  it('may have the line ends of Windows', () => {
    const { fields, body } = readFrontMatter('x.mdx', '---\r\nid: 1\r\n---\r\nText');
    expect([fields, body]).toEqual([{ id: 1 }, 'Text']);
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
