import { money, typedNumber, wholeNumber } from '@/lib/format/format';
import type { Bill, Lease, LeaseInputs, Line } from '@/lib/leasing/arithmetic/lease';
import { taxRules } from '@/lib/leasing/arithmetic/tax';

/** A result, and the arithmetic that gives it once it's rounded, with + − × ÷ and parentheses. */
export type Formula = { label: string; values: string; result: string };

/** @returns "$1,500", or for equal payments "36 × $575.36" */
const amountOf = ({ cents, count: payments = 1 }: Line) =>
  payments === 1 ? money(cents) : `${payments} × ${money(cents / payments)}`;

const sumOf = ({ lines }: Bill) => lines.map(amountOf).join(' + ') || money(0);

/** What is taxed, and New York's tax on the tax that is in the payments. */
function taxValues({ months, residence, taxPaid }: LeaseInputs, lease: Lease, factor: string) {
  const rate = `${typedNumber(lease.taxPercent)}%`;
  const values = `${rate} × (${sumOf(lease.taxed)})`;
  const taxesItself = taxPaid === 'payment' && taxRules[residence].taxesRolledInTax;
  return taxesItself ? `${values} ÷ (1 − ${rate} × (1 + ${months} × ${factor}))` : values;
}

/** @returns how the numbers of `calculateLease` come about, with these inputs */
export function leaseFormulas(inputs: LeaseInputs, lease: Lease): Formula[] {
  const { months, milesPerYear, rate } = inputs;
  const residual = money(lease.residual);
  const capCost = money(lease.capCost.total);
  const cost = money(lease.cost.total);
  const factor =
    rate.kind === 'percent' ? `(${typedNumber(rate.value)} ÷ 2400)` : typedNumber(rate.value);
  const depreciation = `(${capCost} − ${residual}) ÷ ${months}`;
  const rentCharge = `(${capCost} + ${residual}) × ${factor}`;
  const formula = (label: string, values: string, cents: number) => ({
    label,
    values,
    result: money(cents),
  });
  return [
    formula('Depreciation a month', depreciation, lease.depreciation),
    formula('Rent charge a month', rentCharge, lease.rentCharge),
    formula('Payment before tax', `${depreciation} + ${rentCharge}`, lease.payment),
    formula('Sales tax', taxValues(inputs, lease, factor), lease.tax),
    formula('Effective monthly cost', `${cost} ÷ ${months}`, lease.effectiveMonthly),
    formula(
      'Cost per mile',
      `${cost} ÷ (${wholeNumber(milesPerYear)} × ${months} ÷ 12)`,
      lease.costPerMile,
    ),
  ];
}
