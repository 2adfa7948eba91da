/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { sourceLine } from '@/lib/content/source-line';

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

/** Every value in a content module that is not an object or a list, with the path to it. */
function leaves(value: unknown, path: PropertyKey[] = []): [PropertyKey[], unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => leaves((value as Record<PropertyKey, unknown>)[key], [...path, key]));
}

describe('the line that a message is about', () => {
  it.each([
    [['name'], 6],
    [['phone'], 7],
    [['address'], 8],
    [['address', 'zip'], 8],
    [['list'], 9],
    [['list', 0, 'text'], 10],
    [['list', 1], 11],
    [['list', 1, 'text'], 13],
    [['list', 2], 16],
    [['other'], 2],
  ])('of %j is %p', (path, line) => {
    expect(sourceLine('content/facts.ts', script, path)).toMatchObject({ number: line, isExact: true });
  });

  it.each([
    [['fax'], 4],
    [['list', 3], 9],
    [['list', 1, 'title'], 11],
  ])('of %j, which is missing, is that of the part it would be in: %p', (path, line) => {
    expect(sourceLine('content/facts.ts', script, path)).toMatchObject({ number: line, isExact: false });
  });

  it.each(['export default 1;', 'const a = {\n  name: 1,\n};', ''])('is unknown in %j', (source) => {
    expect(sourceLine('content/facts.ts', source, ['name'])).toBeNull();
  });

  const files = readdirSync('tests/fixtures/content').filter((name) => name.endsWith('.ts'));
  it.each(files)('is right for every value in content/%s', (name) => {
    const source = readFileSync(`tests/fixtures/content/${name}`, 'utf8');
    const exported = Object.values(require(`@/content/${name.replace('.ts', '')}`) as object);
    const wrong = leaves(exported.find((value) => typeof value === 'object')).filter(([path, value]) => {
      const line = sourceLine(`content/${name}`, source, path);
      // A long text is on the line after its name.
      const text = source
        .split('\n')
        .slice((line?.number ?? 0) - 1, (line?.number ?? 0) + 1)
        .join('\n');
      return !line || !text.includes(String(value).slice(0, 12));
    });
    expect(wrong).toEqual([]);
  });
});
