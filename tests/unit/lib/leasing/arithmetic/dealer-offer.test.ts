/** @jest-environment node */
import { explainOffer, offerCost } from '@/lib/leasing/arithmetic/dealer-offer';
import { calculateLease } from '@/lib/leasing/arithmetic/lease';
import { solve } from '@/lib/leasing/arithmetic/solve';
import type { LeaseState } from '@/lib/leasing/tools/lease-fields';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { valuesOf } from '@/lib/leasing/tools/tool';
import { amount, leases, moneyFactor, dealersOffer as offer, sample } from './cases';

const offerOf = (given: Partial<LeaseState>) => valuesOf(leaseTool, given);
const read = (given: Partial<LeaseState>) => explainOffer(offerOf(given));

it.each([
  { name: 'the first that gives it', target: 4, min: 5, found: 40 },
  { name: 'none that high', target: 10, min: 5, found: 'above' },
  { name: 'none that low', target: 0, min: 10, found: 'below' },
])('a value that explains a payment: $name', ({ target, min, found }) => {
  expect(solve((x) => Math.floor(x / 10), target, { min, max: 95 })).toBe(found);
});

describe('an offer with its payment', () => {
  it('comes from a money factor, compared with one that was named', () => {
    const lease = { billed: 61_235 };
    const rate = moneyFactor(0.002);
    expect(read({ ...offer, rate })).toMatchObject({ solved: true, lease, atNamedRate: 57_536 });
    expect(read({ ...offer, sellingPrice: null })).toEqual({ missing: ['sellingPrice'] });
  });

  it('is found again to the cent, whatever the lease', () => {
    const wrong = sample(leases, 300).filter((inputs) => {
      const monthly = calculateLease(inputs).billed;
      const explanation = explainOffer({ ...offerOf({}), ...inputs, monthly, rate: null });
      return !('lease' in explanation) || explanation.lease.billed !== monthly;
    });
    expect(wrong).toEqual([]);
  });

  it('is none where the car starts below its residual', () => {
    expect(read({ ...offer, residual: amount(9_000_000) })).toMatchObject({
      unsolved: true,
      nearest: null,
    });
  });

  it('needs no MSRP for a residual in dollars', () => {
    const residual = amount(2_700_000);
    expect(read({ ...offer, msrp: null, residual })).toMatchObject({ lease: { billed: 61_235 } });
  });
});

describe('the amount at signing', () => {
  const due = (given: Partial<LeaseState>) => {
    const explanation = read({ ...offer, dueAtSigning: 500_000, ...given });
    return 'lease' in explanation ? explanation.lease.dueAtSigning : null;
  };
  const lines = (given: Partial<LeaseState>) =>
    due(given)?.lines.map(({ id, cents }) => [id, cents]);

  const first = ['first-payment', 61_235];
  const fees = [
    ['documentation-fee', 17_500],
    ['registration', 22_600],
  ];

  it('is taken apart: what isn’t first payment, fees, or tax is cash down', () => {
    // 5,000 − 612.35 − 401 − 8.875% of 36 × 612.35 is 2,030.19, which is 108.875% of the cash.
    expect(lines({})).toEqual([first, ['cash-down', 186_470], ...fees, ['sales-tax', 212_195]]);
    expect(due({ dueAtSigning: 500_001 })).toMatchObject({ total: 500_001 });
    expect(lines({ taxPaid: 'payment' })?.[1]).toEqual(['cash-down', 500_000 - 61_235 - 40_100]);
  });

  it('that doesn’t cover fees and tax has no cash down in it, and a known one stays', () => {
    expect(due({ dueAtSigning: 100_000 })).toMatchObject({ total: 100_000 });
    expect(lines({ dueAtSigning: 100_000 })?.map(([id]) => id)).not.toContain('cash-down');
    expect(lines({ dueAtSigning: 100_000 })?.at(-1)).toEqual(['shortfall', expect.any(Number)]);
    expect(lines({ cashDown: 50_000 })?.[1]).toEqual(['cash-down', 50_000]);
  });

  // First payment, fees, and tax are 2,969.81.
  it.each([
    ['more is asked about', 296_984, [['unexplained', 3]]],
    ['a dealer may round differently', 296_983, [['rounding', 2]]],
    ['the sum is the sum', 296_981, []],
    ['less is asked about', 296_978, [['shortfall', -3]]],
  ])('differs from its parts: %s', (_, dueAtSigning, rest) => {
    expect(lines({ cashDown: 0, dueAtSigning })?.slice(4)).toEqual(rest);
  });

  it.each([
    ['without an amount at signing', { monthly: 1 }],
    ['without a payment', { dueAtSigning: 1 }],
  ])('%s, the example has no cash down', (_, given) => {
    expect(offerOf(given).cashDown).toBe(0);
  });

  it.each([
    ['without an amount at signing', offer],
    ['without a payment', { dueAtSigning: 500_000 }],
  ])('%s, cash down that isn’t known is none', (_, given) => {
    expect(read({ ...given, cashDown: null })).toMatchObject({ inputs: { cashDown: 0 } });
  });

  it('that has no room for the first payment leaves all payments for later, and no silent gift', () => {
    const nothing = { ...offer, dueAtSigning: 0 };
    // Fees and 8.875% of 36 × 612.35.
    expect(lines({ dueAtSigning: 0 })).toEqual([
      ...fees,
      ['sales-tax', 195_646],
      ['shortfall', -235_746],
    ]);
    const explanation = read(nothing);
    expect('lease' in explanation && explanation.lease.cost.total).toBe(36 * 61_235 + 39_500);
    expect(offerCost(offerOf(nothing))?.total).toBe(36 * 61_235 + 39_500);
    // Rounded to dollars, it's there.
    expect(lines({ dueAtSigning: 61_200 })?.[0]).toEqual(first);
    // The cash down is what is left without it.
    expect(lines({ dueAtSigning: 61_135, taxPaid: 'payment' })?.[0]).toEqual([
      'cash-down',
      61_135 - 40_100,
    ]);
  });

  it('and the payment may be before tax, which comes on top', () => {
    const extra = { ...offer, dueAtSigning: 500_000, taxPaid: 'extra', residual: null } as const;
    const cash = 500_000 - 61_235 - 40_100;
    // 8.875% of 36 × 612.35 + 3,986.65 = 26,031.25.
    const tax = 231_027;
    const onTop = ['extra-tax', tax];
    expect(lines({ taxPaid: 'extra' })).toEqual([first, ['cash-down', cash], ...fees, onTop]);
    expect(due({ taxPaid: 'extra' })?.total).toBe(500_000 + tax);
    const total = 500_000 + tax + 35 * 61_235 + 39_500;
    expect(offerCost(offerOf(extra))).toMatchObject({ tax, total });
  });
});

it('an offer’s cost needs no more than payment and amount at signing', () => {
  const given = { monthly: 45_900, dueAtSigning: 399_900, tradeIn: 100_000 };
  // 3,999 + 35 × 459 + 1,000, and 395 at the end.
  expect(offerCost(offerOf(given))).toEqual({
    tax: 0,
    paid: 2_106_400,
    effectiveMonthly: 59_608,
    total: 2_145_900,
    perMile: 60,
  });
  expect(offerCost(offerOf({ monthly: 45_900 }))).toBeNull();
  expect(offerCost(offerOf({ dueAtSigning: 1 }))).toBeNull();
});
