/** @jest-environment node */

import { explainOffer, offerCost } from '@/lib/leasing/arithmetic/explain-offer';
import { calculateLease } from '@/lib/leasing/arithmetic/lease';
import {
  type LeaseCalculatorValues,
  leaseCalculatorTool,
} from '@/lib/leasing/tools/lease-calculator';
import { valuesOf } from '@/lib/leasing/tools/tool-state';
import { amount, dealersOffer as offer, plainLease } from '../offers';

const offerOf = (given: Partial<LeaseCalculatorValues>) => valuesOf(leaseCalculatorTool, given);
const read = (given: Partial<LeaseCalculatorValues>) => explainOffer(offerOf(given));

describe('an offer with its payment', () => {
  it.each([
    { howTaxIsPaid: 'payment' },
    { howTaxIsPaid: 'payment', residence: 'ny', countyPercent: 8.375, months: 60 },
    { howTaxIsPaid: 'payment', residence: 'nj', cashDown: 300_000, rebates: 750_000 },
    { howTaxIsPaid: 'extra', msrp: 50_000_000, sellingPrice: 48_765_432 },
    { months: 24, msrp: 1_999_999, sellingPrice: 1_876_543, residual: amount(1_111_111) },
  ] as const)('is found again to the cent: %j', (change) => {
    const lease = { ...plainLease, ...change };
    for (const factor of [0, 0.000_012_3, 0.002_345_678, 5 / 2400, 0.009]) {
      const payment = calculateLease(lease, factor).payment;
      expect(explainOffer({ ...lease, payment })).toMatchObject({ lease: { payment } });
    }
  });

  it('needs no MSRP for a residual in dollars', () => {
    const residual = amount(2_700_000);
    expect(read({ ...offer, msrp: null, residual })).toMatchObject({ lease: { payment: 61_235 } });
  });
});

describe('the amount at signing', () => {
  const rows = (given: Partial<LeaseCalculatorValues>) => {
    const explanation = read({ ...offer, askedAtSigning: 500_000, ...given });
    return 'lease' in explanation ? explanation.lease.dueAtSigningBreakdown.rows : [];
  };
  const first = ['First payment', 61_235];
  const fees = [
    ['Documentation fee', 17_500],
    ['Title, registration, and plates', 22_600],
  ];

  it('is taken apart: what isn’t first payment, fees, or tax is cash down', () => {
    // 5,000 − 612.35 − 401 − 8.875% of 36 × 612.35 is 2,030.19, which is 108.875% of the cash.
    expect(rows({})).toEqual([first, ['Cash down', 186_470], ...fees, ['Sales tax', 212_195]]);
    expect(rows({ howTaxIsPaid: 'payment' })[1]).toEqual(['Cash down', 500_000 - 61_235 - 40_100]);
    expect(rows({ cashDown: 50_000 })[1]).toEqual(['Cash down', 50_000]);
  });

  // First payment, fees, and tax are 2,969.81.
  it.each([
    [296_984, [['Not explained: ask what it’s for', 3]]],
    [296_983, [['Rounding', 2]]],
    [296_981, []],
    [296_978, [['Less than its parts: ask who pays the rest', -3]]],
  ])('may differ from its parts, as a dealer may round: %d', (askedAtSigning, rest) => {
    expect(rows({ cashDown: 0, askedAtSigning }).slice(4)).toEqual(rest);
  });

  it('that has no room for the first payment leaves all payments for later, and no silent gift', () => {
    // Fees and 8.875% of 36 × 612.35.
    expect(rows({ askedAtSigning: 0 })).toEqual([
      ...fees,
      ['Sales tax', 195_646],
      ['Less than its parts: ask who pays the rest', -235_746],
    ]);
    const nothing = { ...offer, askedAtSigning: 0 };
    const costBreakdown = { total: 36 * 61_235 + 39_500 };
    expect(read(nothing)).toMatchObject({ lease: { costBreakdown } });
    expect(offerCost(offerOf(nothing))).toMatchObject({ costBreakdown });
    // Rounded to dollars, it's there.
    expect(rows({ askedAtSigning: 61_200 })[0]).toEqual(first);
  });

  it('and the payment may be before tax, which comes on top', () => {
    const cash = 500_000 - 61_235 - 40_100;
    // 8.875% of 36 × 612.35 + 3,986.65 = 26,031.25.
    const onTop = ['Sales tax, not in the dealer’s numbers', 231_027];
    expect(rows({ howTaxIsPaid: 'extra' })).toEqual([first, ['Cash down', cash], ...fees, onTop]);
    const extra = {
      ...offer,
      askedAtSigning: 500_000,
      howTaxIsPaid: 'extra',
      residual: null,
    } as const;
    const total = 500_000 + 231_027 + 35 * 61_235 + 39_500;
    expect(offerCost(offerOf(extra))?.costBreakdown.total).toBe(total);
  });
});

it('an offer’s cost needs no more than payment and amount at signing', () => {
  const given = { payment: 45_900, askedAtSigning: 399_900, tradeIn: 100_000 };
  // 3,999 + 35 × 459 + 1,000, and 395 at the end.
  expect(offerCost(offerOf(given))).toMatchObject({
    costBreakdown: { total: 2_145_900 },
    effectiveMonthly: 59_608,
    costPerMile: 60,
  });
  expect(offerCost(offerOf({ payment: 45_900 }))).toBeNull();
  expect(offerCost(offerOf({ askedAtSigning: 1 }))).toBeNull();
});
