/** @jest-environment node */
import {
  type ComparedMiles,
  type ComparedOffer,
  compareOffers,
} from '@/lib/leasing/arithmetic/comparison';
import {
  type CompareOffersValues,
  comparisonNotes,
  comparisonSentence,
} from '@/lib/leasing/tools/compare-offers';

const offer: ComparedOffer = {
  askedAtSigning: 300_000,
  payment: 42_000,
  months: 36,
  milesPerYear: 12_000,
  endFees: 0,
};

type Change = Partial<ComparedOffer>;
type Rest = Partial<ComparedMiles> & { given?: Partial<CompareOffersValues> };

function compare(a: Change, b: Change, { given = {}, ...rest }: Rest = {}) {
  const miles = { milesDriven: null, chargePerExtraMile: null, ...rest };
  const comparison = compareOffers({ ...offer, ...a }, { ...offer, ...b }, miles);
  const sentence = comparisonSentence(comparison, given);
  return { ...comparison, sentence, notes: comparisonNotes(comparison) };
}

it('counts everything paid, the first payment once and the fees at the end', () => {
  // 3,000 at signing, 35 payments of 420 and 395 at the end.
  const cost = { total: 1_809_500, effectiveMonthly: 50_264 };
  expect(compare({ endFees: 39_500 }, {}).a).toMatchObject(cost);
});

it('the effective monthly cost is that of an offer’s own term', () => {
  // 17,700 in 36 months, and 12,660 in 24.
  const { a, b } = compare({}, { months: 24 });
  expect([a, b].map((it) => it.effectiveMonthly)).toEqual([49_167, 52_750]);
});

const small = { milesPerYear: 10_000, askedAtSigning: 180_000 };
const bigPlan = 'over 36 months at 12,000 miles a year';

it.each<[string, Change, Change, Rest, string]>([
  ['dollars', {}, { askedAtSigning: 258_800 }, {}, 'Offer B costs $412 less over 36 months.'],
  ['cents', {}, { payment: 42_001 }, {}, 'Offer A costs a few cents less over 36 months.'],
  ['a tie', {}, {}, {}, 'Both offers cost the same over 36 months.'],
  // 24 of 36 months of 17,700 are 11,800; 24 months of B are 12,660.
  ['two terms', {}, { months: 24 }, {}, 'Offer A costs $860 less for every 24 months.'],
  // 6,000 miles for 1,500, against 1,200 less at signing.
  ['two plans', small, {}, {}, `Offer B costs $300 less ${bigPlan}.`],
  ['the charge', small, {}, { chargePerExtraMile: 19 }, `Offer A costs $60 less ${bigPlan}.`],
  [
    'the miles that the visitor drives',
    small,
    {},
    { milesDriven: 9000 },
    'Offer A costs $1,200 less over 36 months at 9,000 miles a year.',
  ],
  [
    'no verdict against the example',
    {},
    {},
    { given: { 'a-payment': 42_000 } },
    'Offer A costs $492 a month, everything counted. Type offer B, too, to compare.',
  ],
])('the sentence names the offer that costs less: %s', (_, a, b, rest, sentence) => {
  expect(compare(a, b, rest).sentence).toBe(sentence);
});

it('all payments count where the amount at signing can’t include the first one, which is said', () => {
  const { a, notes } = compare({ askedAtSigning: 10_000 }, { askedAtSigning: 42_000 });
  expect(a.remainingPayments).toBe(36);
  expect(notes).toEqual([
    'Offer A: $100 at signing can’t include the first payment, so all 36 payments count. If one is waived, subtract it.',
  ]);
});

it('a note says how terms that differ are compared', () => {
  const { notes } = compare({}, { months: 24 });
  expect(notes).toEqual([expect.stringMatching(/^The terms differ\. .* 24 months of it count/)]);
});
