/** @jest-environment node */
import {
  type ComparedOffer,
  type CompareInputs,
  compareOffers,
} from '@/lib/leasing/arithmetic/compare';
import { compareSentence, compareWarnings } from '@/lib/leasing/tools/compare-sentences';
import type { CompareState } from '@/lib/leasing/tools/compare-tool';

const plan = { months: 36, milesPerYear: 12_000 };
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
    effective: 50_264,
    comparablePerMile: { low: 50, high: 50 },
  };
  expect(compare({ endFees: 39_500 }, {}).a).toMatchObject(cost);
});

describe('the sentence', () => {
  const same = 'Both offers cost the same over 36 months';
  const smallPlan = { milesPerYear: 10_000 };

  it('names the offer that costs less, in whole dollars', () => {
    expect(compare({}, { dueAtSigning: 258_800 }).sentence).toBe(
      'Offer B costs $412 less over 36 months.',
    );
    expect(compare({}, { dueAtSigning: 299_900 }).sentence).toBe(
      'Offer B costs $1 less over 36 months.',
    );
    expect(compare({}, { monthly: 42_001 }).sentence).toBe(
      'Offer A costs a few cents less over 36 months.',
    );
  });

  it.each([
    ['A alone is given', { 'a-monthly': 42_000 }, ' Offer B is still the example’s.'],
    ['B alone is given', { 'b-months': 36, charge: 20 }, ' Offer A is still the example’s.'],
    ['both are given', { 'a-monthly': 1, 'b-months': 36 }, ''],
    ['neither is given', { charge: 20 }, ''],
  ] as [string, Partial<CompareState>, string][])(
    'says which offer is still the example’s: %s',
    (_, given, more) => {
      const inputs = { a: offer, b: offer, milesDriven: null, charge: null };
      expect(compareSentence(inputs, compareOffers(inputs), given)).toBe(`${same}.${more}`);
    },
  );

  it('of a tie recommends less at signing', () => {
    const less = { dueAtSigning: 90_000, monthly: 48_000 };
    expect(compare({}, {}).sentence).toBe(`${same}.`);
    expect(compare({}, less).sentence).toBe(`${same}, and Offer B asks for less at signing.`);
    expect(compare(less, {}).sentence).toMatch(/Offer A asks for less/);
  });

  it('counts all payments where the amount at signing can’t include the first one', () => {
    const nothing = compare({ dueAtSigning: 0 }, { dueAtSigning: 42_000 });
    expect(nothing.sentence).toBe(`${same}, and Offer A asks for less at signing.`);
    expect(nothing.a.later).toBe(36);
    expect(nothing.b.later).toBe(35);
  });

  it('of two terms compares the months of the shorter one', () => {
    // 24 of 36 months of 17,700 are 11,800; 24 months of B are 12,660.
    const { sentence, warnings } = compare({}, { months: 24 });
    expect(sentence).toBe('Offer A costs $860 less for every 24 months.');
    expect(warnings[0]).toMatch(/^The terms differ\. .*, and 24 months of it count\./);
  });

  it('of two plans charges the smaller one for the miles it lacks', () => {
    const result = compare({ ...smallPlan, dueAtSigning: 150_000 }, {});
    // 6,000 miles for 900 to 1,500, against 1,500 less at signing.
    expect(result.difference).toEqual({ low: -60_000, high: 0 });
    expect(result.sentence).toBe(
      'Offer A costs up to $600 less over 36 months at 12,000 miles a year, depending on the charge for extra miles.',
    );
    expect(result.a.extraMiles).toBe(6000);
    const other = compare({ ...smallPlan, dueAtSigning: 210_000 }, {});
    expect(other.sentence).toMatch(/^Offer B costs up to \$600 less/);
  });

  it('may depend on the charge for extra miles, and uses that of the contract where it is known', () => {
    const offers = [{ ...smallPlan, dueAtSigning: 180_000 }, {}] as const;
    expect(compare(...offers).sentence).toBe(
      'At $0.15 an extra mile, Offer A costs $300 less over 36 months at 12,000 miles a year; at $0.25, Offer B costs $300 less.',
    );
    const { sentence } = compare(...offers, { charge: 21 });
    expect(sentence).toBe('Offer B costs $60 less over 36 months at 12,000 miles a year.');
  });

  it('is for the miles that the visitor drives, when they are known', () => {
    const { sentence } = compare(smallPlan, { dueAtSigning: 310_000 }, { milesDriven: 9000 });
    expect(sentence).toBe('Offer A costs $100 less over 36 months at 9,000 miles a year.');
    expect(compare({}, {}, { milesDriven: 15_000 }).b.charge).toEqual({
      low: 135_000,
      high: 225_000,
    });
  });
});

it('warns of what speaks against the offer that costs less', () => {
  expect(compare({ dueAtSigning: 10_000 }, { dueAtSigning: 0, monthly: 60_000 }).warnings).toEqual([
    'Offer A: $100 at signing can’t include the first payment, so all 36 payments count. If one is waived, subtract it.',
    expect.stringMatching(/^Offer B: \$0 at signing can’t include/),
    'Offer A asks for $100 more at signing. If the car is stolen or wrecked early, that money is at risk.',
  ]);
  expect(compare({}, { dueAtSigning: 310_000, monthly: 40_000 }).warnings).toEqual([
    expect.stringMatching(/^Offer B asks for \$100 more at signing/),
  ]);
});

it.each([
  [{}, { monthly: 40_000 }],
  // One payment at signing, and less than the other offer asks for.
  [{ dueAtSigning: 42_000 }, {}],
  // It depends on the charge for extra miles which one costs less, or whether one does.
  [{ milesPerYear: 10_000, dueAtSigning: 310_000, monthly: 38_300 }, {}],
  [{ milesPerYear: 10_000, dueAtSigning: 315_000, monthly: 39_000 }, {}],
])('warns of nothing else: %j and %j', (a, b) => {
  expect(compare(a, b).warnings).toEqual([]);
});
