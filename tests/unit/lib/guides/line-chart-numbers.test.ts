import { gapOverTime, leaseOrBuy, mileagePlan } from '@/lib/guides/line-chart-numbers';

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

it('a bigger mileage plan costs the lost residual less its rent charge, until extra miles cost as much', () => {
  const { extra, billAt, evenAt } = mileagePlan({
    ...terms,
    plan: 12_000,
    biggerPlan: 15_000,
    months: 24,
    msrp: 4_000_000,
    residualPoints: 3,
  });
  // 1,200 ÷ 24 − 1,200 × 0.002 = 47.60 a month
  expect(extra).toBe(24 * 4_760);
  expect(billAt(11_000)).toEqual({ low: 0, high: 0 });
  expect(billAt(13_500)).toEqual({ low: 45_000, high: 75_000 });
  // 1,142.40 ÷ 0.15 ÷ 2 years = 3,808 miles a year over the plan, 2,284.8 at 0.25
  expect(evenAt).toEqual({ low: 15_810, high: 14_280 });
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
    // 36,000 over 60 months at 0.5% a month take 695.98 a month; the second number of each line is
    // the interest so far.
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
});

it('the gap is what the lease wants beyond what the car brings: after 1 and 8 payments, and none at the end', () => {
  const household = { ...terms, sellingPrice: 3_640_000, residualPercent: 58, moneyFactor: 0.0021 };
  const after = gapOverTime({ ...household, fees: 69_500, valueAtStart: 3_160_000 });
  expect([1, 8, 24, 36].map((payments) => after[payments]?.lease)).toEqual([
    3_655_262, 3_379_607, 2_718_325, 2_204_000,
  ]);
  // 31,600 less 9,560 × 1 ÷ 36, and × 8 ÷ 36.
  expect([1, 8, 36].map((payments) => after[payments]?.car)).toEqual([
    3_133_444, 2_947_556, 2_204_000,
  ]);
});
