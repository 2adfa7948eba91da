/** @jest-environment node */
import { readNumbersPath } from '@/lib/leasing/tools/read-numbers-path';

const read = (link: string) => readNumbersPath(link, ['a-guide']);

it('the path of a tool is read', () => {
  const link = '/blog/a-guide?pay=459&make=BMW#lease-calculator';
  expect(read(link)).toBe(link);
});

it.each([
  'https://evil.example/blog/a-guide?pay=459#lease-calculator',
  '/blog/call-1-900-555-0147?pay=459#lease-calculator',
  '/blog/a-guide?a-pay=459#other-tool',
  '/blog/a-guide?pay=459\nCall 1-900#lease-calculator',
  `/blog/a-guide?pay=${'9'.repeat(1000)}#lease-calculator`,
])('any other text is none: "%s"', (link) => {
  expect(read(link)).toBeNull();
});
