import { count, money, plain } from '@/lib/format/format';
import { type Bill, billFormula, type Cents } from './cents';
import type { Lease, LeaseInputs } from './lease';
import { taxRules } from './tax';

/** How a number comes about: the formula in words, the same with the visitor's values, and what it gives. */
export type Explanation = {
  label: string;
  words: string;
  /** Arithmetic that gives `result` exactly once it's rounded, with the signs + − × ÷ and parentheses. */
  values: string;
  result: string;
  /** A sentence to add. */
  note?: string;
};

type Formula = Pick<Explanation, 'words' | 'values' | 'note'>;
const explain = (label: string, cents: Cents, formula: Formula): Explanation => ({
  label,
  ...formula,
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
  explain(label, bill.total, { words: billWords(bill), values: billFormula(bill) });

/** @returns how every number of `calculateLease` comes about, with these inputs */
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

  return {
    capCost: explainBill('Adjusted capitalized cost', lease.capCost),
    residual: explain('Residual', lease.residual, {
      words: inputs.residual.kind === 'percent' ? 'MSRP × residual percentage' : 'As the lessor sets it',
      values:
        inputs.residual.kind === 'percent'
          ? `${money(inputs.msrp)} × ${plain(inputs.residual.value)}%`
          : residual,
    }),
    depreciation: explain('Depreciation a month', lease.depreciation, {
      words: '(Adjusted capitalized cost − residual) ÷ months',
      values: `(${capCost} − ${residual}) ÷ ${months}`,
    }),
    rentCharge: explain('Rent charge a month', lease.rentCharge, {
      words: '(Adjusted capitalized cost + residual) × money factor',
      values: `(${capCost} + ${residual}) × ${factor}`,
    }),
    payment: explain('Payment before tax', lease.payment, {
      words: 'Depreciation + rent charge',
      values: payment(capCost),
      note:
        lease.rounding === 0
          ? undefined
          : `Added first and rounded once, so the two rounded parts differ from it by ${money(1)}.`,
    }),
    tax: explain(
      'Sales tax',
      lease.tax,
      rolledIn && taxRules[place].taxesRolledInTax
        ? {
            words: 'Tax rate × taxed total ÷ (1 − tax rate × (1 + months × money factor))',
            values: `${taxRate} × (${taxed}) ÷ (1 − ${taxRate} × (1 + ${months} × ${factor}))`,
          }
        : { words: `Tax rate × (${billWords(lease.taxed)})`, values: `${taxRate} × (${taxed})` },
    ),
    billed: explain('Monthly payment', lease.billed, {
      words: 'The payment as above, with the tax added to the adjusted capitalized cost',
      values: payment(rolledIn ? `${capCost} + ${money(lease.tax)}` : capCost),
    }),
    taxInPayment: explain('Tax in the monthly payment', lease.taxInPayment, {
      words: 'Monthly payment − payment before tax',
      values: `${money(lease.billed)} − ${money(lease.payment)}`,
    }),
    dueAtSigning: explainBill('Due at signing', lease.dueAtSigning),
    effectiveMonthly: explain('Effective monthly cost', lease.effectiveMonthly, {
      words: `(${billWords(lease.paid)}) ÷ months`,
      values: `(${billFormula(lease.paid)}) ÷ ${months}`,
    }),
    cost: explainBill('Cost of the whole term', lease.cost),
    costPerMile: explain('Cost per mile', lease.costPerMile, {
      words: 'Cost of the whole term ÷ (miles a year × months ÷ 12)',
      values: `${money(lease.cost.total)} ÷ (${count(inputs.milesPerYear)} × ${months} ÷ 12)`,
    }),
  } satisfies Record<string, Explanation>;
}
