import { plainText, readMinutes, words } from '@/lib/guides/source';

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

it('the words of a guide include tables and lists, and leave out what components render', () => {
  expect(words(plainText(body)).join(' ')).toBe(
    `One bold link and 0 two. What's really in it? Head Row cell 0 first item second Head-on, 10% off What's really in it?`,
  );
});

it('a minute is 225 words, rounded, and the shortest text takes one', () => {
  expect([10, 337, 338, 1800].map(readMinutes)).toEqual([1, 1, 2, 8]);
});
