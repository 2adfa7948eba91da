import { count, money, plain } from '@/lib/format/format';
import { type Bill, billFormula, type Cents } from './cents';
import { feeRules } from './fees';
import type { Lease, LeaseInputs } from './lease';
import { EXTRA_TAX, taxRules } from './tax';

/** How a number comes about. */
export type Explanation = {
  label: string;
  words: string;
  /** Arithmetic with the visitor's values that gives `result` once it's rounded, with + − × ÷ and parentheses. */
  values?: string;
  result: string;
};

const explain = (label: string, cents: Cents, words: string, values?: string): Explanation => ({
  label,
  words,
  values,
  result: money(cents),
});

/** "Selling price + acquisition fee − cash down" */
const billWords = ({ lines }: Bill) =>
  lines
    .map(({ label, cents }, at) =>
      at === 0 ? label : `${cents < 0 ? '−' : '+'} ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    )
    .join(' ') || 'Nothing';

const explainBill = (label: string, bill: Bill) =>
  explain(label, bill.total, billWords(bill), billFormula(bill));

/** @returns how the numbers of `calculateLease` come about, with these inputs */
export function explainLease(inputs: LeaseInputs, lease: Lease) {
  const { months, place } = inputs;
  const rolledIn = inputs.taxPaid === 'payment';
  const factor =
    inputs.rate.kind === 'percent' ? `(${plain(inputs.rate.value)} ÷ 2400)` : plain(inputs.rate.value);
  const residual = money(lease.residual);
  const capCost = money(lease.capCost.total);
  const taxRate = `${plain(lease.taxPercent)}%`;
  const taxed = billFormula(lease.taxed);
  const payment = (from: string) =>
    `(${from} − ${residual}) ÷ ${months} + (${from} + ${residual}) × ${factor}`;
  const [tax, taxValues] =
    rolledIn && taxRules[place].taxesRolledInTax
      ? [
          'Tax rate × taxed total ÷ (1 − tax rate × (1 + months × money factor)): the tax in the payments is taxed, too',
          `${taxRate} × (${taxed}) ÷ (1 − ${taxRate} × (1 + ${months} × ${factor}))`,
        ]
      : [`Tax rate × (${billWords(lease.taxed)})`, `${taxRate} × (${taxed})`];

  return {
    capCost: explainBill('Adjusted capitalized cost', lease.capCost),
    residual:
      inputs.residual.kind === 'percent'
        ? explain(
            'Residual',
            lease.residual,
            'MSRP × residual percentage',
            `${money(inputs.msrp)} × ${plain(inputs.residual.value)}%`,
          )
        : explain('Residual', lease.residual, 'As the lessor sets it'),
    depreciation: explain(
      'Depreciation a month',
      lease.depreciation,
      '(Adjusted capitalized cost − residual) ÷ months',
      `(${capCost} − ${residual}) ÷ ${months}`,
    ),
    rentCharge: explain(
      'Rent charge a month',
      lease.rentCharge,
      '(Adjusted capitalized cost + residual) × money factor',
      `(${capCost} + ${residual}) × ${factor}`,
    ),
    payment: explain(
      'Payment before tax',
      lease.payment,
      'Depreciation + rent charge, rounded once',
      payment(capCost),
    ),
    tax: explain(inputs.taxPaid === 'extra' ? EXTRA_TAX : 'Sales tax', lease.tax, tax, taxValues),
    billed: explain(
      'Monthly payment',
      lease.billed,
      'The payment as above, with the tax added to the adjusted capitalized cost',
      payment(rolledIn ? `${capCost} + ${money(lease.tax)}` : capCost),
    ),
    dueAtSigning: explain(
      'Due at signing',
      lease.dueAtSigning.total,
      `${feeRules[place].sentence} Sources: ${feeRules[place].source}`,
    ),
    effectiveMonthly: explain(
      'Effective monthly cost',
      lease.effectiveMonthly,
      `(${billWords(lease.paid)}) ÷ months`,
      `(${billFormula(lease.paid)}) ÷ ${months}`,
    ),
    cost: explainBill('Cost of the whole term', lease.cost),
    costPerMile: explain(
      'Cost per mile',
      lease.costPerMile,
      'Cost of the whole term ÷ (miles a year × months ÷ 12)',
      `${money(lease.cost.total)} ÷ (${count(inputs.milesPerYear)} × ${months} ÷ 12)`,
    ),
  };
}
