/** @jest-environment node */
import { z } from 'zod';
import { validateContent } from '@/lib/content/validate';

const schema = z.object({ title: z.string().trim().min(3, 'expected a title'), tags: z.array(z.string()) });

describe('validated content', () => {
  it('is returned as parsed', () => {
    expect(validateContent('content/a.ts', schema, { title: ' Leasing ', tags: [] })).toEqual({
      title: 'Leasing',
      tags: [],
    });
  });

  it('of another type is reported as the whole file', () => {
    expect(() => validateContent('content/a.ts', schema, null)).toThrow('  (whole file): ');
  });

  const source = `export const a = {\n  title: 'x',\n  tags: [\n    'one',\n    7,\n  ],\n};\n`;

  it('with a mistake is quoted with its line', () => {
    expect(() => validateContent('content/a.ts', schema, { title: 'x', tags: ['one', 7] }, source)).toThrow(
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

  it('has one message for each mistake: not two of one field, nor of a misspelled field that the right one is missing', () => {
    const check = (value: unknown) => () =>
      validateContent('a.ts', z.strictObject({ phone: z.url().max(1) }), value, '');
    expect(check({ phone: 'long' })).toThrow(/^.*\n {2}phone: .*$/);
    expect(check({ fone: 'x' })).toThrow(/^.*\n {2}fone: unknown field; expected "phone"$/);
  });

  it.each([
    [z.number(), 'x', 'expected a number without quotes, such as 7'],
    [z.object({}), 'x', 'expected a group of fields'],
    [z.enum(['Mon', 'Tue']), 'Monday', 'expected "Mon" or "Tue"'],
    [z.array(z.string()).min(1), [], 'expected at least one entry'],
    [z.number().min(0), -1, 'expected at least 0'],
  ])('of the wrong type gets a plain message (%#)', (field, value, message) => {
    expect(() => validateContent('content/a.ts', z.object({ field }), { field: value }, '')).toThrow(message);
  });

  it('quotes the beginning of a long line', () => {
    const long = `export const a = { title: '', tags: ['${'x'.repeat(300)}'] };`;
    expect(() => validateContent('content/a.ts', schema, { title: '', tags: [] }, long)).toThrow(/x{20,}…$/);
  });
});
