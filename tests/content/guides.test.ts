import { type MakeContent, makes as makeList } from '@/content/catalogue/makes';
import { models } from '@/content/catalogue/models';
import { parseArticle } from '@/lib/articles/article';
import { figuresKnownOn } from '@/lib/articles/facts';
import { guideSlugsOnDisk, guideSource } from '@/lib/articles/guide-file';
import { anchorsIn, type GuideSource, type LintContext, lintGuide, ruleNames } from '@/lib/articles/lint';
import { lintGuides, setRuleNames } from '@/lib/articles/lint-set';
import { guideSlugs } from '@/lib/articles/slugs';
import { splitSource } from '@/lib/articles/source';
import { routes } from '@/lib/site/routes';

const makes: readonly MakeContent[] = makeList;
// The rules are for what is public: a draft may be as rough as its writer likes.
const guides: GuideSource[] = [...guideSlugs, ...guideSlugsOnDisk().filter((slug) => !isSpecified(slug))]
  .map((slug) => ({ slug, source: guideSource(slug) }))
  .filter(({ slug, source }) => !parseArticle(slug, source).draft);

function isSpecified(slug: string): boolean {
  return (guideSlugs as readonly string[]).includes(slug);
}

const none = new Set<string>();
const pages = Object.values(routes).filter(
  (route): route is Extract<typeof route, string> => typeof route === 'string' && !route.includes('#'),
);
const context: LintContext = {
  anchors: new Map<string, ReadonlySet<string>>([
    ...pages.map((page) => [page, none] as const),
    ...makes.map((make) => [routes.brand(make.slug), none] as const),
    ...guides.map(
      ({ slug, source }) => [routes.guide(slug), new Set(anchorsIn(splitSource(slug, source).body))] as const,
    ),
    [routes.home, new Set(['get-quote', 'contact-form'])],
  ]),
  vehicles: [
    ...makes.flatMap((make) => [make.name, make.brandName ?? make.name]),
    ...Object.values(models).flatMap((list) => Object.keys(list)),
    // A model that is only a number ("911") would be found in every table.
  ].filter((name) => /\p{L}/u.test(name)),
  figuresKnownOn,
};

describe('the guides', () => {
  it.each(guides)('keep the rules for guides: $slug', (guide) => {
    expect(lintGuide(guide, context)).toEqual([]);
  });

  it('have the specified twelve among them, each with its own title and words, and dated as specified', () => {
    expect(guideSlugs).toHaveLength(12);
    expect(guides.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...guideSlugs]));
    expect(lintGuides(guides)).toEqual([]);
  });

  it('may be more than twelve: a later one is held to no date of the specification', () => {
    const later = guide({ fields: ['date: 2025-08-14', 'date: 2026-03-01'] }).source.replace(
      'id: 7',
      'id: 99',
    );
    const found = lintGuides([...guides, { slug: 'a-later-guide', source: later }]);
    expect(found.filter(({ rule }) => rule === 'dates')).toEqual([]);
  });
});

/** A guide that keeps every rule: 1,125 words, so five minutes. */
const SLUG = 'mileage-limits-car-leasing-nyc-nj';
const good = {
  frontmatter: `id: 7
title: "A guide that keeps the rules"
description: "A description of the right length for a search engine, a sentence that says what the reader gets."
keywords: ["one word", "another word", "third word", "fourth word"]
date: 2025-08-14
readTime: 5 min read
related: [hidden-costs-car-leasing-nyc-nj, car-leasing-mistakes-nyc-nj-avoid]`,
  body: `Opening paragraph with [a link](/blog/hidden-costs-car-leasing-nyc-nj#sales-tax-comes-all-at-once).

## First section

${Array.from({ length: 1100 }, (_, at) => `word${at}`).join(' ')}

The tax is 8.875%, the fee $300–$500, the example <Usd>{36 * 123}</Usd>. <Definition term="residual">a value.</Definition>

### A detail

<SumExample title="Example" lines={[["Invented", 123.45]]} totalLabel="Sum" />

<WrongChoice title="When it is wrong">

Sometimes. Then [call](/#get-quote).

</WrongChoice>
`,
};

type Change = [from: string | RegExp, to: string];

// A function as replacement: "$1" in the new text is money, not a group.
const changed = (text: string, [from, to]: Change = ['', '']) => text.replace(from, () => to);

function guide(change: { fields?: Change; body?: Change; end?: string } = {}): GuideSource {
  const body = changed(good.body, change.body) + (change.end ?? '');
  return { slug: SLUG, source: `---\n${changed(good.frontmatter, change.fields)}\n---\n\n${body}` };
}

const wordsOf = (source: GuideSource) =>
  lintGuide(source, context).map(({ rule, message }) => [rule, message]);

const badGuides: [rule: string, bad: GuideSource, says: string][] = [
  [
    'frontmatter',
    guide({ fields: ['title: "A guide that keeps the rules"\n', ''] }),
    'title: expected a title',
  ],
  ['frontmatter', guide({ fields: ['"A guide that', `"${'A long title '.repeat(5)}`] }), 'at most 60'],
  [
    'frontmatter',
    guide({ fields: ['"A description of', '"Too short"\n# "'] }),
    'description: expected at least 50',
  ],
  [
    'frontmatter',
    guide({ fields: ['sentence', 'sentence '.repeat(20)] }),
    'description: expected at most 160',
  ],
  ['frontmatter', guide({ fields: ['2025-08-14', 'last August'] }), 'date: expected a date'],
  ['frontmatter', guide({ fields: ['related', 'colour: red\nrelated'] }), 'unknown field colour'],
  ['frontmatter', guide({ fields: ['hidden-costs-car', 'no-such'] }), 'related.0: expected the slug'],
  ['frontmatter', guide({ end: 'TODO: say more.' }), 'expected the finished text in place of "TODO"'],
  ['reading time', guide({ fields: ['5 min', '7 min'] }), 'says 7 min read'],
  [
    'word count',
    guide({ fields: ['5 min', '9 min'], body: ['word7 ', 'word7 '.repeat(900)] }),
    'expected 1000 to 1900',
  ],
  ['word count', guide({ body: [/word[12]\d\d /g, ''] }), 'expected 1000 to 1900'],
  ['banned phrase', guide({ end: 'We have the lowest prices.' }), 'lowest price'],
  ['banned phrase', guide({ end: 'We will beat your best\ndeal.' }), 'beat your best deal'],
  ['banned phrase', guide({ end: 'That is an annual percentage rate.' }), 'annual percentage rate'],
  ['relative time', guide({ end: 'Rates are high now.' }), 'says "now"'],
  ['relative time', guide({ end: 'The fee is currently waived.' }), 'says "currently"'],
  ['relative time', guide({ end: 'This month only.' }), 'says "this month"'],
  ['monthly price', guide({ end: 'Lease a Toyota for <Usd>{399}</Usd> a month.' }), 'prices a named car'],
  ['monthly price', guide({ end: 'A RAV4 costs $175 per month.' }), 'prices a named car'],
  [
    'monthly price',
    guide({ end: '| Car | Monthly |\n|--|--|\n| Honda Pilot | <Usd>{499}</Usd> |' }),
    'prices a named car',
  ],
  [
    'unnamed examples',
    guide({ body: ['title="Example"', 'title="A Grand Cherokee"'] }),
    'Cherokee in a worked example',
  ],
  ['figure', guide({ end: 'It costs $1,234.' }), 'prints $1,234,'],
  ['figure', guide({ end: 'It costs $200–$600.' }), 'prints $200–$600,'],
  ['figure', guide({ end: 'It rose 12.5%.' }), 'prints 12.5%,'],
  ['figure', guide({ end: 'It rose 7 percent.' }), 'prints 7 percent,'],
  ['figure', guide({ end: 'Of new electric cars, 56% were leased.' }), 'prints 56%,'],
  ['link', guide({ end: '[gone](/blog/no-such-guide)' }), 'links to /blog/no-such-guide'],
  ['link', guide({ end: '[gone](/blog/hidden-costs-car-leasing-nyc-nj#nowhere)' }), 'no such anchor'],
  ['link', guide({ end: '[gone](/#nowhere)' }), 'no such anchor'],
  ['link', guide({ end: '[gone](#nowhere)' }), 'no such anchor'],
  ['link', guide({ end: '[away](https://example.com/)' }), 'links to https://example.com/'],
  ['headings', guide({ end: '\n# Another title\n' }), 'at the top level: "Another title"'],
  ['headings', guide({ body: ['### A detail', '#### A detail'] }), 'skips a heading level at "A detail"'],
  ['headings', guide({ body: ['## First section', '### First section'] }), 'has no ## heading at its start'],
  ['anchors', guide({ end: '<Definition term="Residual">again.</Definition>' }), '"term-residual" twice'],
  ['wrong choice', guide({ body: [/<\/?WrongChoice[^>]*>/g, ''] }), 'wrong choice'],
  ['worked part', guide({ body: [/<SumExample.*/, ''] }), 'no example, table or checklist'],
  ['related', guide({ fields: ['hidden-costs-car-leasing-nyc-nj', SLUG] }), 'names itself'],
];

describe('the lint', () => {
  it('finds nothing in a guide that keeps every rule', () => {
    expect(wordsOf(guide())).toEqual([]);
  });

  it.each(badGuides)('refuses a guide that breaks the rule "%s" (%#)', (rule, bad, says) => {
    const found = wordsOf(bad);
    expect(found).toContainEqual([rule, expect.stringContaining(says)]);
    expect(new Set(found.map(([name]) => name))).toEqual(new Set([rule]));
  });

  it('has been seen to fail for every rule it has', () => {
    expect(new Set(badGuides.map(([rule]) => rule))).toEqual(new Set(ruleNames));
  });

  it('names the file whose frontmatter is wrong', () => {
    expect(wordsOf(guide({ fields: ['id: 7', 'id: seven'] }))).toEqual([
      [
        'frontmatter',
        expect.stringMatching(/^content\/blog\/mileage-limits.*\.mdx has a mistake:\n {2}id: /),
      ],
    ]);
  });

  it('takes a word inside another for no relative time, and a lower-case word for no model', () => {
    const end = 'You know a pilot who can escape for <Usd>{300}</Usd> a month, and nowhere else.';
    expect(wordsOf(guide({ end }))).toEqual([]);
  });
});

describe('the lint over all guides', () => {
  const swap = (slug: string, from: string | RegExp, to: string) =>
    guides.map((one) => (one.slug === slug ? { ...one, source: changed(one.source, [from, to]) } : one));
  const paragraph = guides[3]?.source.split('\n\n').find((block) => /^New York adds/.test(block)) ?? '';
  const someWords = paragraph.split(' ').slice(5, 18).join(' ');
  const title = guides[0]?.source.match(/title: .*/)?.[0] ?? '';
  const description = guides[0]?.source.match(/description: .*/)?.[0] ?? '';

  const badSets: [rule: string, bad: GuideSource[]][] = [
    ['shared title', swap(guideSlugs[1], /title: .*/, title)],
    ['shared description', swap(guideSlugs[1], /description: .*/, description)],
    ['shared id', swap(guideSlugs[1], /^id: .*/m, 'id: 1')],
    ['shared paragraph', swap(guideSlugs[6], /$/, `\n${paragraph.toUpperCase()}\n`)],
    ['shared words', swap(guideSlugs[6], /$/, `\nBut before it and ${someWords} after it.\n`)],
    ['dates', swap(guideSlugs[11], 'date: 2025-09-02', 'date: 2025-08-02')],
    ['dates', swap(guideSlugs[10], '7 min read', '6 min read')],
    ['dates', swap(guideSlugs[2], /^date: .*/m, 'date: 2025-09-01')],
  ];

  it.each(badSets)('refuses "%s" (%#)', (rule, bad) => {
    expect(lintGuides(bad).map((finding) => finding.rule)).toContain(rule);
  });

  it('has been seen to fail for every rule it has', () => {
    expect(new Set(badSets.map(([rule]) => rule))).toEqual(new Set(setRuleNames));
  });
});
