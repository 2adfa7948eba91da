import { parseArticle } from '@/lib/articles/article';
import { guideSlugsOnDisk, guideSource } from '@/lib/articles/guide-file';
import { guideSlugs } from '@/lib/articles/slugs';
import { type GuideSource, lintGuide, ruleNames, sharedPassages, wrongDates } from './guide-rules';

// The rules are for what is public: a draft may be unfinished.
const guides: GuideSource[] = guideSlugsOnDisk()
  .map((slug) => ({ slug, source: guideSource(slug) }))
  .filter(({ slug, source }) => !parseArticle(slug, source).draft);

describe('the guides', () => {
  it.each(guides)('keep every rule: $slug', (guide) => {
    expect(lintGuide(guide)).toEqual([]);
  });

  it('include the twelve whose URLs are fixed, dated as the product promises', () => {
    expect(guides.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...guideSlugs]));
    expect(guideSlugs).toHaveLength(12);
    expect(wrongDates(guides)).toEqual([]);
  });

  it.each([
    ['credit-score-car-leasing-nyc-nj', /720\+[\s\S]*660–719[\s\S]*600–659[\s\S]*under 600/i],
    ['mileage-limits-car-leasing-nyc-nj', /10,000, 12,000,? (or|and) 15,000 miles a year[\s\S]*24–36 months/],
  ])('state the promised tiers, plans and terms: %s', (slug, claims) => {
    expect(guideSource(slug)).toMatch(claims);
  });

  it('share no paragraph and no long run of words', () => {
    expect(sharedPassages(guides)).toEqual([]);
  });
});

/** A fixture that keeps every rule: 1,125 words. */
const SLUG = 'mileage-limits-car-leasing-nyc-nj';
const good = {
  frontmatter: `id: 7
title: "A guide that keeps the rules"
description: "A description of the right length for a search engine, a sentence that says what the reader gets."
keywords: ["one word", "another word", "third word", "fourth word"]
date: 2025-08-14
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

const findings = (bad: GuideSource) => lintGuide(bad).map(({ rule, message }) => [rule, message]);

const badGuides: [rule: string, bad: GuideSource, message: string][] = [
  [
    'front matter',
    guide({ fields: ['title: "A guide that keeps the rules"\n', ''] }),
    'title: expected a title',
  ],
  ['word count', guide({ body: ['word7 ', 'word7 '.repeat(900)] }), 'expected 1000 to 1900'],
  ['word count', guide({ body: [/word[12]\d\d /g, ''] }), 'expected 1000 to 1900'],
  ['banned phrase', guide({ end: 'We have the lowest prices.' }), 'lowest price'],
  ['banned phrase', guide({ end: 'We will beat your best\ndeal.' }), 'beat your best deal'],
  ['relative time', guide({ end: 'Rates are high now.' }), 'says "now"'],
  ['relative time', guide({ end: 'This month only.' }), 'says "this month"'],
  ['monthly price', guide({ end: 'Lease a Toyota for <Usd>{399}</Usd> a month.' }), 'a named car'],
  ['monthly price', guide({ end: 'A RAV4 costs $175 per month.' }), 'a named car'],
  [
    'monthly price',
    guide({ end: '| Car | Monthly |\n|--|--|\n| Honda Pilot | <Usd>{499}</Usd> |' }),
    'a named car',
  ],
  ['unnamed example', guide({ body: ['title="Example"', 'title="A Grand Cherokee"'] }), 'Cherokee in'],
  ['figure', guide({ end: 'It costs $1,234.' }), 'prints $1,234,'],
  ['figure', guide({ end: 'It costs $200–$600.' }), 'prints $200–$600,'],
  ['figure', guide({ end: 'It rose 12.5%.' }), 'prints 12.5%,'],
  ['figure', guide({ end: 'It rose 7 percent.' }), 'prints 7 percent,'],
  // Published after the guide's date.
  ['figure', guide({ end: 'Of new electric cars, 56% were leased.' }), 'prints 56%,'],
  ['link', guide({ end: '[gone](/blog/no-such-guide)' }), 'links to /blog/no-such-guide'],
  ['link', guide({ end: '<a href="/no-such-page">gone</a>' }), 'links to /no-such-page'],
  ['link', guide({ end: '[away](https://example.com/)' }), 'links to https://example.com/'],
  ['headings', guide({ end: '\n# Another title\n' }), 'levels 2, 3, 1,'],
  ['headings', guide({ body: ['### A detail', '#### A detail'] }), 'levels 2, 4,'],
  ['headings', guide({ body: ['## First section', '### First section'] }), 'levels 3, 3,'],
  [
    'defined term',
    guide({ end: '<Definition term="Residual">again.</Definition>' }),
    '"term-residual" twice',
  ],
  ['wrong choice', guide({ body: [/<\/?WrongChoice[^>]*>/g, ''] }), 'exactly one'],
  ['worked part', guide({ body: [/<SumExample.*/, ''] }), 'no example, table or checklist'],
  ['related', guide({ fields: ['hidden-costs-car-leasing-nyc-nj', SLUG] }), 'names itself'],
];

describe('the rules for guides', () => {
  it('accept a guide that keeps them all', () => {
    expect(findings(guide())).toEqual([]);
  });

  it.each(badGuides)('refuse a guide that breaks the rule "%s" (%#)', (rule, bad, message) => {
    const found = findings(bad);
    expect(found).toContainEqual([rule, expect.stringContaining(message)]);
    expect(new Set(found.map(([name]) => name))).toEqual(new Set([rule]));
  });

  it('are each shown being broken', () => {
    expect(new Set(badGuides.map(([rule]) => rule))).toEqual(new Set(ruleNames));
  });

  it('do not take a word inside another for a relative time, nor a lower-case word for a model', () => {
    const end = 'You know a pilot who can escape for <Usd>{300}</Usd> a month, and nowhere else.';
    expect(findings(guide({ end }))).toEqual([]);
  });
});

describe('the rules over all guides', () => {
  const other = (end: string): GuideSource => ({
    slug: 'another-guide',
    source: guide({ body: [/word/g, 'other'], end }).source,
  });
  const paragraph = 'These eight words are in both guides here.';
  const run = 'these thirteen words follow each other in both of the guides in question';

  it.each([
    ['a short paragraph', `\n\n${paragraph}\n`, `\n\n${paragraph.toUpperCase()}\n`],
    ['a long run of words', `\n\nOne guide: ${run}, it says.\n`, `\n\nIn the other ${run} as well.\n`],
  ])('refuse %s in two guides', (_, first, second) => {
    const found = sharedPassages([guide({ end: first }), other(second)]);
    expect(found.join('\n')).toMatch(/another-guide shares with mileage-limits.*: "these/);
  });

  const twelve = guides.filter(({ slug }) => (guideSlugs as readonly string[]).includes(slug));
  const redated = (slug: string, date: string) =>
    twelve.map((one) =>
      one.slug === slug ? { slug, source: changed(one.source, [/^date: .*/m, `date: ${date}`]) } : one,
    );

  it('refuse another date or reading time of the two newest guides', () => {
    expect(wrongDates(redated('step-by-step-guide-leasing-nyc-nj-2025', '2025-08-02'))).not.toEqual([]);
    expect(wrongDates(redated('credit-score-car-leasing-nyc-nj', '2025-09-01'))).not.toEqual([]);
    const shorter = guide({ fields: ['2025-08-14', '2025-09-01'] }).source;
    const cut = twelve.map((one) =>
      one.slug === 'car-insurance-leasing-nyc-nj-2025' ? { ...one, source: shorter } : one,
    );
    expect(wrongDates(cut)).toEqual([expect.stringContaining('expected 2025-09-01, 7 min read')]);
  });

  it('accept any date of a later guide', () => {
    const later = { slug: 'a-later-guide', source: guide({ fields: ['2025-08-14', '2026-03-01'] }).source };
    expect(wrongDates([...twelve, later])).toEqual([]);
  });
});
