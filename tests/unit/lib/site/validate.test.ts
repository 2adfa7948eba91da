/** @jest-environment node */
import { z } from 'zod';
import { validateContent } from '@/lib/site/validate';

const schema = z.object({ title: z.string().trim().min(3, 'expected a title'), tags: z.array(z.string()) });

describe('content that is checked', () => {
  it('comes back parsed', () => {
    expect(validateContent('content/a.ts', schema, { title: ' Leasing ', tags: [] })).toEqual({
      title: 'Leasing',
      tags: [],
    });
  });

  it('fails with the file, each field and what was expected', () => {
    expect(() => validateContent('content/a.ts', schema, { title: '', tags: ['x', 7] })).toThrow(
      /^content\/a\.ts has a mistake:\n {2}title: expected a title\n {2}tags\.1: /,
    );
  });

  it('that is something else altogether is named as the whole file', () => {
    expect(() => validateContent('content/a.ts', schema, null)).toThrow('  (whole file): ');
  });
});
