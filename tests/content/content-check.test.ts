/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Replaces what a pattern finds in a file of content/; without a pattern, the whole file. */
type Change = { file: string; pattern?: string; to?: string; base64?: string };
const replace = (file: string, pattern: string, to: string): Change => ({ file, pattern, to });

const guide = 'blog/leasing-with-a-large-dog.mdx';
const guideEnd = (text: string) => replace(guide, '<Checklist ', `${text}\n\n<Checklist `);
const answer = (text: string) => replace('faq.ts', "'Sometimes.'", text);

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEXCPifRntHiAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQImWNgAAAAAgAB9HFkpgAAAABJRU5ErkJggg==';
const photoFile = (name: string, base64: string): Change => ({
  file: `../public/photos/${name}`,
  base64,
});

const guideAboutCats = (field = '', term = 'money factor'): Change => ({
  file: 'blog/leasing-with-a-cat.mdx',
  to: `---\nid: 42\ntitle: "Leasing With a Cat"\ndescription: "What a cat does to the seats of a leased car, and what to ask before you sign for one."\nkeywords: ["cat", "lease", "seats", "wear"]\ndate: 2031-03-01\nrelated: [leasing-with-a-large-dog, moving-with-a-lease]\n${field}\n---\n\n## Seats\n\nOne <Term>${term}</Term> and [the DMV](https://dmv.ny.gov/).\n`,
});

/** What an owner may write. */
const accepted: [what: string, ...changes: Change[]][] = [
  ['the content as it is'],
  [
    'ordinary words and amounts',
    answer('"We shall be collecting it; 98% of customers utilize $0 down and a $35 late fee."'),
    replace('business.ts', "Bergen & Sons' Auto Leasing", 'Garden State Lease Co.'),
  ],
  ['a guide of an editor that writes a byte order mark', replace(guide, '^', '\uFEFF')],
  ['a guide with the line ends of Windows', replace(guide, '\n', '\r\n')],
  [
    'two sections of one name, each with a link, and links to a section of another page',
    guideEnd(
      '## The trunk\n\nSee [it](#the-trunk-1), [it](#the-trunk) and [the question](/faq#bad-credit), [a term](/faq#term-residual-value), [all](/faq#glossary), and [the form](/#get-quote).',
    ),
  ],
  [
    'a policy of a lawyer',
    {
      file: 'legal/privacy-policy.mdx',
      to: `---\ntitle: "Privacy Policy"\ndescription: "A policy written anew by a lawyer, in other words than those that the site came with."\ndateLabel: "Last updated"\ndate: "2026-06-30"\n---\n\n## General\n\nWrite to privacy@lawyers.example or call (201) 555-0123 within 30 days.\n\n## Law\n\nThe law of New York governs.\n`,
    },
  ],
  [
    'a further guide and a further term',
    guideAboutCats('', 'zero-down lease'),
    replace(
      'glossary.ts',
      '\n];',
      "\n  { term: 'zero-down lease', definition: 'A lease with no money down.' },\n];",
    ),
  ],
];

const inColors = (pattern: string, to: string) => replace('../tailwind.config.ts', pattern, to);
const photo = photoFile('dog.jpg', pixel);
const inBusiness = (pattern: string, to: string) => replace('business.ts', pattern, to);
const legal = (text: string) =>
  replace('legal/terms-of-service.mdx', '\\(/privacy-policy\\)', text);
const noPhoto = replace(
  'contact.ts',
  'visit: {',
  "visit: { photo: { file: 'dog.jpg', alt: 'Rex' },",
);
const unnamed = replace('about.ts', '{\n', "{\n  photo: { file: 'dog.jpg', alt: '' },\n");

const linkedHeading = replace('about.ts', "heading: '", "heading: '[Us](/about) ");

/**
 * Each is reported in one sentence about the first file. What a field may have is a rule of the
 * tests of lib/content.
 */
const mistakes: [message: RegExp, edit: Change, ...others: Change[]][] = [
  [
    /^ {2}line \d+: expected entries such as zip: .*: \['We don't know\.'\]|'We don't know\.'/,
    answer("'We don't know.'"),
  ],
  [/line \d+: expected entries such as zip: "07701".*07901/, inBusiness("'07901'", '07901')],
  [/line \d+: .* such as "Garden": shortName: Garden/, inBusiness("'Bergen & Sons'", 'Garden')],
  [/line \d+: .* every name once; "city" is/, inBusiness('city:', "city: 'Summit',\n    city:")],
  [
    /textFone: unknown field \(did you mean textPhone\?\), but line \d+ says: textFone: /,
    inBusiness('textPhone:', 'textFone:'),
  ],
  [/line \d+: expected \[this\]\(\/faq\) without the space/, answer("'See [this] (/faq).'")],
  [/line \d+: expected \[it\]\(#seats\) without the space/, guideEnd('See [it] (#seats).')],
  // No word about the links of other guides into a text that can't be read.
  [
    /line \d+: expected words in place of "<" and .*: If your score is <600/,
    replace('blog/first-lease-in-the-family.mdx', '$', '\n\nIf your score is <600\n'),
  ],
  [
    /line \d+: expected straight quotes \(" or '\), not curly ones: shortName: “Bergen”/,
    inBusiness("'Bergen & Sons'", '“Bergen”'),
  ],
  ...["'#1f5fb'", "'175350'", "'teal'"].map((color): (typeof mistakes)[number] => [
    /theme\.colors\.action: expected a color such as #175350, but line \d+ says: action: /,
    inColors("(?<=action: )'[^']+'", color),
  ]),
  [
    /theme\.colors\.accent\.deep: expected a color such as #175350, but line \d+ says: accent: {/,
    inColors("(?<=accent: {.*deep: )'[^']+'", "'#1f5fb'"),
  ],
  [/line \d+: expected entries such as .*: accent: \{/, inColors("(?<=action: '[^']+'),", '')],
  [/line \d+: expected a text in quotes, such as "teal"/, inColors("(?<=action: )'[^']+'", 'teal')],
  [/line \d+: the link "\/contcat" leads nowhere/, answer("'See [this](/contcat).'")],
  [/line \d+: the link "\/fqa#gone" leads nowhere/, legal('(/fqa#gone)')],
  [/line \d+: the link "\/faq#gone" .*\/faq has no section "gone"/, answer("'[No](/faq#gone).'")],
  [/line \d+: the link "#gone" .*this page has no section "gone"/, guideEnd('See [it](#gone).')],
  [/heading: expected no \[link\].*none works in this text, but line \d+/, linkedHeading],
  [/line \d+: expected no <script>/, guideEnd('<script src="https://a.example/a.js"></script>')],
  [
    /line 3: expected straight quotes .*: title: “Dogs”/,
    replace(guide, 'title: .*', 'title: “Dogs”'),
  ],
  [
    /line \d+: expected a number without "\$", such as 50/,
    replace('rates.ts', 'title: 50', 'title: $50'),
  ],
  [
    /line \d+: expected a picture .* in place of \/art\/gone\.jpg/,
    guideEnd('![A car](/art/gone.jpg)'),
  ],
  [
    /line \d+: expected a description of the picture, such/,
    guideEnd('![](/photos/dog.jpg)'),
    photo,
  ],
  [
    /line \d+: expected !\[what .*, not <img>/,
    guideEnd('<img alt="Rex" src="/photos/dog.jpg" />'),
    photo,
  ],
  [/visit\.photo\.file: there is no file public\/photos\/dog\.jpg, but line \d+ says/, noPhoto],
  [/photo\.alt: expected what the photo shows/, unnamed, photo],
  [
    /expected a JPEG: this is a HEIC photo, which .* save it as JPEG/,
    photoFile('IMG_1.HEIC', pixel),
  ],
  [
    /because a space .*; rename it, for example to "Our-dog-1\.png"/,
    photoFile('Our dog (1).png', pixel),
  ],
  [/expected a JPEG, PNG, WebP, or AVIF, whose name/, photoFile('dog.gif', pixel)],
  [
    /expected a photo that can be opened: .*; upload it again/,
    photoFile('dog.jpg', pixel.slice(0, -20)),
  ],
  [
    /line \d+: expected a term of content\/glossary\.ts/,
    guideEnd('The <Term>frobnication</Term> is high.'),
  ],
  [
    /line \d+: expected one of <KeyFacts>.* no <KeyFact>/,
    guideEnd('<KeyFact>\n\n- One.\n\n</KeyFact>'),
  ],
  [
    /line \d+: expected words in place of "<" and .*: It costs <\$300 there\./,
    guideEnd('It costs <$300 there.'),
  ],
  [/line \d+: expected the finished text in place of "TODO"/, guideEnd('TODO: more.')],
  [
    /line \d+: .* lose this fixed URL/,
    replace('blog/moving-with-a-lease.mdx', 'id: 2', 'id: 2\ndraft: true'),
  ],
  [
    /line 4: expected a description of its own; .*moving-with-a-lease\.mdx has it, too/,
    replace(
      guide,
      'How a dog .*one\\.',
      'Another state, the same car: whom to tell, which plates to change, and what the tax office wants to know.',
    ),
  ],
  [/line \d+: expected <br \/> in place of <br>, or <\/br> after it/, guideEnd('One.<br>Two.')],
  [/line 2: expected an id of its own, such as \d+; .* has 2/, replace(guide, 'id: 41', 'id: 2')],
  [
    /honda\.0: expected a model that .*models\.ts has for honda: Accord, CR-V, Odyssey/,
    replace('catalogue/model-traits.ts', "'Odyssey'", "'Oddity'"),
  ],
  [
    /expected a name of lower-case words with hyphens that ends in \.mdx/,
    { file: 'blog/My notes.txt', to: '' },
  ],
];

type Outcome = string[];

/** What content:check says after each of the edits, each made to a copy of the fixture. */
function check(all: readonly (readonly Change[])[]): Outcome[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'tests/support/check-edits.ts'],
    { encoding: 'utf8', input: JSON.stringify(all), maxBuffer: 1 << 26 },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Outcome[];
}

const outcomes = check([
  ...accepted.map(([, ...changes]) => changes),
  ...mistakes.map(([, ...changes]) => changes),
  [
    replace('about.ts', 'heading:', 'headings:'),
    replace('faq.ts', "id: 'what-differs'", "id: 'What'"),
    guideEnd('See [it](/contcat).'),
  ],
  [replace('rates.ts', 'nj: 6', 'nj: 6 6'), replace('contact.ts', 'heading: .*', "heading: 'Hi'")],
  [
    replace('catalogue/makes.ts', "slug: 'volvo'", 'slug: volvo'),
    replace('credit-tiers.ts', "name: 'Good'", 'name: 7'),
  ],
]);
const filesIn = (outcome?: Outcome) => outcome?.map((mistake) => mistake.split(' ')[0]);

describe('content:check', () => {
  it.each(accepted.map(([what], at) => ({ what, outcome: outcomes[at] })))(
    'accepts $what',
    ({ outcome }) => {
      expect(outcome).toEqual([]);
    },
  );

  it.each(
    mistakes.map(([message, { file }], at) => ({
      message,
      file,
      outcome: outcomes[accepted.length + at],
    })),
  )('reports a mistake in one sentence: $message', ({ message, file, outcome }) => {
    const [first, ...sentences] = outcome?.join('\n').split('\n') ?? [];
    expect(first).toBe(`${path.posix.join('content', file)} has a mistake:`);
    expect(sentences).toEqual([expect.stringMatching(message)]);
  });

  it('reports the mistakes of all files at once, also of unreadable ones, and those of a file that others need once', () => {
    expect(filesIn(outcomes.at(-3))).toEqual([
      'content/about.ts',
      'content/faq.ts',
      `content/${guide}`,
    ]);
    expect(filesIn(outcomes.at(-2))).toEqual(['content/contact.ts', 'content/rates.ts']);
    expect(filesIn(outcomes.at(-1))).toEqual([
      'content/catalogue/makes.ts',
      'content/credit-tiers.ts',
    ]);
  });
});
