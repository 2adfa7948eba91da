/** @jest-environment node */
import { round, toCents } from '@/lib/leasing/arithmetic/cents';
import { belowResidual, calculateLease } from '@/lib/leasing/arithmetic/lease';
import type { Offer } from '@/lib/leasing/arithmetic/offer';
import { sampleLease } from '@/lib/leasing/arithmetic/sample-lease';
import { leaseCalculatorTool } from '@/lib/leasing/tools/lease-calculator';
import { valuesOf } from '@/lib/leasing/tools/tool-state';
import { amount, plainLease } from '../offers';

const calculate = (change: Partial<Offer> = {}, moneyFactor = 0.002) =>
  calculateLease({ ...plainLease, ...change }, moneyFactor);

it.each([
  [1.005, 101],
  [-0.005, 0], // Never negative zero.
  [-0.015, -1],
])('half a cent is rounded up, whatever its binary fraction: $%d', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});

/** Calculated by hand, independently of this code. */
it.each([
  [plainLease, 0.002, [43_597, 13_939, 0, 57_536], { nyc: 183_828, nj: 137_223 }],
  // A cent below the sum of the rounded parts: each result is rounded once.
  [
    {
      sellingPrice: 3_350_000,
      msrp: 3_500_000,
      residual: amount(2_170_000),
      months: 24,
      acquisitionFee: 59_500,
      cashDown: 150_000,
    },
    0.00175,
    [45_396, 9_502, -1, 54_897],
    { nyc: 130_243, nj: 97_224 },
  ],
] as const)(
  'payment and tax are those that were calculated by hand: %j',
  (offer, factor, numbers, tax) => {
    const [depreciation, rentCharge, rounding, paymentBeforeTax] = numbers;
    const lease = calculate(offer, factor);
    expect(lease).toMatchObject({
      depreciation,
      rentCharge,
      rounding,
      paymentBeforeTax,
      tax: tax.nyc,
    });
    expect(calculate({ ...offer, residence: 'nj' }, factor).tax).toBe(tax.nj);
  },
);

it("New York's own example: 48 payments of $350 and a fee of $500 at 7% are taxed $1,211", () => {
  // A residual equal to the price and a money factor of 350 ÷ (2 × 175,000) make payments of
  // exactly $350.
  const car = { msrp: 20_000_000, sellingPrice: 17_500_000, residual: amount(17_500_000) };
  const fee = { acquisitionFee: 50_000, acquisitionFeePaidWhen: 'signing' } as const;
  const county = { residence: 'ny', countyPercent: 7 } as const;
  const lease = calculate({ ...car, ...fee, ...county, months: 48 }, 0.001);
  expect(lease).toMatchObject({ paymentBeforeTax: 35_000, tax: 121_100 });
});

it.each([
  // 8.875% and 6.625% of 36 × payment, and of what is named.
  [{ cashDown: 100_000 }, 100_000, 100_000],
  [{ rebates: 200_000 }, 200_000, 200_000],
  [{ acquisitionFeePaidWhen: 'signing' }, 69_500, 69_500],
  [{ documentationFee: 17_500 }, 0, 17_500],
  [{ documentationFee: 17_500, documentationFeePaidWhen: 'payment' }, 0, 0],
  [{ tradeIn: 300_000, registration: 22_600 }, 0, 0],
] as [Partial<Offer>, number, number][])('beside the payments, taxed are %j', (change, nyc, nj) => {
  const { paymentBeforeTax, tax } = calculate(change);
  expect(tax).toBe(round((36 * paymentBeforeTax + nyc) * 0.08875));
  expect(calculate({ ...change, residence: 'nj' }).tax).toBe(
    round((36 * paymentBeforeTax + nj) * 0.06625),
  );
});

describe('tax rolled into the payment', () => {
  const flat = {
    msrp: 5_000_000,
    sellingPrice: 3_600_000,
    residual: amount(1_800_000),
    acquisitionFee: 0,
    howTaxIsPaid: 'payment',
  } as const;

  it('is taxed itself in New York, as in Publication 839: payments of $18,000 at 8% become tax of $1,565.22', () => {
    const lease = calculate({ ...flat, residence: 'ny', countyPercent: 8 }, 0);
    expect(lease).toMatchObject({ paymentBeforeTax: 50_000, tax: 156_522, payment: 54_348 });
  });

  it('is not taxed itself in New Jersey, and bears rent charge in both states', () => {
    // 1,372.23 ÷ 36 + 1,372.23 × 0.002 = 38.1175 + 2.7445 more than 575.3611.
    expect(calculate({ residence: 'nj', howTaxIsPaid: 'payment' })).toMatchObject({
      tax: 137_223,
      payment: 61_622,
    });
    // 0.08875 × 20,712.96 ÷ (1 − 0.08875 × 1.072) = 1,838.2752 ÷ 0.90486 = 2,031.5576.
    expect(calculate({ howTaxIsPaid: 'payment' }).tax).toBe(203_156);
  });
});

it('everything paid is counted once', () => {
  const fees = { registration: 22_600, documentationFee: 17_500, dispositionFee: 39_500 };
  const lease = calculate({ ...fees, cashDown: 100_000, tradeIn: 300_000 });
  // (42,695 − 4,000 − 27,000) ÷ 36 + (38,695 + 27,000) × 0.002 = 324.8611 + 131.39 = 456.2511.
  expect(lease.payment).toBe(45_625);
  // 8.875% of 36 × 456.25 + 1,000.
  expect(lease.tax).toBe(154_647);
  expect(lease.dueAtSigningBreakdown.total).toBe(45_625 + 100_000 + 17_500 + 22_600 + 154_647);
  // The trade-in is the visitor's money too.
  expect(lease.costBreakdown.total).toBe(340_372 + 35 * 45_625 + 300_000 + 39_500);
  // 22,767.47 over 36 months, and over 36,000 miles.
  expect(lease).toMatchObject({ effectiveMonthly: 63_243, costPerMile: 63 });
});

it('a price below the residual once everything is taken off is no lease', () => {
  const tooMuch = { ...plainLease, cashDown: 1_569_501 };
  expect(belowResidual(tooMuch)).toEqual({ adjustedCapCost: 2_699_999, residual: 2_700_000 });
  expect(belowResidual({ ...plainLease, cashDown: 1_569_500 })).toBeNull();
  for (const unknown of [{ residual: null }, { msrp: null }, { sellingPrice: null }])
    expect(belowResidual({ ...tooMuch, ...unknown })).toBeNull();
});

/** Title, and three years of registration: the third costs less. */
const newJersey = 8500 + 2 * 8400 + 7150;

it.each([
  [{}, 22_600],
  [{ residence: 'ny' }, 14_600],
  [{ residence: 'nj' }, newJersey],
  [{ residence: 'nj', months: 24 }, newJersey - 7150],
  [{ residence: 'nj', registration: 1 }, 1],
  [{ residence: 'nj', months: 37, fuel: 'electric' }, newJersey + 7150 + 113_000],
  // 0.4% of the price with the rolled-in acquisition fee of $695, from $45,000.
  [{ residence: 'nj', sellingPrice: 4_430_499 }, newJersey],
  [{ residence: 'nj', sellingPrice: 4_430_500, cashDown: 500_000 }, newJersey + 18_000],
  [{ residence: 'nj', sellingPrice: 9_000_000, fuel: 'electric' }, newJersey + 84_000],
  // The price isn't known.
  [{ residence: 'nj', payment: 90_000 }, newJersey],
] as const)('fees that nobody gave follow the residence and the car: %j', (given, registration) => {
  expect(valuesOf(leaseCalculatorTool, given).registration).toBe(registration);
});

it('the sample lease has its payment, and everything that is paid', () => {
  // 542.38, tax of 8.875% of 36 times that, 175, and 226; then 35 payments, and 395.
  const paid = {
    payment: 54_238,
    dueAtSigningBreakdown: { total: 267_628 },
    costBreakdown: { total: 2_205_458 },
  };
  expect(sampleLease).toMatchObject(paid);
});
