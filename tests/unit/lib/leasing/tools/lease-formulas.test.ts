/** @jest-environment node */
import { calculateLease, type LeaseInputs } from '@/lib/leasing/arithmetic/lease';
import { type Formula, leaseFormulas } from '@/lib/leasing/tools/lease-formulas';
import { leases, plainLease, sample } from '../arithmetic/cases';

it('a formula has the visitor’s own values', () => {
  const inputs: LeaseInputs = { ...plainLease, cashDown: 150_000, residence: 'nj' };
  const formulas = leaseFormulas(inputs, calculateLease(inputs));
  expect(formulas.slice(1, 4).map(({ values }) => values)).toEqual([
    '($41,195 + $27,000) × 0.002',
    '($41,195 − $27,000) ÷ 36 + ($41,195 + $27,000) × 0.002',
    '6.625% × (36 × $530.70 + $1,500)',
  ]);
});

/**
 * Calculates what a formula prints, such as "8.875% × (36 × $575.36 + $1,500)", in binary floating
 * point: independent of the arithmetic that it checks.
 */
function evaluate(text: string): number {
  const script = text
    .replace(/[$,]/g, '')
    .replace(/([\d.]+)%/g, '($1 / 100)')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/');
  return new Function(`return ${script}`)();
}

it('every formula, recalculated as it is printed, gives its printed result', () => {
  // Half a unit of the last digit, and the error of binary fractions.
  const wrong = ({ result, values }: Formula) =>
    Math.abs(evaluate(values) - evaluate(result)) > 0.005 + 1e-8;
  const formulas = sample(leases, 1000).flatMap((inputs) =>
    leaseFormulas(inputs, calculateLease(inputs)),
  );
  expect(formulas.filter(wrong)).toEqual([]);
});
