/** @jest-environment node */
import { keepTogether } from '@/lib/format/words';

it.each([
  ['Leasing in NYC & NJ: a guide', 'Leasing in NYC_&_NJ: a_guide'],
  ['Lease a Car in NYC and NJ, Step by Step', 'Lease a_Car in NYC_and_NJ, Step by Step'],
  ['Or 15k Miles? A Guide to the 24 Months', 'Or_15k Miles? A_Guide to the_24 Months'],
  ['Happy, one driveway at a time', 'Happy, one_driveway at a_time'],
  ['Fees & taxes in NYC', 'Fees & taxes in NYC'],
  ['Refuse add-ons: the Ford F-150', 'Refuse add-+ons: the_Ford F-150'],
])('no line ends within the area, after an article, or at a hyphen: %s', (title, kept) => {
  expect(keepTogether(title)).toBe(kept.replaceAll('_', '\u00a0').replace('+', '\u2060'));
});
