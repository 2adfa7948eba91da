/** @jest-environment node */
import { overageDollars, stateFees } from '@/content/rates';
import { registrationFees } from '@/lib/leasing/arithmetic/fees';
import { dividedBy, minus } from '@/lib/leasing/arithmetic/fraction';
import { belowResidual, calculateLease, type LeaseInputs } from '@/lib/leasing/arithmetic/lease';
import {
  approximateRate,
  type LeaseTerms,
  leasePayment,
  moneyFactorOf,
} from '@/lib/leasing/arithmetic/payment';
import { sampleLease } from '@/lib/leasing/arithmetic/sample-lease';
import { amount, leases, moneyFactor, percent, plainLease, sample } from './cases';

const calculate = (change: Partial<LeaseInputs> = {}) =>
  calculateLease({ ...plainLease, ...change });

const { msrp, sellingPrice, months, acquisitionFee: fees, cashDown: down } = plainLease;
const terms: LeaseTerms = {
  msrp,
  sellingPrice,
  residualPercent: 60,
  moneyFactor: 0.002,
  months,
  fees,
  down,
};
const discounted = { sellingPrice: 3_350_000, msrp: 3_500_000, residualPercent: 62, down: 150_000 };

/** Calculated by hand, independently of this code. */
it.each([
  [terms, [43_597, 13_939, 0, 57_536, 4.8], { nyc: 183_828, nj: 137_223 }],
  // A cent below the sum of the rounded parts: each result is rounded once.
  [
    { ...terms, ...discounted, moneyFactor: 0.00175, months: 24, fees: 59_500 },
    [45_396, 9_502, -1, 54_897, 4.2],
    { nyc: 130_243, nj: 97_224 },
  ],
] as const)('payment and tax are those that were calculated by hand: %j', (terms, numbers, tax) => {
  const [depreciation, rentCharge, rounding, payment, approximateRate] = numbers;
  const inputs: Partial<LeaseInputs> = {
    ...terms,
    residual: percent(terms.residualPercent),
    rate: moneyFactor(terms.moneyFactor),
    acquisitionFee: terms.fees,
    cashDown: terms.down,
  };
  const monthly = { depreciation, rentCharge, rounding, payment };
  const { adjustedCapCostBill, residual, ...lease } = calculate(inputs);
  expect(lease).toMatchObject({ ...monthly, tax: tax.nyc });
  expect(calculate({ ...inputs, residence: 'nj' }).tax).toBe(tax.nj);
  const adjustedCapCost = adjustedCapCostBill.total;
  expect(leasePayment(terms)).toEqual({ ...monthly, adjustedCapCost, residual, approximateRate });
});

it("New York's own example: 48 payments of $350 and a fee of $500 at 7% are taxed $1,211", () => {
  // A residual equal to the price and a money factor of 350 ÷ (2 × 175,000) make payments of
  // exactly $350.
  const car = { msrp: 20_000_000, sellingPrice: 17_500_000, residual: amount(17_500_000) };
  const fee = { acquisitionFee: 50_000, acquisitionFeePaid: 'signing' } as const;
  const county = { residence: 'ny', countyPercent: 7 } as const;
  const lease = calculate({ ...car, ...fee, ...county, rate: moneyFactor(0.001), months: 48 });
  expect(lease).toMatchObject({ payment: 35_000, taxed: { total: 1_730_000 }, tax: 121_100 });
});

describe('what is taxed', () => {
  const put = { cashDown: 100_000, rebates: 200_000, tradeIn: 300_000, registration: 22_600 };
  const fees = {
    acquisitionFeePaid: 'signing',
    dealerFee: 17_500,
    dealerFeePaid: 'signing',
  } as const;
  const ids = (residence: 'nyc' | 'nj') =>
    calculate({ ...put, ...fees, residence }).taxed.lines.map(({ id }) => id);

  it('is the same in both states but for a dealer fee paid at signing; never a trade-in or registration', () => {
    expect(ids('nyc')).toEqual(['payments', 'cash-down', 'rebates', 'acquisition-fee']);
    expect(ids('nj')).toEqual([...ids('nyc'), 'documentation-fee']);
  });

  it('includes fees only once when they are rolled into the payment', () => {
    const lease = calculate({ dealerFee: 17_500, dealerFeePaid: 'payment', residence: 'nj' });
    expect(lease.taxed.lines).toHaveLength(1);
    expect(lease.adjustedCapCostBill.total).toBe(4_287_000);
  });
});

describe('tax rolled into the payment', () => {
  const flat = {
    msrp: 5_000_000,
    sellingPrice: 3_600_000,
    residual: amount(1_800_000),
    rate: moneyFactor(0),
    acquisitionFee: 0,
    taxPaid: 'payment',
  } as const;

  it('is taxed itself in New York, as in Publication 839: payments of $18,000 at 8% become tax of $1,565.22', () => {
    const lease = calculate({ ...flat, residence: 'ny', countyPercent: 8 });
    expect(lease).toMatchObject({
      payment: 50_000,
      tax: 156_522,
      billed: 54_348,
      taxInPayment: 4_348,
    });
  });

  it('is not taxed itself in New Jersey, and bears rent charge in both states', () => {
    expect(calculate({ ...flat, residence: 'nj' })).toMatchObject({ tax: 119_250, billed: 53_313 });
    // 1,372.23 ÷ 36 + 1,372.23 × 0.002 = 38.1175 + 2.7445 more than 575.3611.
    expect(calculate({ residence: 'nj', taxPaid: 'payment' })).toMatchObject({
      tax: 137_223,
      billed: 61_622,
    });
    // 0.08875 × 20,712.96 ÷ (1 − 0.08875 × 1.072) = 1,838.2752 ÷ 0.90486 = 2,031.5576.
    expect(calculate({ taxPaid: 'payment' }).tax).toBe(203_156);
  });
});

it('everything paid is counted once', () => {
  const fees = { registration: 22_600, dealerFee: 17_500, dispositionFee: 39_500 };
  const lease = calculate({ ...fees, cashDown: 100_000, tradeIn: 300_000 });
  // (42,695 − 4,000 − 27,000) ÷ 36 + (38,695 + 27,000) × 0.002 = 324.8611 + 131.39 = 456.2511.
  expect(lease.payment).toBe(45_625);
  // 8.875% of 36 × 456.25 + 1,000.
  expect(lease.tax).toBe(154_647);
  expect(lease.dueAtSigning.total).toBe(45_625 + 100_000 + 17_500 + 22_600 + 154_647);
  // The trade-in is the visitor's money too.
  expect(lease.cost.total).toBe(340_372 + 35 * 45_625 + 300_000 + 39_500);
  // With the fee at the end: 22,767.47 over 36 months.
  expect(lease.effectiveMonthly).toBe(63_243);
  // And over 36,000 miles.
  expect(lease.costPerMile).toBe(63);
});

it('a price below the residual once everything is taken off is no lease', () => {
  const tooMuch = { ...plainLease, cashDown: 1_569_501 };
  expect(belowResidual(tooMuch)).toEqual({ adjustedCapCost: 2_699_999, residual: 2_700_000 });
  expect(belowResidual({ ...plainLease, cashDown: 1_569_500 })).toBeNull();
});

it.each([{ residual: null }, { msrp: null }, { sellingPrice: null }])(
  'whether a lease starts below its residual isn’t known with %j',
  (unknown) => {
    expect(belowResidual({ ...plainLease, cashDown: 1_569_501, ...unknown })).toBeNull();
  },
);

it.each([
  [0.00175, 4.2],
  [0.0025, 6],
  [0.002083333, 5],
])('a money factor of %d is about %d%% a year', (moneyFactor, rate) => {
  expect(approximateRate(moneyFactor)).toBe(rate);
});

it('a rate is 2400 times its money factor, exactly', () => {
  expect(minus(moneyFactorOf(percent(5)), dividedBy(5, 2400)).numerator).toBe(0n);
});

/**
 * Calling `expect` for each takes longer than what it checks, so tests expect a list of wrong cases
 * to be empty.
 */
const cases = sample(leases, 1000).map((inputs) => ({ inputs, lease: calculateLease(inputs) }));

it('every printed sum adds up', () => {
  const wrong = cases.filter(({ inputs, lease }) => {
    const bills = [
      lease.adjustedCapCostBill,
      lease.taxed,
      lease.dueAtSigning,
      lease.paid,
      lease.cost,
    ];
    const { depreciation, rentCharge, rounding, payment, billed, dueAtSigning } = lease;
    return !(
      bills.every(
        ({ lines, total }) => lines.reduce((sum, { cents }) => sum + cents, 0) === total,
      ) &&
      depreciation + rentCharge + rounding === payment &&
      Math.abs(rounding) <= 1 &&
      payment + lease.taxInPayment === billed &&
      dueAtSigning.total + (inputs.months - 1) * billed + inputs.tradeIn === lease.paid.total
    );
  });
  expect(wrong).toEqual([]);
});

it('rolled-in tax is the tax on what is billed: in New York on all of it, in New Jersey without the tax', () => {
  const wrong = cases.filter(({ inputs }) => {
    const lease = calculateLease({ ...inputs, taxPaid: 'payment' });
    if (inputs.residence === 'nj')
      return lease.tax !== calculateLease({ ...inputs, taxPaid: 'signing' }).tax;
    const taxed = lease.taxed.total + inputs.months * lease.taxInPayment;
    // The rounding of each payment, at most a cent a month, is taxed too.
    return !(Math.abs(lease.tax - (taxed * lease.taxPercent) / 100) <= 1 + inputs.months * 0.1);
  });
  expect(wrong).toEqual([]);
});

it('New Jersey’s luxury fee is due from its price on', () => {
  const due = (price: number) =>
    registrationFees({ residence: 'nj', months: 36, grossCapCost: price * 100, fuel: 'gas' });
  const { luxuryFrom, luxuryPercent } = stateFees.nj;
  expect(due(luxuryFrom) - due(luxuryFrom - 1)).toBe(luxuryFrom * luxuryPercent);
});

it('the sample of a first page adds up in every part', () => {
  const { payment, months, dueAtSigning, ...lease } = sampleLease();
  expect(payment + lease.salesTax + lease.documentationFee + lease.registration).toBe(dueAtSigning);
  expect(lease.depreciation + lease.rentCharge).toBe(lease.totalOfBase);
  expect(payment * months).toBe(lease.totalOfBase);
  expect(dueAtSigning + (months - 1) * payment + lease.dispositionFee).toBe(lease.totalOfPayments);
  expect(lease.perMile).toBe(100 * overageDollars.high);
  const registration = registrationFees({
    residence: 'nyc',
    months,
    grossCapCost: null,
    fuel: 'gas',
  });
  expect(lease.registration).toBe(registration);
  expect(lease.capitalizedCost - lease.down).toBe(lease.adjustedCapCost);
  // The rent charge is the one that its money factor gives, but for the rounding of each payment.
  const monthly = (lease.adjustedCapCost + lease.residual) * lease.moneyFactor;
  expect(Math.abs(lease.rentCharge - monthly * months)).toBeLessThanOrEqual(months / 2);
});
