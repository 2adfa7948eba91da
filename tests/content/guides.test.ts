import { type GuideSource, lintGuide, ruleNames } from '@/lib/guides/guide-rules';
import { checkGuideSet } from '@/lib/guides/guide-set';
import { sharedPassages } from '@/lib/guides/shared-passages';
import {
  guideBody,
  guideBodyWith,
  guideFields,
  guideText,
  GUIDE_SLUG as SLUG,
} from '../support/guide-fixture';

jest.mock('@/lib/content/facts', () => ({
  facts: [{ figures: ['8.875%', '$175', '$300–$500'] }, { figures: ['56%'], usableFrom: '2025-12-04' }],
}));

type Change = [from: string | RegExp, to: string];

// A function as replacement: "$1" in the new text is money, not a group.
const changed = (text: string, [from, to]: Change = ['', '']) => text.replace(from, () => to);

function guide(change: { fields?: Change; body?: Change; end?: string } = {}): GuideSource {
  const body = guideBodyWith(change.end ?? '', changed(guideBody, change.body));
  return { slug: SLUG, source: guideText(changed(guideFields, change.fields), body) };
}

const findings = (bad: GuideSource) => lintGuide(bad).map(({ rule, message }) => [rule, message]);

const badGuides: [rule: string, bad: GuideSource, message: string][] = [
  [
    'front matter',
    guide({ fields: ['title: "A guide that keeps the rules"\n', ''] }),
    'title: expected a title',
  ],
  ['word count', guide({ body: ['word7 ', 'word7. '.repeat(900)] }), 'expected 1000 to 1900 words'],
  ['word count', guide({ body: [/word[123]\d\d /gi, ''] }), 'expected 1000 to 1900 words'],
  ['reading grade', guide({ body: [/\. Word/g, ' word'] }), 'expected a reading grade of at most 10'],
  ['contractions', guide({ body: [/^It's an example.*/m, ''] }), 'expected at least 6 contractions'],
  ['plain word', guide({ end: 'You hand\nback the car.' }), 'such as "return"'],
  ['banned phrase', guide({ end: 'We have the lowest prices.' }), '"lowest price"'],
  ['banned phrase', guide({ end: 'We will beat your best\ndeal.' }), 'beat your best deal'],
  ['relative time', guide({ end: 'Rates are high now.' }), 'in place of "now"'],
  ['relative time', guide({ end: 'This month only.' }), 'in place of "this month"'],
  ['monthly price', guide({ end: 'Lease a Toyota for <Usd>{399}</Usd> a month.' }), 'a named car'],
  ['monthly price', guide({ end: 'A RAV4 costs $175 per month.' }), 'a named car'],
  [
    'monthly price',
    guide({ end: '| Car | Monthly |\n|--|--|\n| Honda Pilot | <Usd>{499}</Usd> |' }),
    'a named car',
  ],
  ['unnamed example', guide({ body: ['title="Example"', 'title="A Grand Cherokee"'] }), 'Cherokee'],
  ['figure', guide({ end: 'It costs $1,234.' }), 'in place of $1,234'],
  ['figure', guide({ end: 'It costs $200–$600.' }), 'in place of $200–$600'],
  ['figure', guide({ end: 'It rose 12.5%.' }), 'in place of 12.5%'],
  ['figure', guide({ end: 'It rose 7 percent.' }), 'in place of 7 percent'],
  // Published after the guide's date.
  ['figure', guide({ end: 'Of new electric cars, 56% were leased.' }), 'in place of 56%'],
  ['headings', guide({ end: '\n# Another title\n' }), 'expected "## " first'],
  ['headings', guide({ body: ['### A detail', '#### A detail'] }), 'expected "## " first'],
  ['headings', guide({ body: ['## First section', '### First section'] }), 'expected "## " first'],
  [
    'term',
    guide({ end: 'The <Term of="residual value">value</Term> again.' }),
    'first use of "residual value"',
  ],
  ['term', guide({ end: 'A <Term>quibble</Term>.' }), 'in place of "quibble"'],
  [
    'official source',
    guide({ end: '[A shop](https://ny.gov.example/).' }),
    'in place of https://ny.gov.example/',
  ],
  ['official source', guide({ end: '[The state](http://www.nj.gov/).' }), 'in place of http://www.nj.gov/'],
  [
    'official source',
    guide({ end: '<Confirm with="a blog" url="https://blog.example/">It depends.</Confirm>' }),
    'in place of https://blog.example/',
  ],
  [
    'wrong choice',
    guide({ end: '<WrongChoice title="A">\n\nNo.\n\n</WrongChoice>\n\n'.repeat(2) }),
    'expected at most one part <WrongChoice',
  ],
  [
    'take-along part',
    guide({ body: [/<Checklist[\s\S]*<\/Checklist>/, ''] }),
    'expected something to take along',
  ],
  [
    'agency',
    guide({ end: '<Confirm with="the New York DMV">It depends.</Confirm>' }),
    'expected a link to the New York DMV',
  ],
  [
    'sources',
    guide({ body: [/- \[New Jersey MVC\].*/, '- The MVC'] }),
    'expected as the last part <Sources>',
  ],
  ['sources', guide({ body: [/$/, '\nAnd one thing more.\n'] }), 'expected as the last part <Sources>'],
  ['tool', guide({ end: '<LeaseCalculator />\n\n'.repeat(2) }), 'expected at most one part <LeaseCalculator'],
  ['tool', guide({ end: '<MileageCheck />\n\n'.repeat(2) }), 'expected at most one part <MileageCheck'],
  [
    'related',
    guide({ fields: ['hidden-costs-car-leasing-nyc-nj', 'car-leasing-mistakes-nyc-nj-avoid'] }),
    'two different guides',
  ],
  [
    'fixed claim',
    { ...guide(), slug: 'credit-score-car-leasing-nyc-nj' },
    'expected what the product fixes for this guide',
  ],
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
    source: guideText(guideFields, `\n## Other words\n\n${end}\n`),
  });
  const paragraph = 'These eight words are in both guides here.';
  const run = 'these thirteen words follow each other in both of the guides in question';

  it.each([
    ['a short paragraph', `\n\n${paragraph}\n`, `\n\n${paragraph.toUpperCase()}\n`],
    ['a long run of words', `\n\nOne guide: ${run}, it says.\n`, `\n\nIn the other ${run} as well.\n`],
  ])('refuse %s in two guides', (_, first, second) => {
    const found = sharedPassages([guide({ end: first }), other(second)]);
    expect(found[0]).toMatchObject({ slug: 'another-guide', other: SLUG });
    expect(found[0]?.passage).toMatch(/^(one guide )?these|^in the other/);
  });

  it('accept the same source in two guides', () => {
    const sources = `\n\n<Sources>\n\n- ${paragraph}\n\n</Sources>\n`;
    expect(sharedPassages([guide({ end: sources }), other(sources)])).toEqual([]);
  });

  it('refuse a fourth guide with <WrongChoice>', () => {
    const wrongChoice = guide({ end: '<WrongChoice title="A">\n\nNo.\n\n</WrongChoice>' });
    expect(checkGuideSet(Array(3).fill(wrongChoice))).toEqual([]);
    expect(checkGuideSet(Array(4).fill(wrongChoice))).toHaveLength(1);
  });

  it('refuse a median reading grade above 8, and name the hardest guide', () => {
    const hard = {
      ...other('A sentence of reasonable complexity discourages readers. '.repeat(9)),
      slug: 'hard',
    };
    expect(checkGuideSet([guide(), guide(), hard])).toEqual([]);
    expect(checkGuideSet([guide(), hard, hard])).toEqual([
      expect.objectContaining({ slug: 'hard', message: expect.stringContaining('at most 8 in the median') }),
    ]);
  });
});
