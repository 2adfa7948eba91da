/** @jest-environment node */
import { overageDollars } from '@/content/rates';
import { calculateLease, type LeaseInputs, leaseProblem } from '@/lib/lease/lease';
import { explainLease } from '@/lib/lease/lease-words';
import { type LeaseTerms, leasePayment } from '@/lib/lease/payment';
import { sampleLease } from '@/lib/lease/sample-lease';

const none: LeaseInputs = {
  msrp: 4_500_000,
  sellingPrice: 4_200_000,
  residual: { kind: 'percent', value: 60 },
  rate: { kind: 'money-factor', value: 0.002 },
  months: 36,
  milesPerYear: 12_000,
  acquisitionFee: 69_500,
  acquisitionFeePaid: 'payment',
  dealerFee: 0,
  dealerFeePaid: 'signing',
  registration: 0,
  cashDown: 0,
  rebates: 0,
  tradeIn: 0,
  place: 'nyc',
  countyPercent: 0,
  taxPaid: 'signing',
  dispositionFee: 0,
};
const calculate = (change: Partial<LeaseInputs> = {}) => calculateLease({ ...none, ...change });

const terms: LeaseTerms = {
  sellingPrice: 4_200_000,
  msrp: 4_500_000,
  residualPercent: 60,
  moneyFactor: 0.002,
  months: 36,
  fees: 69_500,
  down: 0,
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
    residual: { kind: 'percent', value: terms.residualPercent },
    rate: { kind: 'money-factor', value: terms.moneyFactor },
    acquisitionFee: terms.fees,
    cashDown: terms.down,
  };
  const { capCost, residual, ...lease } = calculate(inputs);
  expect(lease).toMatchObject({ depreciation, rentCharge, rounding, payment, tax: tax.nyc });
  expect(calculate({ ...inputs, place: 'nj' }).tax).toBe(tax.nj);
  expect(leasePayment(terms)).toEqual({
    adjustedCapCost: capCost.total,
    residual,
    depreciation,
    rentCharge,
    rounding,
    payment,
    approximateRate,
  });
});

it("New York's own example: 48 payments of $350 and a fee of $500 at 7% are taxed $1,211", () => {
  // A residual equal to the price and a money factor of 350 ÷ (2 × 175,000) make payments of exactly $350.
  const lease = calculate({
    msrp: 20_000_000,
    sellingPrice: 17_500_000,
    residual: { kind: 'amount', cents: 17_500_000 },
    rate: { kind: 'money-factor', value: 0.001 },
    months: 48,
    acquisitionFee: 50_000,
    acquisitionFeePaid: 'signing',
    place: 'ny',
    countyPercent: 7,
  });
  expect(lease).toMatchObject({ payment: 35_000, taxed: { total: 1_730_000 }, tax: 121_100 });
});

describe('what is taxed', () => {
  const put = { cashDown: 100_000, rebates: 200_000, tradeIn: 300_000, registration: 22_600 };
  const fees = { acquisitionFeePaid: 'signing', dealerFee: 17_500, dealerFeePaid: 'signing' } as const;
  const labels = (place: 'nyc' | 'nj') =>
    calculate({ ...put, ...fees, place }).taxed.lines.map(({ label }) => label);

  it('is the same in both states but for a dealer fee paid at signing; never a trade-in or registration', () => {
    expect(labels('nyc')).toEqual(['36 payments', 'Cash down', 'Rebates', 'Acquisition fee']);
    expect(labels('nj')).toEqual([...labels('nyc'), 'Documentation fee']);
  });

  it('includes fees only once when they are rolled into the payment', () => {
    const lease = calculate({ dealerFee: 17_500, dealerFeePaid: 'payment', place: 'nj' });
    expect(lease.taxed.lines).toHaveLength(1);
    expect(lease.capCost.total).toBe(4_287_000);
  });
});

describe('tax rolled into the payment', () => {
  const flat = {
    msrp: 5_000_000,
    sellingPrice: 3_600_000,
    residual: { kind: 'amount', cents: 1_800_000 },
    rate: { kind: 'money-factor', value: 0 },
    acquisitionFee: 0,
    taxPaid: 'payment',
  } as const;

  it('is taxed itself in New York, as in Publication 839: payments of $18,000 at 8% become tax of $1,565.22', () => {
    const lease = calculate({ ...flat, place: 'ny', countyPercent: 8 });
    expect(lease).toMatchObject({ payment: 50_000, tax: 156_522, billed: 54_348, taxInPayment: 4_348 });
  });

  it('is not taxed itself in New Jersey, and bears rent charge in both states', () => {
    expect(calculate({ ...flat, place: 'nj' })).toMatchObject({ tax: 119_250, billed: 53_313 });
    // 1,372.23 ÷ 36 + 1,372.23 × 0.002 = 38.1175 + 2.7445 more than 575.3611.
    expect(calculate({ place: 'nj', taxPaid: 'payment' })).toMatchObject({ tax: 137_223, billed: 61_622 });
    // 0.08875 × 20,712.96 ÷ (1 − 0.08875 × 1.072) = 1,838.2752 ÷ 0.90486 = 2,031.5576.
    expect(calculate({ taxPaid: 'payment' }).tax).toBe(203_156);
  });
});

it('everything paid is counted once', () => {
  const lease = calculate({
    cashDown: 100_000,
    tradeIn: 300_000,
    registration: 22_600,
    dealerFee: 17_500,
    dispositionFee: 39_500,
  });
  // (42,695 − 4,000 − 27,000) ÷ 36 + (38,695 + 27,000) × 0.002 = 324.8611 + 131.39 = 456.2511.
  expect(lease.payment).toBe(45_625);
  // 8.875% of 36 × 456.25 + 1,000.
  expect(lease.tax).toBe(154_647);
  expect(lease.dueAtSigning.total).toBe(45_625 + 100_000 + 17_500 + 22_600 + 154_647);
  // The trade-in is the visitor's money too.
  expect(lease.cost.total).toBe(340_372 + 35 * 45_625 + 300_000 + 39_500);
  expect(lease.effectiveMonthly).toBe(62_146);
  // 22,767.47 over 36,000 miles.
  expect(lease.costPerMile).toBe(63);
});

it('a price below the residual once everything is taken off is no lease', () => {
  expect(leaseProblem({ ...none, cashDown: 1_569_501 })).toEqual({
    field: 'sellingPrice',
    message: expect.stringContaining('would start at $26,999.99, less than its residual of $27,000.'),
  });
  expect(leaseProblem({ ...none, cashDown: 1_569_500 })).toBeNull();
  for (const unknown of [{ residual: null }, { msrp: null }, { sellingPrice: null }])
    expect(leaseProblem({ ...none, cashDown: 1_569_501, ...unknown })).toBeNull();
});

it('an explanation has the visitor’s own values', () => {
  const inputs: LeaseInputs = { ...none, cashDown: 150_000, taxPaid: 'payment', place: 'nj' };
  const explained = (change: Partial<LeaseInputs> = {}) =>
    explainLease({ ...inputs, ...change }, calculateLease({ ...inputs, ...change }));
  const { capCost, residual, payment, tax } = explained();
  expect(capCost).toEqual({
    label: 'Adjusted capitalized cost',
    words: 'Selling price + acquisition fee − cash down',
    values: '$42,000 + $695 − $1,500',
    result: '$41,195',
  });
  expect(payment.values).toBe('($41,195 − $27,000) ÷ 36 + ($41,195 + $27,000) × 0.002');
  expect(residual.values).toBe('$45,000 × 60%');
  expect(explained({ residual: { kind: 'amount', cents: 2_700_000 } }).residual.values).toBeUndefined();
  expect(tax).toMatchObject({ label: 'Sales tax', values: '6.625% × (36 × $530.70 + $1,500)' });
  expect(explained({ taxPaid: 'extra' }).tax.label).toBe('Sales tax, not in the dealer’s numbers');
});

it('a bill names its parts, and which of them are taken off', () => {
  const fees = { acquisitionFeePaid: 'signing', dealerFee: 17_500, dealerFeePaid: 'payment' } as const;
  const rest = { cashDown: 1, rebates: 2, tradeIn: 3, registration: 4, dispositionFee: 5 };
  const inputs = { ...none, ...fees, ...rest };
  const lease = calculateLease(inputs);
  const { capCost, cost } = explainLease(inputs, lease);
  expect(capCost.words).toBe('Selling price + documentation fee − cash down − rebates − trade-in');
  expect(cost.words).toBe('Due at signing + 35 more payments + your trade-in + disposition fee');
  expect(lease.dueAtSigning.lines.map(({ label }) => label).join(', ')).toBe(
    'First payment, Cash down, Acquisition fee, Title, registration, and plates, Sales tax',
  );
});

it('the sample of a first page adds up in every part', () => {
  const lease = sampleLease();
  expect(lease.payment + lease.salesTax + lease.documentationFee + lease.registration).toBe(
    lease.dueAtSigning,
  );
  expect(lease.depreciation + lease.rentCharge).toBe(lease.totalOfBase);
  expect(lease.payment * lease.months).toBe(lease.totalOfBase);
  expect(lease.dueAtSigning + (lease.months - 1) * lease.payment + lease.dispositionFee).toBe(
    lease.totalOfPayments,
  );
  expect(lease.perMile).toBe(100 * overageDollars.high);
  expect(lease.capitalizedCost - lease.down).toBe(lease.adjustedCapCost);
  // The rent charge is the one that its money factor gives.
  const monthly = (lease.adjustedCapCost + lease.residual) * lease.moneyFactor;
  expect(lease.rentCharge).toBe(Math.round(monthly * lease.months));
});
