/** @jest-environment node */
import type { LeaseState } from '@/lib/leasing/tools/lease-fields';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { valuesOf } from '@/lib/leasing/tools/tool';

describe('the fees that nobody gave', () => {
  it.each([
    [{}, 17_500, 22_600],
    [{ residence: 'ny' }, 17_500, 14_600],
    // Title, and a year of registration for each that begins.
    [{ residence: 'nj' }, 40_000, 8500 + 3 * 8400],
    [{ residence: 'nj', months: 48, fuel: 'electric' }, 40_000, 8500 + 4 * 8400 + 113_000],
    [{ residence: 'nj', registration: 1 }, 40_000, 1],
  ] as [Partial<LeaseState>, number, number][])(
    'follow the residence: %j',
    (given, documentation, registration) => {
      expect(valuesOf(leaseTool, given)).toMatchObject({ dealerFee: documentation, registration });
    },
  );

  it.each([
    // The price with the rolled-in acquisition fee of $695, from $45,000.
    [{ sellingPrice: 4_430_499 }, 0],
    [{ sellingPrice: 4_430_500 }, 18_000],
    [{ sellingPrice: 4_460_000, acquisitionFeePaid: 'signing', dealerFeePaid: 'payment' }, 18_000],
    [{ sellingPrice: 4_630_500, rebates: 500_000, tradeIn: 500_000, cashDown: 500_000 }, 18_800],
    [{ sellingPrice: 3_930_500, fuel: 'guzzler' }, 16_000],
    [{ sellingPrice: 9_000_000, fuel: 'efficient' }, 0],
    [{ sellingPrice: 9_000_000, fuel: 'electric' }, 84_000],
    // Solved for, so that it isn't known.
    [{ monthly: 90_000, fuel: 'guzzler' }, 0],
  ] as [Partial<LeaseState>, number][])(
    'have what New Jersey takes of the capitalized cost before anything put down, or of an electric car: %j',
    (given, fee) => {
      const { registration } = valuesOf(leaseTool, { ...given, residence: 'nj' });
      expect(registration - (8500 + 3 * 8400)).toBe(fee);
    },
  );
});

it('a lease that starts below its residual is no lease', () => {
  const problem = (cashDown: number) => leaseTool.problem?.(valuesOf(leaseTool, { cashDown }));
  expect(problem(1_569_500)).toBeNull();
  expect(problem(1_569_501)).toEqual({
    field: 'sellingPrice',
    message:
      'After everything taken off, the car would start at $26,999.99, less than its residual of $27,000. Check the price, the cash down, and the residual.',
  });
});
