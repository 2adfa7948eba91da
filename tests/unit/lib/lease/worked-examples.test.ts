import {
  effectiveMonthly,
  leasePayment,
  leaseTax,
  overage,
  sum,
  taxBothSides,
  taxedTotal,
} from '@/lib/lease/worked-examples';

/** Calculated by hand, independently of this code. */
const examples = [
  {
    terms: {
      sellingPrice: 42000,
      msrp: 45000,
      residualPercent: 60,
      moneyFactor: 0.002,
      months: 36,
      fees: 695,
      down: 0,
    },
    adjustedCapCost: 42695,
    residual: 27000,
    monthly: { depreciation: 435.97, rentCharge: 139.39, payment: 575.36, approximateRate: 4.8, rounding: 0 },
    tax: { total: 20712.96, nj: 1372.23, nyc: 1838.28 },
  },
  {
    terms: {
      sellingPrice: 33500,
      msrp: 35000,
      residualPercent: 62,
      moneyFactor: 0.00175,
      months: 24,
      fees: 595,
      down: 1500,
    },
    adjustedCapCost: 32595,
    residual: 21700,
    // A cent below the sum of the rounded parts: each result is rounded once.
    monthly: {
      depreciation: 453.96,
      rentCharge: 95.02,
      payment: 548.97,
      approximateRate: 4.2,
      rounding: -0.01,
    },
    tax: { total: 14675.28, nj: 972.24, nyc: 1302.43 },
  },
  {
    terms: {
      sellingPrice: 58000,
      msrp: 62000,
      residualPercent: 55,
      moneyFactor: 0.0024,
      months: 36,
      fees: 925,
      down: 2000,
    },
    adjustedCapCost: 56925,
    residual: 34100,
    monthly: {
      depreciation: 634.03,
      rentCharge: 218.46,
      payment: 852.49,
      approximateRate: 5.76,
      rounding: 0,
    },
    tax: { total: 32689.64, nj: 2165.69, nyc: 2901.21 },
  },
];

it.each(examples)('the payment of $terms', ({ terms, adjustedCapCost, residual, monthly }) => {
  expect(leasePayment(terms)).toEqual({ adjustedCapCost, residual, ...monthly });
});

describe('sales tax due at the start', () => {
  it.each(examples)('of $terms', ({ terms: { months, down }, monthly, tax: { total, nj, nyc } }) => {
    expect(taxedTotal({ monthlyPayment: monthly.payment, months, down })).toBe(total);
    expect(taxBothSides(total)).toMatchObject({ nj, nyc });
  });

  it("is that of New York's own example", () => {
    const total = taxedTotal({ monthlyPayment: 350, months: 48, otherTaxed: 500 });
    expect(total).toBe(17300);
    expect(leaseTax(total, 7)).toBe(1211);
  });

  it('of 36 payments of $500 differs by $405', () => {
    const total = taxedTotal({ monthlyPayment: 500, months: 36 });
    expect(total).toBe(18000);
    expect(taxBothSides(total)).toEqual({ nyc: 1597.5, nj: 1192.5, difference: 405 });
  });

  it('of nothing is nothing', () => {
    expect(taxBothSides(0)).toEqual({ nyc: 0, nj: 0, difference: 0 });
  });
});

describe('the other calculations', () => {
  it('3,000 miles beyond the plan cost $450 to $750', () => {
    expect(overage(3000)).toEqual({ low: 450, high: 750 });
  });

  it('the effective monthly cost counts the first payment once', () => {
    // 3,000 at signing and 35 payments of 420 are 17,700 over 36 months.
    expect(effectiveMonthly({ dueAtSigning: 3000, monthly: 420, months: 36 })).toEqual({
      remaining: 14700,
      total: 17700,
      effective: 491.67,
    });
    expect(effectiveMonthly({ dueAtSigning: 500, monthly: 500, months: 36 }).effective).toBe(500);
  });

  it('a bill is the sum of its rounded lines', () => {
    expect(sum([480, 1533.6, 175, 50, 25, 71, 80])).toBe(2414.6);
    expect(sum([0.1, 0.2])).toBe(0.3);
    expect(sum([1.005, 1.005])).toBe(2.02);
    expect(sum([])).toBe(0);
  });
});
