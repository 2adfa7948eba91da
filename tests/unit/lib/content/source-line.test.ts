/** @jest-environment node */
import { readFileSync } from 'node:fs';
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

describe('the line a complaint is about', () => {
  it.each([
    [['name'], 6],
    [['phone'], 7],
    [['address', 'zip'], 8],
    [['list'], 9],
    [['list', 0, 'text'], 10],
    [['list', 1], 11],
    [['list', 1, 'text'], 13],
    [['list', 2], 15],
  ])('is found for %j', (path, line) => {
    expect(sourceLine('content/facts.ts', script, path)?.number).toBe(line);
  });

  it('is that of the part around it when the field is not there', () => {
    expect(sourceLine('content/facts.ts', script, ['address', 'city'])?.number).toBe(8);
    expect(sourceLine('content/facts.ts', script, ['list', 1, 'title', 'x'])?.number).toBe(11);
  });

  it('is unknown for the whole file, for a name that stands nowhere, and for a text of another shape', () => {
    expect(sourceLine('content/facts.ts', script, [])).toBeNull();
    expect(sourceLine('content/facts.ts', script, ['fax'])).toBeNull();
    expect(sourceLine('content/facts.ts', 'export default 1;', ['name'])).toBeNull();
    expect(sourceLine('content/facts.ts', 'export const a = {', ['name'])).toBeNull();
  });

  it('is read from the fields at the top of a guide', () => {
    const guide = '---\nid: 1\ntitle: "A"\n---\nid: 2';
    expect(sourceLine('content/blog/a.mdx', guide, ['title'])).toEqual({ number: 3, text: 'title: "A"' });
    expect(sourceLine('content/blog/a.mdx', guide, ['date'])).toBeNull();
  });

  it('is found in every content file of the site', () => {
    const line = (file: string, path: PropertyKey[]) =>
      sourceLine(file, readFileSync(file, 'utf8'), path)?.text;
    expect(line('content/business.ts', ['links', 'instagram', 2, 'handle'])).toContain('handle:');
    expect(line('content/faq.ts', [5, 'question'])).toMatch(/^question: '.*return/i);
    expect(line('content/instagram.ts', [14, 'url'])).toMatch(/^url: /);
    expect(line('content/about.ts', ['video', 'title'])).toMatch(/^title: /);
    expect(line('content/facts.ts', [3, 'figures'])).toContain('figures:');
  });
});
