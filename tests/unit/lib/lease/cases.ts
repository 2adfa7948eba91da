import fc from 'fast-check';
import { type LeaseInputs, leaseProblem } from '@/lib/lease/lease';

/** @returns the same values in every run */
export function sample<T>(values: fc.Arbitrary<T>, numRuns = 2000): T[] {
  return fc.sample(values, { seed: 18, numRuns });
}

const cents = (max: number) => fc.oneof(fc.integer({ min: 0, max }), fc.constant(0));
/** Numbers on a decimal grid, both ends included: `scale` 10 ** 5 gives five decimals. */
const decimals = (min: number, max: number, scale: number) =>
  fc
    .oneof(
      fc.integer({ min: Math.round(min * scale), max: Math.round(max * scale) }),
      fc.constantFrom(Math.round(min * scale), Math.round(max * scale)),
    )
    .map((value) => value / scale);

const rates = fc.oneof(
  decimals(0, 0.009, 10 ** 7).map((value) => ({ kind: 'money-factor' as const, value })),
  decimals(0, 21.6, 10 ** 5).map((value) => ({ kind: 'percent' as const, value })),
);

const paid = fc.constantFrom('signing' as const, 'payment' as const);

/** Every legal lease, the extremes included. */
export const leases: fc.Arbitrary<LeaseInputs> = fc
  .record({
    msrp: fc.integer({ min: 500_000, max: 50_000_000 }),
    discount: fc.integer({ min: -50, max: 150 }),
    residual: decimals(20, 90, 1000),
    residualAsAmount: fc.boolean(),
    rate: rates,
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
    place: fc.constantFrom('nyc' as const, 'ny' as const, 'nj' as const),
    countyPercent: decimals(4, 10, 1000),
    taxPaid: fc.constantFrom('signing' as const, 'payment' as const, 'extra' as const),
    dispositionFee: cents(60_000),
  })
  .map(({ discount, residual, residualAsAmount, ...rest }) => ({
    ...rest,
    sellingPrice: Math.min(50_000_000, Math.max(500_000, Math.round((rest.msrp * (1000 - discount)) / 1000))),
    residual: residualAsAmount
      ? { kind: 'amount' as const, cents: Math.round((rest.msrp * residual) / 100) }
      : { kind: 'percent' as const, value: residual },
  }))
  .filter((inputs) => leaseProblem(inputs) === null);

/**
 * Calculates what an explanation prints, such as "8.875% × (36 × $575.36 + $1,500)", in binary floating point:
 * independent of the arithmetic that it checks.
 */
export function evaluate(text: string): number {
  const script = text
    .replace(/[$,]/g, '')
    .replace(/([\d.]+)%/g, '($1 / 100)')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/');
  return new Function(`return ${script}`)();
}
