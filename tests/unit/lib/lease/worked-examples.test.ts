import { effectiveMonthly, overage } from '@/lib/lease/offer';
import { TAX_PERCENT, taxOn } from '@/lib/lease/tax';
import { leasePayment } from '@/lib/lease/worked-examples';

/** Calculated by hand, independently of this code; cents. */
const examples = [
  {
    terms: {
      sellingPrice: 4_200_000,
      msrp: 4_500_000,
      residualPercent: 60,
      moneyFactor: 0.002,
      months: 36,
      fees: 69_500,
      down: 0,
    },
    adjustedCapCost: 4_269_500,
    residual: 2_700_000,
    monthly: { depreciation: 43_597, rentCharge: 13_939, payment: 57_536, approximateRate: 4.8, rounding: 0 },
    tax: { total: 2_071_296, nj: 137_223, nyc: 183_828 },
  },
  {
    terms: {
      sellingPrice: 3_350_000,
      msrp: 3_500_000,
      residualPercent: 62,
      moneyFactor: 0.00175,
      months: 24,
      fees: 59_500,
      down: 150_000,
    },
    adjustedCapCost: 3_259_500,
    residual: 2_170_000,
    // A cent below the sum of the rounded parts: each result is rounded once.
    monthly: { depreciation: 45_396, rentCharge: 9_502, payment: 54_897, approximateRate: 4.2, rounding: -1 },
    tax: { total: 1_467_528, nj: 97_224, nyc: 130_243 },
  },
  {
    terms: {
      sellingPrice: 5_800_000,
      msrp: 6_200_000,
      residualPercent: 55,
      moneyFactor: 0.0024,
      months: 36,
      fees: 92_500,
      down: 200_000,
    },
    adjustedCapCost: 5_692_500,
    residual: 3_410_000,
    monthly: {
      depreciation: 63_403,
      rentCharge: 21_846,
      payment: 85_249,
      approximateRate: 5.76,
      rounding: 0,
    },
    tax: { total: 3_268_964, nj: 216_569, nyc: 290_121 },
  },
];

it.each(examples)('the payment of $terms', ({ terms, adjustedCapCost, residual, monthly }) => {
  expect(leasePayment(terms)).toEqual({ adjustedCapCost, residual, ...monthly });
});

describe('sales tax due at the start', () => {
  it.each(examples)('of $terms', ({ terms: { months, down }, monthly, tax: { total, nj, nyc } }) => {
    expect(monthly.payment * months + down).toBe(total);
    expect([taxOn(total, TAX_PERCENT.nj), taxOn(total, TAX_PERCENT.nyc)]).toEqual([nj, nyc]);
  });

  it("is that of New York's own example: 7% of 48 payments of $350 and a fee of $500", () => {
    expect(taxOn(1_730_000, 7)).toBe(121_100);
  });
});

it('3,000 miles beyond the plan cost $450 to $750', () => {
  expect(overage(3000)).toEqual({ low: 45_000, high: 75_000 });
});

it('the effective monthly cost counts the first payment once', () => {
  // 3,000 at signing and 35 payments of 420 are 17,700 over 36 months.
  expect(effectiveMonthly({ dueAtSigning: 300_000, monthly: 42_000, months: 36 })).toEqual({
    remaining: 1_470_000,
    paid: 1_770_000,
    effective: 49_167,
  });
  expect(effectiveMonthly({ dueAtSigning: 50_000, monthly: 50_000, months: 36 }).effective).toBe(50_000);
});
