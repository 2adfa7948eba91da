import {
  examplesIn,
  headingsOf,
  plainText,
  readMinutes,
  splitSource,
  termId,
  withoutArithmetic,
  words,
} from '@/lib/articles/source';

const body = `One **bold** [link](/faq) and <Usd>{36 * 500}</Usd> ÷ two.

## What's *really* in it?

| Head | Row |
|--|--|
| cell | <Percent>{4.8}</Percent> |

<Checklist title="Not counted">

- first item
- second

</Checklist>

<SumExample title="Not counted" lines={[["No", 1]]} totalLabel="No" />

### Head-on, 10% off

## What's really in it?
`;

describe('the source of a guide', () => {
  it('is parted at its two lines of ---', () => {
    expect(splitSource('x.mdx', '---\nid: 1\n---\nText\n')).toEqual({ frontmatter: 'id: 1', body: 'Text\n' });
    expect(splitSource('x.mdx', '---\r\nid: 1\r\n---\r\nText')).toEqual({
      frontmatter: 'id: 1',
      body: 'Text',
    });
  });

  it('without those lines is refused by name', () => {
    expect(() => splitSource('content/blog/x.mdx', 'Text')).toThrow(/^content\/blog\/x\.mdx has a mistake:/);
  });

  it('gives up its words: tables and lists counted, what parts print left out, signs no words', () => {
    expect(words(plainText(body))).toEqual(
      `One bold link and 0 two. What's really in it? Head Row cell 0 first item second Head-on, 10% off What's really in it?`.split(
        ' ',
      ),
    );
  });

  it('gives up its headings with the anchors of the page', () => {
    expect(headingsOf(body).map(({ depth, id }) => [depth, id])).toEqual([
      [2, 'whats-really-in-it'],
      [3, 'head-on-10-off'],
      [2, 'whats-really-in-it-1'],
    ]);
  });

  it('tells its arithmetic from its facts', () => {
    expect(withoutArithmetic(body)).not.toMatch(/500|4\.8|SumExample/);
    expect(withoutArithmetic(body)).toContain('10% off');
    expect(examplesIn(body)).toEqual([expect.stringMatching(/^<SumExample .*\/>$/)]);
  });
});

it('a reader takes a minute for 225 words, rounded, and one at least', () => {
  expect([10, 337, 338, 1800].map(readMinutes)).toEqual([1, 1, 2, 8]);
});

it('a term has an anchor of its own', () => {
  expect(termId("Lessor's rate")).toBe('term-lessors-rate');
});
