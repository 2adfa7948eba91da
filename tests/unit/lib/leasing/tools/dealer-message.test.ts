/** @jest-environment node */
import { readingRows } from '@/lib/leasing/tools/dealer-message';
import { readMessage } from '@/lib/leasing/tools/message/read-message';

/** @returns what can be said with one tap about each number that is asked about */
function taps(message: string) {
  const rows = readingRows({ reading: readMessage(message), corrections: {}, offer: 0 });
  return rows
    .filter(({ value }) => value === '')
    .map((row) => [row.label, row.likely.map(({ label }) => label)]);
}

it('offers the meanings of the names beside a number, and nothing that its value alone suggests', () => {
  expect(taps('750 off')).toEqual([['750', ['Discount from the MSRP', 'Rebates']]]);
  expect(taps('the 26 for around $429')).toEqual([
    ['26', ['Not an amount']],
    ['$429', []],
  ]);
});
