/** @jest-environment node */
import { calculateLease, type LeaseInputs } from '@/lib/leasing/arithmetic/lease';
import { type Formula, leaseFormulas } from '@/lib/leasing/tools/lease-formulas';
import { lineLabel } from '@/lib/leasing/tools/line-label';
import { amount, leases, plainLease, sample } from '../arithmetic/cases';

it('a formula has the visitor’s own values', () => {
  const inputs: LeaseInputs = {
    ...plainLease,
    cashDown: 150_000,
    taxPaid: 'payment',
    residence: 'nj',
  };
  const formulas = (change: Partial<LeaseInputs> = {}) =>
    leaseFormulas({ ...inputs, ...change }, calculateLease({ ...inputs, ...change }));
  const { capCost, residual, payment, tax } = formulas();
  expect(capCost).toEqual({
    label: 'Adjusted capitalized cost',
    words: 'Selling price + acquisition fee − cash down',
    values: '$42,000 + $695 − $1,500',
    result: '$41,195',
  });
  expect(payment.values).toBe('($41,195 − $27,000) ÷ 36 + ($41,195 + $27,000) × 0.002');
  expect(residual.values).toBe('$45,000 × 60%');
  expect(formulas({ residual: amount(2_700_000) }).residual.values).toBeUndefined();
  expect(tax).toMatchObject({ label: 'Sales tax', values: '6.625% × (36 × $530.70 + $1,500)' });
  expect(formulas({ taxPaid: 'extra' }).tax.label).toBe('Sales tax, not in the dealer’s numbers');
});

it('a bill names its parts, and which of them are taken off', () => {
  const fees = {
    acquisitionFeePaid: 'signing',
    dealerFee: 17_500,
    dealerFeePaid: 'payment',
  } as const;
  const rest = { cashDown: 1, rebates: 2, tradeIn: 3, registration: 4, dispositionFee: 5 };
  const inputs = { ...plainLease, ...fees, ...rest };
  const lease = calculateLease(inputs);
  const { capCost, cost } = leaseFormulas(inputs, lease);
  expect(capCost.words).toBe('Selling price + documentation fee − cash down − rebates − trade-in');
  expect(cost.words).toBe('Due at signing + 35 more payments + your trade-in + disposition fee');
  const labels = lease.dueAtSigning.lines.map(lineLabel).join(', ');
  expect(labels).toBe(
    'First payment, Cash down, Acquisition fee, Title, registration, and plates, Sales tax',
  );
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

it('every formula has a name and words, and recalculated as it is printed, gives its printed result', () => {
  const wrong = ({ label, words, result, values = result }: Formula) => {
    // Half a unit of the last digit, and the error of binary fractions.
    return !(label && words && Math.abs(evaluate(values) - evaluate(result)) <= 0.005 + 1e-8);
  };
  const formulas = sample(leases, 1000).flatMap((inputs) =>
    Object.values<Formula>(leaseFormulas(inputs, calculateLease(inputs))),
  );
  expect(formulas.filter(wrong)).toEqual([]);
});
