import {
  effectiveMonthly,
  leasePayment,
  leaseTax,
  overage,
  sum,
  taxBothSides,
  taxedTotal,
  toCents,
} from '@/lib/lease/arithmetic';

/** The test vectors of the fact sheet, section 1; every expected figure was worked out apart from this code. */
const vectors = [
  {
    name: 'A',
    terms: {
      sellingPrice: 42000,
      msrp: 45000,
      residualPercent: 60,
      moneyFactor: 0.002,
      months: 36,
      fees: 695,
      down: 0,
    },
    expected: { depreciation: 435.97, rentCharge: 139.39, payment: 575.36, approximateRate: 4.8 },
    residual: 27000,
    adjustedCapCost: 42695,
    taxed: 20712.96,
    nj: 1372.23,
    nyc: 1838.28,
  },
  {
    name: 'B',
    terms: {
      sellingPrice: 33500,
      msrp: 35000,
      residualPercent: 62,
      moneyFactor: 0.00175,
      months: 24,
      fees: 595,
      down: 1500,
    },
    expected: { depreciation: 453.96, rentCharge: 95.02, payment: 548.97, approximateRate: 4.2 },
    residual: 21700,
    adjustedCapCost: 32595,
    taxed: 14675.28,
    nj: 972.24,
    nyc: 1302.43,
  },
  {
    name: 'C',
    terms: {
      sellingPrice: 58000,
      msrp: 62000,
      residualPercent: 55,
      moneyFactor: 0.0024,
      months: 36,
      fees: 925,
      down: 2000,
    },
    expected: { depreciation: 634.03, rentCharge: 218.46, payment: 852.49, approximateRate: 5.76 },
    residual: 34100,
    adjustedCapCost: 56925,
    taxed: 32689.64,
    nj: 2165.69,
    nyc: 2901.21,
  },
];

describe('a lease payment', () => {
  it.each(vectors)(
    'is that of the fact sheet: vector $name',
    ({ terms, expected, residual, adjustedCapCost }) => {
      expect(leasePayment(terms)).toEqual({ ...expected, residual, adjustedCapCost });
    },
  );

  it('is rounded once, at the end: vector B is a cent below the sum of its rounded parts', () => {
    const { depreciation, rentCharge, payment } = leasePayment(vectors[1]?.terms ?? ({} as never));
    expect(toCents(depreciation + rentCharge)).toBe(548.98);
    expect(payment).toBe(548.97);
  });
});

describe('sales tax due at the start', () => {
  it.each(vectors)('is that of the fact sheet: vector $name', ({ terms, expected, taxed, nj, nyc }) => {
    const total = taxedTotal({ monthlyPayment: expected.payment, months: terms.months, down: terms.down });
    expect(total).toBe(taxed);
    expect(taxBothSides(total)).toMatchObject({ nj, nyc });
  });

  it("is that of New York's own example: vector D", () => {
    const total = taxedTotal({ monthlyPayment: 350, months: 48, otherTaxed: 500 });
    expect(total).toBe(17300);
    expect(leaseTax(total, 7)).toBe(1211);
  });

  it('is that of the safe example: 36 payments of $500', () => {
    const total = taxedTotal({ monthlyPayment: 500, months: 36 });
    expect(total).toBe(18000);
    expect(taxBothSides(total)).toEqual({ nyc: 1597.5, nj: 1192.5, difference: 405 });
  });

  it('is nothing on nothing', () => {
    expect(taxBothSides(0)).toEqual({ nyc: 0, nj: 0, difference: 0 });
  });
});

describe('the other examples', () => {
  it('charge 3,000 miles over the plan with $450 to $750', () => {
    expect(overage(3000)).toEqual({ low: 450, high: 750 });
  });

  it('divide all that is paid by the months, the first payment counted once', () => {
    // 3,000 at signing, 35 payments of 420 to come: 17,700 over 36 months.
    expect(effectiveMonthly({ dueAtSigning: 3000, monthly: 420, months: 36 })).toEqual({
      remaining: 14700,
      total: 17700,
      effective: 491.67,
    });
    // With nothing but the first payment at signing, the effective cost is the payment.
    expect(effectiveMonthly({ dueAtSigning: 500, monthly: 500, months: 36 }).effective).toBe(500);
  });

  it('add a bill as a reader adds the printed lines', () => {
    expect(sum([480, 1533.6, 175, 50, 25, 71, 80])).toBe(2414.6);
    expect(sum([0.1, 0.2])).toBe(0.3);
    expect(sum([1.005, 1.005])).toBe(2.02);
    expect(sum([])).toBe(0);
  });
});

describe('rounding to the cent', () => {
  it('takes halves up, whatever binary fractions make of them', () => {
    expect([1.005, 2.675, 1838.2752, 0.125].map(toCents)).toEqual([1.01, 2.68, 1838.28, 0.13]);
  });
});
