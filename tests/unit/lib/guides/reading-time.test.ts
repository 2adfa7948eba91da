import { countWords, readMinutes } from '@/lib/guides/reading-time';

it.each([
  ['prose, without its marks', 'One **bold** [link](/faq) and ÷ two.', 5],
  ['a heading', "## What's *really* in it?", 4],
  ['a table', '| Head | Row |\n|--|--|\n| cell | word |', 4],
  ['a list, without its numbers', '1. first item\n2. second', 3],
  ['a calculation, which is one number', 'It costs <Usd>{36 * 500}</Usd>.', 3],
  ['a box, with its title', '<Checklist title="Before you sign">\n\n- one\n\n</Checklist>', 4],
  ['the lines of a worksheet', '<Worksheet title="Ask" lines={["Selling price", "Term"]} />', 4],
  ['a tool, which nobody reads', '<LeaseCalculator />', 0],
  [
    'a part with words of its own, without its address',
    '<Confirm with="the MVC" url="https://nj.gov/a/b" />',
    4,
  ],
  ['the text, without its sources', 'Two words.\n\n<Sources>\n\n- a law\n\n</Sources>', 2],
  ['a term by its own words', '<Term of="money factor">rate</Term>', 1],
])('the words of a guide are those of %s', (_, body, words) => {
  expect(countWords(body)).toBe(words);
});

it('a sample lease takes more than a minute to read, though a guide writes one tag', () => {
  expect(countWords('<SampleLease />')).toBeGreaterThan(225);
});

it.each([
  [10, 1],
  [337, 1],
  [338, 2],
  [1800, 8],
])('%d words take %d minutes', (words, minutes) => {
  expect(readMinutes(words)).toBe(minutes);
});
