import fc from 'fast-check';
import { belowResidual, type Offer } from '@/lib/leasing/arithmetic/lease';

export const moneyFactor = (value: number) => ({ kind: 'money-factor', value }) as const;
export const percent = (value: number) => ({ kind: 'percent', value }) as const;
export const amount = (cents: number) => ({ kind: 'money', value: cents }) as const;

/** A lease in New York City without cash down or fees at signing, $575.36 a month. */
export const plainLease: Offer = {
  monthly: null,
  dueAtSigning: null,
  msrp: 4_500_000,
  sellingPrice: 4_200_000,
  residual: percent(60),
  rate: moneyFactor(0.002),
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
  residence: 'nyc',
  countyPercent: 0,
  taxPaid: 'signing',
  dispositionFee: 0,
};

/** What a dealer wrote about the same car, with more a month than a money factor of 0.002 gives. */
export const dealersOffer = {
  msrp: 4_500_000,
  sellingPrice: 4_200_000,
  residual: percent(60),
  months: 36,
  monthly: 61_235,
} as const;

/** @returns the same values in every run */
export function sample<T>(values: fc.Arbitrary<T>, numRuns = 2000): T[] {
  return fc.sample(values, { seed: 18, numRuns });
}

/** Numbers on a decimal grid: `scale` 10 ** 5 gives five decimals. */
const decimals = (min: number, max: number, scale: number) =>
  fc.integer({ min: min * scale, max: max * scale }).map((value) => value / scale);

const cents = (max: number) => fc.oneof(fc.integer({ min: 0, max }), fc.constant(0));
const paid = fc.constantFrom('signing' as const, 'payment' as const);

/** Every legal lease, without what a dealer asks for. */
export const leases: fc.Arbitrary<Offer> = fc
  .record({
    monthly: fc.constant(null),
    dueAtSigning: fc.constant(null),
    msrp: fc.integer({ min: 500_000, max: 50_000_000 }),
    sellingPrice: fc.integer({ min: 500_000, max: 50_000_000 }),
    residual: fc.oneof(
      decimals(20, 90, 1000).map(percent),
      fc.integer({ min: 100_000, max: 50_000_000 }).map(amount),
    ),
    rate: fc.oneof(
      fc.integer({ min: 0, max: 90_000 }).map((steps) => moneyFactor(steps / 10 ** 7)),
      decimals(0, 21, 10 ** 5).map(percent),
    ),
    months: fc.integer({ min: 24, max: 60 }),
    milesPerYear: fc.integer({ min: 5000, max: 50_000 }),
    acquisitionFee: cents(200_000),
    acquisitionFeePaid: paid,
    dealerFee: cents(100_000),
    dealerFeePaid: paid,
    registration: cents(150_000),
    cashDown: cents(500_000),
    rebates: cents(750_000),
    tradeIn: cents(1_000_000),
    residence: fc.constantFrom('nyc' as const, 'ny' as const, 'nj' as const),
    countyPercent: decimals(4, 10, 1000),
    taxPaid: fc.constantFrom('signing' as const, 'payment' as const, 'extra' as const),
    dispositionFee: cents(60_000),
  })
  .filter((offer) => belowResidual(offer) === null);
