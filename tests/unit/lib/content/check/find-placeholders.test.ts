import { findPlaceholders } from '@/lib/content/check/find-placeholders';

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
