import { creditTiers } from '@/content/credit-tiers';
import { dayOne } from '@/lib/charts/day-one';
import { leaseOrBuy } from '@/lib/charts/lease-or-buy';
import { mileagePlan } from '@/lib/charts/mileage-plan';
import { creditSteps, leaseTotal, offerCosts, paymentParts } from '@/lib/charts/payments';

/** A car of $36,000; half of the depreciation is easy to follow. */
const terms = {
  sellingPrice: 3_600_000,
  msrp: 3_800_000,
  residualPercent: 60,
  moneyFactor: 0.002,
  months: 36,
  fees: 0,
  down: 0,
};

it('a payment is depreciation, rent charge and tax, each rounded once', () => {
  // (36,000 − 22,800) ÷ 36 = 366.67; (36,000 + 22,800) × 0.002 = 117.60; 484.27 × 8.875% = 42.98.
  expect(paymentParts(terms)).toEqual({
    depreciation: 36_667,
    rentCharge: 11_760,
    tax: 4_298,
    total: 52_725,
  });
});

it('the payments of a lease are its depreciation and its rent charge', () => {
  // 36 × 484.27 = 17,433.72, of which 36,000 − 22,800 is depreciation.
  expect(leaseTotal(terms)).toEqual({ depreciation: 1_320_000, rentCharge: 423_372, total: 1_743_372 });
});

it('offers are ranked by what is due at signing and the payments after the first', () => {
  const { costs, cheapest, dearest, lowestPayment } = offerCosts([
    { label: 'A', dueAtSigning: 300_000, monthly: 30_000, months: 24 },
    { label: 'B', dueAtSigning: 50_000, monthly: 40_000, months: 24 },
  ]);
  expect(costs.map(({ paid }) => paid)).toEqual([990_000, 970_000]);
  expect([cheapest?.label, dearest?.label, lowestPayment?.label]).toEqual(['B', 'A', 'A']);
});

it('each tier down adds its step of the money factor to the rent charge, and the last has no example', () => {
  const tiers = creditSteps(terms, 0.001);
  // 58,800 × 0.001 = 58.80 a tier
  expect(tiers.slice(0, -1).map(({ more }) => more)).toEqual(
    creditTiers.slice(0, -1).map((_, index) => index * 5_880),
  );
  expect(tiers[1]?.payment).toBe(48_427 + 5_880);
  expect(tiers.at(-1)).toMatchObject({ payment: null, more: null });
});

it('the bill of day one has the tax on all payments, and in New Jersey on the dealer’s fee', () => {
  const bill = {
    monthlyPayment: 50_000,
    months: 36,
    dealerFee: 20_000,
    titleAndPlates: { nyc: 7_500, nj: 6_000 },
    registration: { nyc: 15_000, nj: 25_200 },
  };
  const { lines, total, taxShare } = dayOne(bill);
  // 18,000 × 8.875% = 1,597.50; 18,200 × 6.625% = 1,205.75
  expect(lines).toContainEqual({ label: 'Sales tax', nyc: 159_750, nj: 120_575 });
  expect(total).toEqual({ nyc: 252_250, nj: 221_775 });
  expect(taxShare).toEqual([54, 63]);
  // As texts, 11 would come before 9.
  expect(dayOne({ ...bill, registration: { nyc: 1_200_000, nj: 1_100_000 } }).taxShare).toEqual([9, 11]);
});

it('a bigger mileage plan costs the lost residual less its rent charge, until extra miles cost as much', () => {
  const { extra, billAt, evenAt } = mileagePlan({
    plan: 12_000,
    biggerPlan: 15_000,
    months: 24,
    msrp: 4_000_000,
    residualPoints: 3,
    moneyFactor: 0.002,
  });
  // 1,200 ÷ 24 − 1,200 × 0.002 = 47.60 a month
  expect(extra).toBe(24 * 4_760);
  expect(billAt(11_000)).toEqual({ low: 0, high: 0 });
  expect(billAt(13_500)).toEqual({ low: 45_000, high: 75_000 });
  // 1,142.40 ÷ 0.15 ÷ 2 years = 3,808 miles a year over the plan, 2,284.8 at 0.25
  expect(evenAt).toEqual({ low: 15_810, high: 14_290 });
});

describe('leasing twice against buying', () => {
  const inputs = {
    ...terms,
    dispositionFee: 40_000,
    loanPercent: 6,
    loanMonths: 60,
    laterRepairs: 300_000,
    laterValue: 1_200_000,
  };
  const { after, aheadFor } = leaseOrBuy(inputs);
  const residual = 2_280_000;

  it('adds tax, payments and the fee of each lease', () => {
    const tax = 115_498; // 36 × 484.27 × 6.625%
    expect([0, 36, 37, 72].map((month) => after[month]?.lease)).toEqual([
      tax,
      36 * 48_427 + tax + 40_000,
      37 * 48_427 + 2 * tax + 40_000,
      72 * 48_427 + 2 * tax + 80_000,
    ]);
  });

  it('adds tax, interest, lost value and later repairs of the bought car', () => {
    const tax = 238_500; // 36,000 × 6.625%
    // 36,000 over 60 months at 0.5% a month take 695.98 a month; the second number of each line is the interest so far.
    const expected = [
      tax,
      tax + 283_455 + (3_600_000 - residual) / 2,
      tax + 475_864 + 3_600_000 - residual,
      tax + 575_886 + 3_600_000 - 1_200_000 + 300_000,
    ];
    for (const [at, month] of [0, 18, 36, 72].entries())
      expect(Math.abs((after[month]?.buy ?? 0) - (expected[at] ?? 0))).toBeLessThan(50);
  });

  it('leasing is ahead until the month before buying first costs less', () => {
    const ahead = after.slice(1, aheadFor + 1);
    expect(ahead.every(({ lease, buy }) => lease <= buy)).toBe(true);
    expect(after[aheadFor + 1]?.buy).toBeLessThan(after[aheadFor + 1]?.lease ?? 0);
  });

  it('one of the two can be ahead all the time', () => {
    expect(leaseOrBuy({ ...inputs, moneyFactor: 0.02 }).aheadFor).toBe(0);
    expect(leaseOrBuy({ ...inputs, moneyFactor: 0, loanPercent: 30 }).aheadFor).toBe(72);
  });
});
