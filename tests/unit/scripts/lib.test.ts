/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPlaceholders } from '@/scripts/lib/find-placeholders';
import { FONT_CHARACTERS } from '@/scripts/lib/font-characters';

const filesBelow = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => path.join(folder, file));

// The owner may write any character in content/: it is shown in a font of the visitor's system.
it('the subset fonts have every character that the components use', () => {
  const files = filesBelow('components', '.tsx');
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8')]
      .filter((it) => it > '\u007e' && !FONT_CHARACTERS.includes(it))
      .map((it) => `${it} in ${file}`),
  );
  expect(files.length).toBeGreaterThan(12);
  expect(missing).toEqual([]);
});

it('placeholders are found by file and line, except in comments', () => {
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
    'content/instagram.ts': `/* PLACEHOLDERS /p/PLACEHOLD01/ */\n{ url: '/p/PLACEHOLD02/' }`,
  };
  const found = findPlaceholders(Object.keys(files), (file) => files[file] ?? '');
  expect(found).toEqual([
    "content/business.ts:4  shortName: 'Theirs'",
    "content/business.ts:5  phone: '(732) 555-0142'",
    "content/business.ts:6  email: 'me@site.example'",
    "content/business.ts:7  apply: 'sandbox-apply'",
    "content/home.ts:1  value: '100+', label: 'Customers' }",
    'content/reviews.ts:2  sample: true',
    "content/instagram.ts:2  { url: '/p/PLACEHOLD02/' }",
  ]);
});
