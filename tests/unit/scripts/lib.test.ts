/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { guidesOnDisk, parseGuide } from '@/lib/guides/guide';
import { guideSlugsOnDisk } from '@/lib/guides/guide-file';
import { recolored, wantedColors } from '@/scripts/lib/drawing-colors';
import drawn from '@/scripts/lib/drawn-colors.json';
import { warningOfRealServices } from '@/scripts/lib/environment';
import { CHARACTERS } from '@/scripts/lib/font-characters';
import { draftGuide, readLeniently, slugFrom } from '@/scripts/lib/guide-draft';
import { nextYear } from '@/scripts/lib/next-year';
import { findPlaceholders } from '@/scripts/lib/placeholders';

// ECMAScript modules, which Jest can't load.
jest.mock('chrome-launcher', () => ({}));
jest.mock('get-port', () => ({}));

const filesBelow = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => path.join(folder, file));

describe('the colors of drawings', () => {
  it('are replaced by their names, also where two change places, and paints stay', () => {
    const before = { ink: '#14263d', accent: '#c23e27', 'accent-pale': '#f3b5a6' };
    const after = { ink: '#c23e27', accent: '#14263d', 'accent-pale': '#d9c2f0' };
    const drawing =
      '<svg><path fill="#c23e27" stroke="#14263d"/><circle fill="#f3b5a6"/><path fill="#e5826a"/>';
    expect(recolored(drawing, before, after)).toBe(
      '<svg><path fill="#14263d" stroke="#c23e27"/><circle fill="#d9c2f0"/><path fill="#e5826a"/>',
    );
  });

  it('leave every sun as it is under another accent', () => {
    const green = { ...drawn, accent: '#1d7a3c', 'accent-pale': '#a8d8b5', 'accent-bright': '#6cc787' };
    const before = filesBelow('public/art', '.svg')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const after = recolored(before, drawn, green);
    expect(after).not.toBe(before);
    const suns = (svg: string) =>
      svg.split('<').filter((tag) => tag.startsWith('circle') && tag.includes(drawn.sun));
    expect(suns(before).length).toBeGreaterThan(10);
    expect(suns(after)).toEqual(suns(before));
  });

  it.each([
    ['two of one value, which the next change could not tell apart', '#14263d'],
    ['one that is not written as #c23e27', 'rgb(20 38 61)'],
  ])('may not be %s', (_, accent) => {
    expect(() => wantedColors(['ink', 'accent'], { ink: '#14263d', accent })).toThrow(
      'accent: expected a color such as "#c23e27"',
    );
  });
});

it('a local site that uses services of the live site says so', () => {
  const warning = (database: string, form: string) =>
    warningOfRealServices({ NEXT_PUBLIC_SUPABASE_URL: database, NEXT_PUBLIC_LEAD_FORM_URL: form });
  expect(warning('http://127.0.0.1:54321', 'http://localhost:1/')).toBeNull();
  expect(warning('https://a.supabase.co', 'https://localhost.example')).toMatch(
    /real database at https:\/\/a\.supabase\.co and .* real form provider at https:\/\/localhost\.example/,
  );
});

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
  const guides = guidesOnDisk();
  const taken = { slug: 'a-title-in-use', id: 1, date: '2031-01-01', draft: true };
  const draftOf = (title: string) => draftGuide(title, '2026-03-01', [...guides, taken]);
  /** Not an example of README.md, which an owner may have tried. */
  const { slug, text } = draftOf('Reading an Odometer "Statement": Ink & Errors');

  it('is a valid draft with the next id, the given day and two related guides', () => {
    expect(slug).toBe('reading-an-odometer-statement-ink-errors');
    const draft = parseGuide(slug, text);
    expect(draft).toMatchObject({
      id: Math.max(...guides.map(({ id }) => id)) + 1,
      title: 'Reading an Odometer “Statement”: Ink & Errors',
      date: '2026-03-01',
      draft: true,
    });
    expect(guideSlugsOnDisk()).toEqual(expect.arrayContaining(draft.related));
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

  it('needs no more of the other guides than can be read where they have mistakes', () => {
    const broken = (id: string) => readLeniently('x', `---\ntitle: A: B\nid: ${id}\ndate: 2031-08-14\n---\n`);
    expect(broken('7 # mine')).toEqual({ slug: 'x', id: 7, date: '2031-08-14', draft: false });
    expect(broken('seven').id).toBe(0);
  });

  it('has a slug of plain letters', () => {
    expect(slugFrom("  L'été: What's New, 2026? ")).toBe('lete-whats-new-2026');
  });
});

describe('a new year', () => {
  const from = { year: 2031, table: 'inventory_2031' };
  const now = new Date('2031-10-05T14:15:16.170Z');
  const content = (file: string) => readFileSync(`tests/fixtures/content/${file}`, 'utf8');
  const seed = (year: number) =>
    `insert into public.inventory_${year} (brand, model, year, img) values\n  ('Kia', 'EV9', ${year}, '', timestamptz '2031-08-01 09:50:00-04');`;
  const files = {
    'content/model-year.ts': content('model-year.ts'),
    'content/catalogue/brand-models.ts': content('catalogue/brand-models.ts'),
    'supabase/seed.sql': seed(2031),
  };
  const edited = nextYear(files, from, 2032, now);

  it('is in the business, on every card and in the example rows, whose dates stay', () => {
    expect(edited).toEqual({
      'content/model-year.ts': files['content/model-year.ts']
        .replace('modelYear: 2031', 'modelYear: 2032')
        .replace('inventory_2031', 'inventory_2032'),
      'content/catalogue/brand-models.ts': files['content/catalogue/brand-models.ts'].replace(
        'year: 2031',
        'year: 2032',
      ),
      'supabase/seed.sql': seed(2032),
      'supabase/migrations/20311005141516_inventory_2032.sql': expect.stringContaining('inventory_2032'),
    });
  });

  it('changes nothing where the site is at it, and an earlier one is refused', () => {
    expect(nextYear(edited, { year: 2032, table: 'inventory_2032' }, 2032, now)).toEqual({});
    expect(() => nextYear(files, from, 2030, now)).toThrow('expected a later year, such as 2032');
  });

  it('names a file that was written in another way, and edits nothing', () => {
    const changed = { ...files, 'content/model-year.ts': 'export const lot = LAST;' };
    expect(() => nextYear(changed, from, 2032, now)).toThrow('content/model-year.ts does not name 2031');
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
    'content/reviews.ts': 'export const areSampleReviews = true;',
    'content/instagram.ts': `/* PLACEHOLDERS /p/PLACEHOLD01/ */\n{ url: 'https://www.instagram.com/p/PLACEHOLD02/' }\n{ url: 'https://www.instagram.com/p/PLACEHOLD03/' }`,
  };

  it('are found by file and line, except in comments', () => {
    const found = findPlaceholders((file) => files[file] ?? '');
    expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([
      "content/business.ts:4 shortName: 'Theirs'",
      "content/business.ts:5 phone: '(732) 555-0142'",
      "content/business.ts:6 email: 'me@site.example'",
      "content/business.ts:7 apply: 'sandbox-apply'",
      'content/reviews.ts:1 export const areSampleReviews = true;',
      "content/instagram.ts:2 { url: 'https://www.instagram.com/p/PLACEHOLD02/' }",
    ]);
  });

  it('are not found once everything is replaced', () => {
    const text = 'export const areSampleReviews = false;\nname: "Mine",';
    expect(findPlaceholders(() => text)).toEqual([]);
  });
});
