/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseGuide } from '@/lib/guides/guide';
import { CHARACTERS } from '@/scripts/lib/font-characters';
import { draftGuide, slugFrom } from '@/scripts/lib/guide-draft';
import { findPlaceholders } from '@/scripts/lib/placeholders';

const filesBelow = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => path.join(folder, file));

// The owner may write any character in content/: it is shown in a font of the visitor's system.
it('the subset fonts have every character that the components use', () => {
  const files = filesBelow('components', '.tsx');
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8')]
      .filter((it) => it > '\u007e' && !CHARACTERS.includes(it))
      .map((it) => `${it} in ${file}`),
  );
  expect(files.length).toBeGreaterThan(12);
  expect(missing).toEqual([]);
});

describe('a new guide', () => {
  /** With mistakes, which are content:check's to name. */
  const guides = new Map([
    ['a-title-in-use', '---\nid: 7 # mine\ntitle: A: B\n---\n'],
    ['another', '---\nid: seven\n---\n'],
  ]);
  const draftOf = (title: string) => draftGuide(title, '2026-03-01', guides);
  /** Not an example of README.md, which an owner may have tried. */
  const { slug, text } = draftOf('Reading an Odometer "Statement": Ink & Errors');

  it('is a valid draft with the next id and the given day', () => {
    expect(slug).toBe('reading-an-odometer-statement-ink-errors');
    expect(parseGuide(slug, text)).toMatchObject({
      id: 8,
      title: 'Reading an Odometer “Statement”: Ink & Errors',
      date: '2026-03-01',
      draft: true,
    });
  });

  it('cannot be published before its TODOs are replaced', () => {
    expect(() => parseGuide(slug, text.replace('draft: true\n', ''))).toThrow(
      /line 4: expected the finished text in place of "TODO"/,
    );
  });

  it.each([
    ['!!! ??? !!! ???', 'no letter or digit'],
    ['A title in use', 'content/blog/a-title-in-use.mdx exists'],
  ])('is refused with the title %j', (title, message) => {
    expect(() => draftOf(title)).toThrow(message);
  });

  it('has a slug of plain letters', () => {
    expect(slugFrom("  L'été: What's New, 2026? ")).toBe('lete-whats-new-2026');
  });
});

describe('placeholders', () => {
  const files: Record<string, string> = {
    'content/business.ts': `// a comment about https://x.example
      /* sandbox 'sandbox-apply' */
      name: 'Mine',
      shortName: 'Theirs', // placeholder
      phone: '(732) 555-0142',
      email: 'me@site.example',
      apply: 'sandbox-apply',
      credit: 'bC3dE5',`,
    'content/home.ts': "value: '100+', label: 'Customers' }, // placeholder: count them",
    'content/reviews.ts': '    name: "Ann",\n    sample: true,',
    'content/instagram.ts': `/* PLACEHOLDERS /p/PLACEHOLD01/ */\n{ url: 'https://www.instagram.com/p/PLACEHOLD02/' }`,
  };

  it('are found by file and line, except in comments', () => {
    const found = findPlaceholders(Object.keys(files), (file) => files[file] ?? '');
    expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([
      "content/business.ts:4 shortName: 'Theirs'",
      "content/business.ts:5 phone: '(732) 555-0142'",
      "content/business.ts:6 email: 'me@site.example'",
      "content/business.ts:7 apply: 'sandbox-apply'",
      "content/home.ts:1 value: '100+', label: 'Customers' }",
      'content/reviews.ts:2 sample: true',
      "content/instagram.ts:2 { url: 'https://www.instagram.com/p/PLACEHOLD02/' }",
    ]);
  });

  it('are not found once everything is replaced', () => {
    const text = 'name: "Mine",\n// placeholder: a comment\nsample: false,';
    expect(findPlaceholders(['content/business.ts'], () => text)).toEqual([]);
  });
});
