/** @jest-environment node */

import { z } from 'zod';
import { contentFile, parseContent } from '@/lib/content/schemas/parse-content';

const schema = z.strictObject({
  title: z.string().min(3, 'expected a title'),
  tags: z.array(z.string()),
});
const right = { title: 'A title', tags: [] };

describe('a file of content/', () => {
  it('is parsed when it is first read, and kept', () => {
    const parse = jest.fn((text: string) => ({ text }));
    const content = contentFile('content/a.ts', z.string().transform(parse), 'x');
    expect(parse).not.toHaveBeenCalled();
    expect(content()).toBe(content());
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it.each<[what: string, value: unknown, message: string]>([
    ['of another type', null, 'expected a group of fields, such as { name: "…" }'],
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
    ['with an unknown field', { ...right, fone: 1 }, 'Unrecognized key: "fone"'],
  ])('%s is refused with what is expected of each field', (_, value, message) => {
    expect(() => parseContent('content/a.ts', schema, value)).toThrow(
      new Error(`content/a.ts has a mistake:\n  ${message}`),
    );
  });
});
