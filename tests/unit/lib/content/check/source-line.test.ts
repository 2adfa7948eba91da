/** @jest-environment node */
import { quoted, sourceLine } from '@/lib/content/check/source-line';

const facts = `/** phone: not here */
type Facts = { phone: string };
export const facts: Facts = {
  // phone: nor here
  name: 'A { brace, and a "quote", phone: x',
  phone: '555', /* zip: no */
  address: { street: \`a, b\`, 'zip': '0' },
  list: [
    { id: 1, text: 'one' },
    { id: 2,
      text: 'it\\'s [two]' },

    'last',
  ],
} as const;
`;

it.each([
  [['phone'], 6, true],
  [['address', 'zip'], 7, true],
  [['list', 1], 10, true],
  [['list', 1, 'text'], 11, true],
  [['list', 2], 13, true],
  // Missing: the part that it would be in.
  [['fax'], 3, false],
  [['list', 3], 8, false],
  [['list', 1, 'title'], 10, false],
])('the line of %j is %d, exactly: %s', (path, number, isExact) => {
  expect(sourceLine('content/business.ts', facts, path)).toMatchObject({ number, isExact });
});

it('the path of a file with several exports begins with the name of one', () => {
  const rates = 'export const taxPercent = { nyc: 8 };\nexport const fees = {\n  title: 50,\n};\n';
  expect(sourceLine('content/rates.ts', rates, ['fees', 'title'])?.text).toBe('title: 50,');
});

it('the path of a default export begins inside of it', () => {
  const theme = "export default {\n  colors: { action: '#1' },\n} satisfies Config;\n";
  expect(sourceLine('tailwind.config.ts', theme, ['colors', 'action'])).toMatchObject({
    number: 2,
    isExact: true,
  });
});

it('the entry of a list that a function makes is in the part that begins there', () => {
  const cards = 'export const cards = [\n  card(1),\n];\n';
  const found = sourceLine('content/cards.ts', cards, [0, 'model']);
  expect(found).toMatchObject({ number: 2, isExact: false });
});

it('the field of a guide is found in its front matter', () => {
  const guide = '---\nid: 1\ntitle: "A"\n---\nText';
  expect(sourceLine('content/blog/a.mdx', guide, ['title'])?.number).toBe(3);
});

it.each(['export {};', 'const a = {\n  name: 1,\n};', ''])(
  'a field has no line in %j',
  (source) => {
    expect(sourceLine('content/business.ts', source, ['name'])).toBeNull();
  },
);

it('a long line is quoted by its beginning', () => {
  expect(quoted(`  ${'x'.repeat(300)}`)).toMatch(/^x{90}…$/);
});
