/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Replaces what `pattern` finds in a file of content/; without a pattern it's the whole file. */
type Edit = [file: string, pattern: RegExp | null, to: string | Buffer];

function check(edits: readonly Edit[]): { code: number | null; output: string } {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('tests/second-business/content', path.join(copy, 'content'), { recursive: true });
  mkdirSync(path.join(copy, 'public/photos'), { recursive: true });
  for (const name of [
    'docs',
    'lib',
    'scripts',
    'node_modules',
    'public/art',
    'public/logo.svg',
    'public/vehicles',
  ])
    symlinkSync(path.resolve(name), path.join(copy, name));
  for (const name of ['package.json', 'tsconfig.json', 'tailwind.config.ts', 'public/makes.svg'])
    cpSync(name, path.join(copy, name));

  for (const [file, pattern, to] of edits) {
    const target = path.join(copy, 'content', file);
    const source = pattern ? readFileSync(target, 'utf8') : '';
    if (pattern && !pattern.test(source)) throw new Error(`${file} doesn't contain ${pattern}`);
    writeFileSync(target, pattern ? source.replace(pattern, () => String(to)) : to);
  }
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/content-check.ts'],
    { cwd: copy, encoding: 'utf8' },
  );
  rmSync(copy, { recursive: true });
  return { code: status, output: stdout + stderr };
}

/** @returns the sentences about a file of content/ */
function sentencesAbout(file: string, output: string): string[] {
  const title = `${path.posix.join('content', file)} has a mistake:\n`;
  const [, rest = ''] = output.split(title);
  return rest.split('\n\n')[0]?.split('\n') ?? [];
}

const DOG = 'blog/leasing-with-a-large-dog.mdx';
const inGuide = (text: string): Edit => [DOG, /<Sources>/, `${text}\n\n<Sources>`];

it('accepts what an owner may write', () => {
  const further = `---\nid: 42\ntitle: "Leasing With a Cat"\ndescription: "What a cat does to the seats of a leased car, and what to ask before you sign."\nkeywords: ["cat"]\ndate: 2031-03-01\nminutes: 1\nrelated: [leasing-with-a-large-dog]\n---\n\n## Seats\n\nOne <Term>zero-down lease</Term> and [the DMV](https://dmv.ny.gov/).\n`;
  const policy = `---\ntitle: "Privacy Policy"\ndescription: "A policy written anew by a lawyer, in other words than those that the site came with."\ndateKind: "Last updated"\ndate: "2026-06-30"\n---\n\n## Law\n\nThe law of New York governs.\n`;
  const { code, output } = check([
    ['faq.ts', /'Sometimes.'/, '"We shall; 98% of customers utilize $0 down and a $35 late fee."'],
    ['business.ts', /Bergen & Sons' Auto Leasing/, 'Garden State Lease Co.'],
    ['legal/privacy-policy.mdx', null, policy],
    ['blog/leasing-with-a-cat.mdx', null, further.replaceAll('\n', '\r\n')],
    ['glossary.ts', /\n\];/, "\n  { term: 'zero-down lease', definition: 'No money down.' },\n];"],
    inGuide('<Usd>{36 * 530 * props.taxPercent.nj / 100}</Usd>'),
    inGuide('## The trunk\n\nSee [it](#the-trunk-1), and [fees](/faq#bad-credit).'),
    ['blog/moving-with-a-lease.mdx', /^/, '\uFEFF'],
  ]);
  expect(output).toMatch(/content\/ has no mistakes/);
  expect(code).toBe(0);
});

describe('a mistake is named with its file, its place, and what is expected', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEXCPifRntHiAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQImWNgAAAAAgAB9HFkpgAAAABJRU5ErkJggg==',
    'base64',
  );
  /**
   * What a field may have is a rule of the tests of lib/content; here is what only the check sees.
   */
  const mistakes: [message: RegExp, edit: Edit][] = [
    // A mistake in business.ts, whose facts other texts have, would hide theirs.
    [
      /Unrecognized key: "response"/,
      ['about.ts', /missionHeading:/, 'response: 1, missionHeading:'],
    ],
    [
      /theme\.colors\.link: .* such as #175350, but it is "teal"/,
      ['../tailwind.config.ts', /(?<=link: )'[^']+'/, "'teal'"],
    ],
    [
      /logo: expected a square picture.*has \d+ × \d+/,
      ['business.ts', /\/logo\.svg/, '/art/harbor-road.svg'],
    ],
    [/line \d+.* symbol/, ['../public/makes.svg', /<\/symbol>/, '']],
    [/expected a JPEG: this is a HEIC photo/, ['../public/photos/IMG_1.HEIC', null, pixel]],
    [/such as "our-office\.jpg"/, ['../public/photos/Our dog (1).png', null, pixel]],
    [
      /expected a photo that can be opened/,
      ['../public/photos/dog.jpg', null, pixel.subarray(0, -20)],
    ],
    [
      /line \d+: the link "\/fqa#gone" leads nowhere/,
      ['legal/terms-of-service.mdx', /\(\/privacy-policy\)/, '(/fqa#gone)'],
    ],
    ...['privacy-policy', 'refund-cancellation-policy'].map((name): [RegExp, Edit] => [
      /line \d+: the link "\/gone" leads nowhere/,
      [`legal/${name}.mdx`, /$/, '\n\n[No](/gone).'],
    ]),
    [
      /line \d+: expected one of <BusinessCreditFee>, .* in a legal text; there is no <Usd>/,
      ['legal/terms-of-service.mdx', /$/, '\n\nThe tax is <Usd>{props.taxPercent.nj}</Usd>.'],
    ],
    [
      /line \d+: expected no "\{" in the attributes of <span>/,
      ['legal/terms-of-service.mdx', /$/, '\n\n<span title={props.taxPercent.nj}>A tax</span>'],
    ],
    [
      /line \d+: expected "<" and "\{" only at a tag/,
      ['blog/first-lease-in-the-family.mdx', /$/, '\n\nIf your score is <600\n'],
    ],
    [
      /title: expected another title; .*large-dog/,
      ['legal/terms-of-service.mdx', /title: .*/, 'title: "Leasing With a Large Dog"'],
    ],
    [/line \d+: the link "\/faq#gone" .*\/faq has no section "gone"/, inGuide('[No](/faq#gone).')],
    [
      /line \d+: the link "#gone" .*has no section "gone"; it has and-the-seats/,
      inGuide('[No](#gone).'),
    ],
    [/line \d+: expected no <script>/, inGuide('<script src="https://a.example/a.js"></script>')],
    [
      /line \d+: there is no file public\/photos\/gone\.jpg: upload it/,
      inGuide('![A car](/photos/gone.jpg)'),
    ],
    [/line \d+: expected a photo, .* in place of dog\.jpg/, inGuide('![A dog](dog.jpg)')],
    [/line \d+: the link "http:.*" isn't secure: write https/, inGuide('[A](http://a.example)')],
    [/line \d+: expected a description/, inGuide('![](/art/harbor-road.svg)')],
    [
      /line \d+: expected a term of content\/glossary\.ts in place of "frobnication"/,
      inGuide('<Term>frobnication</Term>'),
    ],
    [/line \d+: expected this <Term> once: residual/, inGuide('<Term>residual</Term>')],
    [/line \d+: expected one tool in a guide/, inGuide('<LeaseCalculator />\n\n<CompareOffers />')],
    [
      /line \d+: expected a tag of docs\/writing\.md; there is no <KeyFact>/,
      inGuide('<KeyFact>\n\n- One.\n\n</KeyFact>'),
    ],
    [
      /line \d+: expected a tag of docs\/writing\.md; there is no <BusinessPhone>/,
      inGuide('Call <BusinessPhone />.'),
    ],
    [
      /line \d+: <Confirm> with: expected a text .*, but it is missing/,
      inGuide('<Confirm url="https://dmv.ny.gov/" />'),
    ],
    [/line \d+: expected a number in <Usd>, such as/, inGuide('<Usd>$400</Usd>')],
    [/line \d+: expected a number in <Percent>/, inGuide('<Percent>about {4}</Percent>')],
    [/line \d+: expected <Usd> without commas/, inGuide('<Usd>{1,732.9}</Usd>')],
    [/line \d+: expected no "\{" in a text.*: \{name\}/, inGuide('Dear {name}')],
    [
      /drawing: expected no such field, or a drawing of public\/art\/guides: .*"boat"/,
      [DOG, /^id:/m, 'drawing: boat\nid:'],
    ],
    [
      /line \d+: expected what visitors should read in place of "isnâ€™t"/,
      inGuide('It isnâ€™t so.'),
    ],
    [
      /line \d+: <Worksheet> lines \(entry 1\): expected what visitors .* place of "&amp;"/,
      inGuide('<Worksheet title="Fees" lines={[\'Tax &amp; title\']} />'),
    ],
    [
      /line \d+: <BarTable> rows \(entry 1\) \(entry 2\): expected what .* place of "\[INSERT FEE\]"/,
      inGuide(
        "<BarTable title=\"Fees\" columns={['Fee', 'Who']} unit=\"\" rows={[['Tax', '[INSERT FEE]']]} />",
      ),
    ],
    [
      /the link "\/privacy-policy#gone" leads nowhere: .*has no section "gone"/,
      ['page-texts.ts', /\(\/privacy-policy\)/, '(/privacy-policy#gone)'],
    ],
    [/line \d+: expected 2 cells, .* this one has 1/, inGuide('| A | B |\n| - | - |\n| 1 |')],
    [
      /line \d+: expected 2 cells, .* this one has 3/,
      inGuide('| A | B |\n| - | - |\n| 1 | 2 | 3 |'),
    ],
    [/line \d+: expected "## " first/, inGuide('##### Small print')],
  ];
  const { code, output } = check(mistakes.map(([, edit]) => edit));

  it.each(mistakes.map(([message, [file]]) => ({ message, file })))(
    '$file: $message',
    ({ message, file }) => {
      expect(sentencesAbout(file, output)).toContainEqual(expect.stringMatching(message));
    },
  );

  it('and nothing else is named', () => {
    const named = new Set(mistakes.map(([, [file]]) => path.posix.join('content', file)));
    const titles = output.match(/^\S.*(?= has a mistake:$)/gm);
    expect(titles?.toSorted()).toEqual([...named].sort());
    expect(sentencesAbout(DOG, output)).toHaveLength(
      mistakes.filter(([, [file]]) => file === DOG).length,
    );
    expect(code).toBe(1);
  });
});

it('a make without a slug is named, although the site can’t be loaded with it', () => {
  const { output } = check([['catalogue/makes.ts', /slug: '[^']*', /, '']]);
  const [sentence] = sentencesAbout('catalogue/makes.ts', output);
  expect(sentence).toMatch(/\(entry 1\)\.slug: expected .*, but it is missing/);
});

it('a make without a logo in makes.svg is named, unless it says so', () => {
  const { output } = check([['catalogue/makes.ts', /, withoutLogo: true/, '']]);
  const [sentence] = sentencesAbout('catalogue/makes.ts', output);
  expect(sentence).toMatch(/withoutLogo: expected a logo "toravia" in public\/makes\.svg, or/);
});

it('a file that an upload has emptied is named', () => {
  const { output } = check([['glossary.ts', null, '']]);
  const [sentence] = sentencesAbout('glossary.ts', output);
  expect(sentence).toMatch(/expected the content that it had: it is empty/);
});

it('a permanent guide that is missing is named', () => {
  const { output } = check([['permanent-guides.ts', /\n\];/, "\n  'gone',\n];"]]);
  const sentences = sentencesAbout('blog/gone.mdx', output);
  expect(sentences).toEqual([expect.stringMatching(/it is missing; its URL is fixed/)]);
});

describe('a file that cannot be read is named with the line', () => {
  const edits: [message: RegExp, edit: Edit][] = [
    [
      /line 4: expected texts in straight quotes.*: 'We don't know\.'|line \d+: .*We don't know/,
      ['faq.ts', /'Sometimes.'/, "'We don't know.'"],
    ],
    [
      /line \d+: .*Garden is not defined.*: shortName: Garden,/,
      ['business.ts', /'Bergen & Sons'/, 'Garden'],
    ],
    ...['seo-texts.ts', DOG].map((file): [RegExp, Edit] => [
      /expected the encoding UTF-8/,
      [file, null, Buffer.from('// Caf\xe9', 'latin1')],
    ]),
    [/line \d+: .*cta: \{/, ['../tailwind.config.ts', /(?<=link: '[^']+'),/, '']],
  ];
  const { code, output } = check(edits.map(([, edit]) => edit));

  it.each(edits.map(([message, [file]]) => ({ message, file })))(
    '$file: $message',
    ({ message, file }) => {
      expect(sentencesAbout(file, output)).toEqual([expect.stringMatching(message)]);
      expect(code).toBe(1);
    },
  );
});
