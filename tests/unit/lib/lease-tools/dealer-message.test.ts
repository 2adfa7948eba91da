/** @jest-environment node */
import { readingRows } from '@/lib/lease-tools/dealer-message';
import { readMessage } from '@/lib/lease-tools/message/read-message';

/** @returns what can be said with one tap about each number that is asked about */
function taps(message: string) {
  const rows = readingRows({ reading: readMessage(message), corrections: {}, offer: 0 });
  return rows
    .filter(({ value }) => value === '')
    .map((row) => [row.label, row.likely.map(({ label }) => label)]);
}

describe('a number that’s asked about', () => {
  it('has the meanings of the names beside it', () => {
    expect(taps('750 off')).toEqual([['750', ['Discount from the MSRP', 'Rebates']]]);
  });

  it('has what leases have of such a value where it has no name', () => {
    expect(taps('429 2500')).toEqual([
      ['429', ['Monthly payment', 'Due at signing']],
      ['2500', ['Due at signing', 'Discount from the MSRP']],
    ]);
  });
});
