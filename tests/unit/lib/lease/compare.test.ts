/** @jest-environment node */
import { type CompareInputs, compareOffers, type OfferInputs } from '@/lib/lease/compare';
import type { CompareState } from '@/lib/lease/compare-fields';
import { verdict, warnings } from '@/lib/lease/compare-words';

const offer: OfferInputs = {
  dueAtSigning: 300_000,
  monthly: 42_000,
  months: 36,
  milesPerYear: 12_000,
  endFees: 0,
};

function compare(a: Partial<OfferInputs>, b: Partial<OfferInputs>, rest: Partial<CompareInputs> = {}) {
  const inputs = { a: { ...offer, ...a }, b: { ...offer, ...b }, milesDriven: null, charge: null, ...rest };
  const comparison = compareOffers(inputs);
  return {
    ...comparison,
    verdict: verdict(inputs, comparison),
    warnings: warnings(inputs, comparison),
  };
}

it('counts everything paid, the first payment once and the fees at the end', () => {
  // 3,000 at signing, 35 payments of 420 and 395 at the end.
  expect(compare({ endFees: 39_500 }, {}).a).toMatchObject({
    effective: 49_167,
    total: 1_809_500,
    fairPerMile: { low: 50, high: 50 },
  });
});

describe('the verdict', () => {
  it('names the offer that costs less, in whole dollars', () => {
    expect(compare({}, { dueAtSigning: 258_800 }).verdict).toBe('Offer B costs $412 less over 36 months.');
    expect(compare({}, { dueAtSigning: 299_900 }).verdict).toBe('Offer B costs $1 less over 36 months.');
    expect(compare({}, { monthly: 42_001 }).verdict).toBe('Offer A costs a few cents less over 36 months.');
  });

  it('says which offer is still the example’s as long as only the other one is given', () => {
    const inputs = { a: offer, b: offer, milesDriven: null, charge: null };
    const said = (given: Partial<CompareState>) => verdict(inputs, compareOffers(inputs), given);
    const plain = 'Both offers cost the same over 36 months.';
    expect(said({ 'a-monthly': 42_000 })).toBe(`${plain} Offer B is still the example’s.`);
    expect(said({ 'b-months': 36, charge: 20 })).toBe(`${plain} Offer A is still the example’s.`);
    expect([said({ 'a-monthly': 1, 'b-months': 36 }), said({ charge: 20 })]).toEqual([plain, plain]);
  });

  it('of a tie recommends less at signing', () => {
    expect(compare({}, {}).verdict).toBe('Both offers cost the same over 36 months.');
    expect(compare({}, { dueAtSigning: 90_000, monthly: 48_000 }).verdict).toBe(
      'Both offers cost the same over 36 months, and Offer B asks for less at signing.',
    );
    expect(compare({ dueAtSigning: 90_000, monthly: 48_000 }, {}).verdict).toMatch(/Offer A asks for less/);
  });

  it('of two terms compares the months of the shorter one', () => {
    // 24 of 36 months of 17,700 are 11,800; 24 months of B are 12,660.
    const { verdict, warnings } = compare({}, { months: 24 });
    expect(verdict).toBe('Offer A costs $860 less for every 24 months.');
    expect(warnings[0]).toMatch(/^The terms differ\. .*, and 24 months of it count\./);
  });

  it('of two plans charges the smaller one for the miles it lacks', () => {
    const result = compare({ milesPerYear: 10_000, dueAtSigning: 150_000 }, {});
    // 6,000 miles for 900 to 1,500, against 1,500 less at signing.
    expect(result.difference).toEqual({ low: -60_000, high: 0 });
    expect(result.verdict).toBe(
      'Offer A costs up to $600 less over 36 months at 12,000 miles a year, depending on the charge for extra miles.',
    );
    expect(result.a.extraMiles).toBe(6000);
    expect(compare({ milesPerYear: 10_000, dueAtSigning: 210_000 }, {}).verdict).toMatch(
      /^Offer B costs up to \$600 less/,
    );
  });

  it('may depend on the charge for extra miles', () => {
    expect(compare({ milesPerYear: 10_000, dueAtSigning: 180_000 }, {}).verdict).toBe(
      'At $0.15 an extra mile, Offer A costs $300 less over 36 months at 12,000 miles a year; at $0.25, Offer B costs $300 less.',
    );
  });

  it('uses the charge of the contract where it is known', () => {
    const result = compare({ milesPerYear: 10_000, dueAtSigning: 180_000 }, {}, { charge: 21 });
    expect(result.verdict).toBe('Offer B costs $60 less over 36 months at 12,000 miles a year.');
  });

  it('is for the miles that the visitor drives, when they are known', () => {
    expect(compare({ milesPerYear: 10_000 }, { dueAtSigning: 310_000 }, { milesDriven: 9000 }).verdict).toBe(
      'Offer A costs $100 less over 36 months at 9,000 miles a year.',
    );
    expect(compare({}, {}, { milesDriven: 15_000 }).b.charge).toEqual({ low: 135_000, high: 225_000 });
  });
});

it('warns of what speaks against the offer that costs less', () => {
  expect(compare({ dueAtSigning: 10_000 }, { dueAtSigning: 0, monthly: 60_000 }).warnings).toEqual([
    expect.stringMatching(/^Offer A asks for less at signing than one payment/),
    expect.stringMatching(/^Offer B asks for less at signing than one payment/),
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
