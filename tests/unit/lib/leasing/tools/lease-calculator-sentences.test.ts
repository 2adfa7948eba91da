/** @jest-environment node */
import { explainOffer } from '@/lib/leasing/arithmetic/explain-offer';
import {
  type LeaseCalculatorValues,
  leaseCalculatorTool,
} from '@/lib/leasing/tools/lease-calculator';
import {
  dealerMessage,
  offerNotes,
  offerSentence,
} from '@/lib/leasing/tools/lease-calculator-sentences';
import { valuesOf } from '@/lib/leasing/tools/tool-state';
import { moneyFactor, dealersOffer as offer, percent } from '../offers';

function about(given: Partial<LeaseCalculatorValues>) {
  const values = valuesOf(leaseCalculatorTool, given);
  const explanation = explainOffer(values);
  return [offerSentence(values, explanation), ...offerNotes(values, explanation)];
}
const sentence = (given: Partial<LeaseCalculatorValues>) => about(given)[0] ?? '';
const known = { howTaxIsPaid: 'signing', cashDown: 0, rebates: 0, acquisitionFee: 69_500 } as const;
const all = { ...offer, ...known };

it.each([
  // (612.35 − 435.9722) ÷ 69,695 = 0.00253071.
  [
    'the money factor in a payment',
    all,
    '$612.35 a month comes from a money factor of 0.00253, about 6.1% a year.',
  ],
  [
    'another one than was typed',
    { ...all, rate: moneyFactor(0.002) },
    '$612.35 a month comes from a money factor of 0.00253. At the 0.002 you typed, it’d be $37 less.',
  ],
  ['another rate', { ...all, rate: percent(7.2) }, 'At the 7.2% you typed, it’d be $33 more.'],
  [
    'the one that was typed',
    { ...all, payment: 57_536, rate: percent(4.8) },
    'a money factor of 0.00200, the one you typed.',
  ],
  ['too little for it', { ...offer, payment: 43_596 }, 'it’s at least $435.97. Check'],
  ['too much for it', { ...offer, payment: 106_324 }, 'it’s at most $1,063.23. Check'],
  [
    'a payment that has something else in it',
    { ...all, payment: 88_000 },
    'Check “Monthly payment” first. It needs a money factor of 0.00637, and few leases have more than 0.006.',
  ],
  [
    'what is missing',
    { payment: 45_900 },
    'To see what’s behind $459, type the residual and the selling price.',
  ],
  [
    'that a residual in percent needs the sticker price',
    { ...offer, msrp: null },
    'To see what’s behind $612.35, type the sticker price (MSRP).',
  ],
  ['the example', {}, 'These numbers make $575 a month and $2,815 at signing, $23,347 in all.'],
] as [string, Partial<LeaseCalculatorValues>, string][])(
  'the sentence says %s',
  (_name, given, words) => {
    expect(sentence(given)).toContain(words);
  },
);

it('the notes say what to ask about the rate, and where the numbers don’t fit together', () => {
  const rate = 'Ask for the lender’s base money factor: what’s above it is the dealer’s.';
  expect(about(all).slice(1)).toEqual([rate]);
  expect(about({ ...all, rate: moneyFactor(0.002) }).slice(1)).toEqual([
    expect.stringMatching(/^These numbers don’t fit together: ask the dealer for the worksheet/),
    rate,
  ]);
  expect(about({})).toHaveLength(1);
});

it('says what the first payment and the tax add', () => {
  const notes = about({ ...all, askedAtSigning: 0, howTaxIsPaid: 'extra' }).join(' ');
  expect(notes).toContain(
    '$0 at signing can’t include the first payment, so all 36 payments count.',
  );
  expect(notes).toMatch(/Tax adds about \$1,956\./);
});

const messageAbout = (given: Partial<LeaseCalculatorValues>) =>
  dealerMessage(valuesOf(leaseCalculatorTool, given), given);

it('the message to the dealer asks for what the offer doesn’t say, and what a careful buyer asks', () => {
  const car = { make: 'Kia', model: 'EV9', year: '2026' };
  const fees = {
    howTaxIsPaid: 'signing',
    acquisitionFee: 0,
    documentationFee: 0,
    rebates: 150_000,
  } as const;
  const { residual: _residual, ...known } = offer;
  const message = messageAbout({ ...known, ...car, ...fees, askedAtSigning: 1 });
  expect(message.split('\n')).toEqual([
    'Hi,',
    '',
    'Thank you for the offer on the 2026 Kia EV9. Before I decide, could you send me:',
    '- the residual',
    '- the money factor',
    '- the disposition fee',
    '- confirmation of the term and the miles a year',
    '- every line of what’s due at signing',
    '- whether the money factor is the lender’s buy rate',
    '- the conditions of the $1,500 in rebates',
    '- any add-ons in the price',
    '- the price of an extra mile',
    '',
    'Thank you!',
  ]);
});

it('asks for no confirmation of a term and miles that the offer has', () => {
  expect(messageAbout({ ...offer, milesPerYear: 10_000 })).not.toContain('confirmation');
});
