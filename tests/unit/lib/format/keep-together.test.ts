/** @jest-environment node */
import { keepTogether } from '@/lib/format/keep-together';

it.each([
  [
    'the area stays on one line',
    'Leasing in NYC & NJ: a guide',
    'Leasing in NYC\u00a0&\u00a0NJ: a\u00a0guide',
  ],
  [
    'as well with "and"',
    'How to Lease a Car in NYC and NJ, Step by Step',
    'How to Lease a\u00a0Car in NYC\u00a0and\u00a0NJ, Step by Step',
  ],
  [
    'so does an article with its noun',
    'Or 15k Lease Miles? A Guide to the 24 Months',
    'Or\u00a015k Lease Miles? A\u00a0Guide to the\u00a024 Months',
  ],
  [
    'and "one" with its noun',
    'Happy, one driveway at a time',
    'Happy, one\u00a0driveway at a\u00a0time',
  ],
  ['other words may part', 'Fees & taxes in NYC', 'Fees & taxes in NYC'],
])('%s', (_, title, kept) => {
  expect(keepTogether(title)).toBe(kept);
});
