/** @jest-environment node */
import { explainOffer } from '@/lib/leasing/arithmetic/explain-offer';
import { leaseTool, type OfferState } from '@/lib/leasing/tools/lease-tool';
import { offerNotes, offerSentence } from '@/lib/leasing/tools/offer-sentences';
import { valuesOf } from '@/lib/leasing/tools/tool';
import { moneyFactor, dealersOffer as offer, percent } from '../arithmetic/cases';

function about(given: Partial<OfferState>) {
  const values = valuesOf(leaseTool, given);
  const explanation = explainOffer(values);
  return [offerSentence(values, given, explanation), ...offerNotes(values, given, explanation)];
}
const sentence = (given: Partial<OfferState>) => about(given)[0] ?? '';
const known = { taxPaid: 'signing', cashDown: 0, rebates: 0, acquisitionFee: 69_500 } as const;
const all = { ...offer, ...known };

it.each([
  // (612.35 − 435.9722) ÷ 69,695 = 0.00253071.
  [
    'the money factor in a payment',
    all,
    '$612.35 a month comes from a money factor of 0.00253, about 6.1% a year. 1.37% of the sticker a month, average or weak.',
  ],
  [
    'another one than was typed',
    { ...all, rate: moneyFactor(0.002) },
    '$612.35 a month comes from a money factor of 0.00253. At the 0.002 you typed, it’d be $37 less.',
  ],
  ['another rate', { ...all, rate: percent(7.2) }, 'At the 7.2% you typed, it’d be $33 more.'],
  [
    'the one that was typed',
    { ...all, monthly: 57_536, rate: percent(4.8) },
    'a money factor of 0.00200, the one you typed. 1.29% of the sticker a month, just above good.',
  ],
  ['too little for it', { ...offer, monthly: 43_596 }, 'it’s at least $435.97. Check'],
  ['too much for it', { ...offer, monthly: 106_324 }, 'it’s at most $1,063.23. Check'],
  [
    'a payment that has something else in it',
    { ...all, monthly: 88_000 },
    'Check “Monthly payment” first. It needs a money factor of 0.00637, and few leases have more than 0.006.',
  ],
  [
    'what is missing',
    { monthly: 45_900 },
    'To see what’s behind $459, type the residual and the selling price.',
  ],
  [
    'that a residual in percent needs the sticker price',
    { ...offer, msrp: null },
    'To see what’s behind $612.35, type the sticker price (MSRP).',
  ],
  [
    'whether an offer is good before its payment can be explained',
    { monthly: 68_900, dueAtSigning: 399_900, msrp: 5_200_000 },
    '1.5% of the sticker a month, average or weak. To see what’s behind $689, type',
  ],
  [
    'the same of one whose amount at signing has no room for the first payment',
    { monthly: 68_900, dueAtSigning: 0, msrp: 5_200_000 },
    '1.33% of the sticker a month, average or weak. To see',
  ],
  ['the example', {}, 'These numbers make $575 a month and $2,815 at signing, $23,347 in all.'],
] as [string, Partial<OfferState>, string][])('the sentence says %s', (_name, given, words) => {
  expect(sentence(given)).toContain(words);
});

it('the notes say against what, and what to ask where the numbers don’t fit together', () => {
  const notes = about({ ...all, rate: moneyFactor(0.002) }).join(' ');
  expect(notes).toContain('1.37% of the sticker a month, average or weak. That counts signing');
  expect(notes).toContain('By LeaseGuide’s rule of thumb, 1% is very good and 1.25% good');
  expect(notes).toContain('These numbers don’t fit together: ask the dealer for the worksheet');
  expect(notes).toMatch(/about 6\.1% a year, no more than the \d\.\d% of an average loan/);
  expect(about({})).toHaveLength(1);
  const early = { monthly: 68_900, dueAtSigning: 399_900, msrp: 5_200_000 };
  expect(about(early).slice(1).join(' ')).toContain('By LeaseGuide’s rule of thumb');
  expect(about({ rate: moneyFactor(0.00276) })[1]).toMatch(/about 6\.6% a year/);
});

it('says what the first payment and the tax add', () => {
  const notes = about({ ...all, dueAtSigning: 0, taxPaid: 'extra' }).join(' ');
  expect(notes).toContain(
    '$0 at signing can’t include the first payment, so all 36 payments count.',
  );
  expect(notes).toMatch(/Tax adds about \$1,956\./);
});
