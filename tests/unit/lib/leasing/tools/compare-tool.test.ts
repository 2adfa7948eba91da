/** @jest-environment node */
import {
  type ComparedOffer,
  type CompareInputs,
  compareOffers,
} from '@/lib/leasing/arithmetic/compare';
import {
  type CompareState,
  compareSentence,
  compareWarnings,
} from '@/lib/leasing/tools/compare-tool';
import { stickerShare } from '@/lib/leasing/tools/sticker-rule';

const plan = { months: 36, milesPerYear: 12_000, msrp: null };
const offer: ComparedOffer = { ...plan, dueAtSigning: 300_000, monthly: 42_000, endFees: 0 };

function compare(
  a: Partial<ComparedOffer>,
  b: Partial<ComparedOffer>,
  rest: Partial<CompareInputs> = {},
) {
  const inputs = {
    a: { ...offer, ...a },
    b: { ...offer, ...b },
    milesDriven: null,
    charge: null,
    ...rest,
  };
  const comparison = compareOffers(inputs);
  return {
    ...comparison,
    sentence: compareSentence(inputs, comparison, {}),
    warnings: compareWarnings(inputs, comparison),
  };
}

it('counts everything paid, the first payment once and the fees at the end', () => {
  // 3,000 at signing, 35 payments of 420 and 395 at the end.
  const cost = {
    paid: 1_770_000,
    total: 1_809_500,
    effectiveMonthly: 50_264,
    comparablePerMile: { low: 50, high: 50 },
  };
  expect(compare({ endFees: 39_500 }, {}).a).toMatchObject(cost);
});

const smallPlan = { milesPerYear: 10_000 };
const bigPlan = 'over 36 months at 12,000 miles a year';

it.each([
  ['whole dollars', {}, { dueAtSigning: 258_800 }, 'Offer B costs $412 less over 36 months.'],
  ['cents', {}, { monthly: 42_001 }, 'Offer A costs a few cents less over 36 months.'],
  ['a tie', {}, {}, 'Both offers cost the same over 36 months.'],
  // 24 of 36 months of 17,700 are 11,800; 24 months of B are 12,660.
  ['two terms', {}, { months: 24 }, 'Offer A costs $860 less for every 24 months.'],
  [
    // 6,000 miles for 900 to 1,500, against 1,500 less at signing.
    'two plans, A up to',
    { ...smallPlan, dueAtSigning: 150_000 },
    {},
    `Offer A costs up to $600 less ${bigPlan}, depending on the charge for extra miles.`,
  ],
  [
    'it depends on the charge',
    { ...smallPlan, dueAtSigning: 180_000 },
    {},
    `Which one costs less ${bigPlan} depends on the charge for an extra mile: type it.`,
  ],
])('the sentence names the offer that costs less: %s', (_, a, b, sentence) => {
  expect(compare(a, b).sentence).toBe(sentence);
});

it('the contract’s charge and the miles that the visitor drives take the place of the usual ones', () => {
  const cheaper = { ...smallPlan, dueAtSigning: 180_000 };
  expect(compare(cheaper, {}, { charge: 21 }).sentence).toBe(`Offer B costs $60 less ${bigPlan}.`);
  const { sentence } = compare(smallPlan, { dueAtSigning: 310_000 }, { milesDriven: 9000 });
  expect(sentence).toBe('Offer A costs $100 less over 36 months at 9,000 miles a year.');
  const { b } = compare({}, {}, { milesDriven: 15_000 });
  expect(b).toMatchObject({ extraMiles: 9000, charge: { low: 135_000, high: 225_000 } });
});

it.each([
  [{ 'a-monthly': 42_000 }, /^Offer A costs \$492 a month, everything counted\. Type offer B,/],
  [{ 'b-months': 36, charge: 20 }, /^Offer B costs .* Type offer A,/],
  [{ 'a-monthly': 1, 'b-months': 36 }, /^Both offers/],
] as [Partial<CompareState>, RegExp][])(
  'gives no verdict against the example: %j',
  (given, words) => {
    const inputs = { a: offer, b: offer, milesDriven: null, charge: null };
    expect(compareSentence(inputs, compareOffers(inputs), given)).toMatch(words);
  },
);

it.each([
  [38_000, '1% of the sticker a month, very good'],
  [47_500, '1.25% of the sticker a month, good'],
  [49_000, '1.29% of the sticker a month, just above good'],
  [54_238, '1.43% of the sticker a month, average or weak'],
])('the rule of thumb: %d cents a month of $38,000', (monthly, words) => {
  expect(stickerShare(36 * monthly, 36, 3_800_000)).toBe(words);
});

it('all payments count where the amount at signing can’t include the first one, which is said', () => {
  const { a, warnings } = compare({ dueAtSigning: 10_000 }, { dueAtSigning: 42_000 });
  expect(a.later).toBe(36);
  expect(warnings).toEqual([
    'Offer A: $100 at signing can’t include the first payment, so all 36 payments count. If one is waived, subtract it.',
  ]);
});

it('a warning says how terms that differ are compared', () => {
  const { warnings } = compare({}, { months: 24 });
  expect(warnings).toEqual([
    expect.stringMatching(/^The terms differ\. .* 24 months of it count\./),
  ]);
});
