/** @jest-environment node */
import fc from 'fast-check';
import { calculateLease, type Lease, type LeaseInputs, leaseProblem } from '@/lib/lease/lease';
import type { Explanation } from '@/lib/lease/lease-words';
import { explainLease } from '@/lib/lease/lease-words';
import { residualOf } from '@/lib/lease/payment';
import { evaluate, leases, sample } from './cases';

/** Calling `expect` for each takes longer than what it checks, so tests expect a list of wrong cases to be empty. */
const cases = sample(leases, 1000).map((inputs) => ({ inputs, lease: calculateLease(inputs) }));

/** Every number in a result, with its path. */
function numbersIn(value: unknown, path = ''): [path: string, value: number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}.${key}`));
}

it('every amount is a whole number of cents, and only what is taken off is negative', () => {
  const wrong = ([path, value]: [path: string, value: number]) => {
    if (!Number.isFinite(value) || Object.is(value, -0)) return true;
    const isAmount = !/\.taxPercent$/.test(path);
    const mayBeNegative = path.startsWith('.capCost.lines') || path === '.rounding';
    return (isAmount && !Number.isSafeInteger(value)) || (!mayBeNegative && value < 0);
  };
  expect(cases.filter(({ lease }) => numbersIn(lease).some(wrong))).toEqual([]);
});

it('every printed sum adds up', () => {
  const wrong = cases.filter(({ inputs, lease }) => {
    const bills = [lease.capCost, lease.taxed, lease.dueAtSigning, lease.paid, lease.cost];
    const { depreciation, rentCharge, rounding, payment, billed, dueAtSigning } = lease;
    return !(
      bills.every(({ lines, total }) => lines.reduce((sum, { cents }) => sum + cents, 0) === total) &&
      depreciation + rentCharge + rounding === payment &&
      Math.abs(rounding) <= 1 &&
      payment + lease.taxInPayment === billed &&
      dueAtSigning.total + (inputs.months - 1) * billed + inputs.tradeIn === lease.paid.total
    );
  });
  expect(wrong).toEqual([]);
});

it('every explanation, recalculated as it is printed, gives its printed result', () => {
  const wrong = ({ result, values = result }: Explanation) => {
    // Half a unit of the last digit, and the error of binary fractions.
    return !(Math.abs(evaluate(values) - evaluate(result)) <= 0.005 + 1e-8);
  };
  const explanations = cases.flatMap(({ inputs, lease }) =>
    Object.values<Explanation>(explainLease(inputs, lease)),
  );
  expect(explanations.filter(wrong)).toEqual([]);
});

const steps = sample(fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 1_000_000 })));
type Change = (inputs: LeaseInputs, step: number, at: number) => Partial<LeaseInputs>;
const put = ['cashDown', 'rebates', 'tradeIn'] as const;

it.each<[string, Change, (after: Lease, before: Lease) => boolean]>([
  [
    'more cash down, a larger rebate, a better trade-in lower the payment',
    (inputs, step, at) => {
      const field = put[at % put.length] ?? 'cashDown';
      return { [field]: inputs[field] + step };
    },
    (after, before) => after.payment <= before.payment,
  ],
  [
    'a higher price raises payment, tax and cost',
    ({ sellingPrice }, step) => ({ sellingPrice: sellingPrice + step }),
    (after, before) =>
      after.depreciation >= before.depreciation &&
      after.payment >= before.payment &&
      after.tax >= before.tax &&
      after.billed >= before.billed &&
      after.cost.total >= before.cost.total,
  ],
  [
    'a higher residual lowers the payment',
    ({ residual, msrp }, step) => ({
      residual: { kind: 'amount', cents: residualOf(residual, msrp) + step },
    }),
    (after, before) => after.payment <= before.payment,
  ],
  [
    'a higher money factor or rate raises it',
    ({ rate }, step) => ({ rate: { ...rate, value: rate.value * (1 + step / 1_000_000) } }),
    (after, before) => after.payment >= before.payment,
  ],
])('a cent more or less never moves a number the wrong way: %s', (_, change, holds) => {
  const wrong = cases.filter(({ inputs, lease }, at) => {
    const changed = { ...inputs, ...change(inputs, steps[at] ?? 1, at) };
    return !leaseProblem(changed) && !holds(calculateLease(changed), lease);
  });
  expect(wrong).toEqual([]);
});

it('rolled-in tax is the tax on what is billed: in New York on all of it, in New Jersey without the tax', () => {
  const wrong = cases.filter(({ inputs }) => {
    const lease = calculateLease({ ...inputs, taxPaid: 'payment' });
    if (inputs.place === 'nj') return lease.tax !== calculateLease({ ...inputs, taxPaid: 'signing' }).tax;
    const taxed = lease.taxed.total + inputs.months * lease.taxInPayment;
    // The rounding of each payment, at most a cent a month, is taxed too.
    return !(Math.abs(lease.tax - (taxed * lease.taxPercent) / 100) <= 1 + inputs.months * 0.1);
  });
  expect(wrong).toEqual([]);
});
