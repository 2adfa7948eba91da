/** @jest-environment node */
import { keepTogether } from '@/lib/format/words';

it.each([
  ['Leasing in NYC & NJ: a guide', 'Leasing in NYC_&_NJ: a_guide'],
  ['Lease a Car in NYC and NJ, Step by Step', 'Lease a_Car in NYC_and_NJ, Step by Step'],
  ['Or 15k Miles? A Guide to the 24 Months', 'Or_15k Miles? A_Guide to the_24 Months'],
  ['Happy, one driveway at a time', 'Happy, one_driveway at a_time'],
  ['Is 10,000 or 12,000 miles enough?', 'Is 10,000 or_12,000_miles enough?'],
  ['Fees & taxes in NYC', 'Fees & taxes in NYC'],
])('no line ends within the area, after an article, or before a unit: %s', (title, kept) => {
  expect(keepTogether(title)).toBe(kept.replaceAll('_', '\u00a0'));
});
