/** @jest-environment node */
import { calculateLease } from '@/lib/lease/lease';
import type { Explanation } from '@/lib/lease/lease-words';
import { explainLease } from '@/lib/lease/lease-words';
import { evaluate, leases, sample } from './cases';

/** Calling `expect` for each takes longer than what it checks, so tests expect a list of wrong cases to be empty. */
const cases = sample(leases, 1000).map((inputs) => ({ inputs, lease: calculateLease(inputs) }));

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

it('every explanation has a name and words, and recalculated as it is printed, gives its printed result', () => {
  const wrong = ({ label, words, result, values = result }: Explanation) => {
    // Half a unit of the last digit, and the error of binary fractions.
    return !(label && words && Math.abs(evaluate(values) - evaluate(result)) <= 0.005 + 1e-8);
  };
  const explanations = cases.flatMap(({ inputs, lease }) =>
    Object.values<Explanation>(explainLease(inputs, lease)),
  );
  expect(explanations.filter(wrong)).toEqual([]);
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
