import { count, money, plain } from '@/lib/format/format';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import { feeRules } from '@/lib/leasing/arithmetic/fees';
import type { Bill, Lease, LeaseInputs } from '@/lib/leasing/arithmetic/lease';
import { EXTRA_TAX, taxRules } from '@/lib/leasing/arithmetic/tax';

/** How a number comes about, in words and as arithmetic. */
export type Formula = {
  label: string;
  words: string;
  /**
   * Arithmetic with the visitor's values that gives `result` once it's rounded, with + − × ÷ and
   * parentheses.
   */
  values?: string;
  result: string;
};

/** How the numbers come about whose words don't depend on the lease. */
const explanations = {
  depreciation: ['Depreciation a month', '(Adjusted capitalized cost − residual) ÷ months'],
  rentCharge: ['Rent charge a month', '(Adjusted capitalized cost + residual) × money factor'],
  payment: ['Payment before tax', 'Depreciation + rent charge, rounded once'],
  billed: [
    'Monthly payment',
    'The payment as above, with the tax added to the adjusted capitalized cost',
  ],
  costPerMile: ['Cost per mile', 'Cost of the whole term ÷ (miles a year × months ÷ 12)'],
} as const;

function formula(label: string, cents: Cents, words: string, values?: string): Formula {
  return { label, words, values, result: money(cents) };
}

/** "Selling price + acquisition fee − cash down" */
const billWords = ({ lines }: Bill) =>
  lines
    .map(({ label, cents }, at) =>
      at === 0
        ? label
        : `${cents < 0 ? '−' : '+'} ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    )
    .join(' ') || 'Nothing';

/** "36 × $575.36 + $1,500 − $200" */
const billValues = ({ lines }: Bill) =>
  lines
    .map(({ cents, count }) => {
      const amount =
        count === undefined ? money(Math.abs(cents)) : `${count} × ${money(cents / count)}`;
      return `${cents < 0 ? '−' : '+'} ${amount}`;
    })
    .join(' ')
    .replace(/^\+ /, '') || money(0);

const formulaOfBill = (label: string, bill: Bill) =>
  formula(label, bill.total, billWords(bill), billValues(bill));

/** @returns how the numbers of `calculateLease` come about, with these inputs */
export function leaseFormulas(inputs: LeaseInputs, lease: Lease) {
  const { months, place, rate } = inputs;
  const rolledIn = inputs.taxPaid === 'payment';
  const factor = rate.kind === 'percent' ? `(${plain(rate.value)} ÷ 2400)` : plain(rate.value);
  const residual = money(lease.residual);
  const capCost = money(lease.capCost.total);
  const taxRate = `${plain(lease.taxPercent)}%`;
  const taxed = billValues(lease.taxed);
  const depreciation = (from: string) => `(${from} − ${residual}) ÷ ${months}`;
  const rentCharge = (from: string) => `(${from} + ${residual}) × ${factor}`;
  const payment = (from: string) => `${depreciation(from)} + ${rentCharge(from)}`;
  const explained = (name: keyof typeof explanations, values: string) => {
    const [label, words] = explanations[name];
    return formula(label, lease[name], words, values);
  };
  const [residualWords, residualValues] =
    inputs.residual.kind === 'percent'
      ? ['MSRP × residual percentage', `${money(inputs.msrp)} × ${plain(inputs.residual.value)}%`]
      : ['As the lessor sets it'];
  const [tax, taxValues] =
    rolledIn && taxRules[place].taxesRolledInTax
      ? [
          'Tax rate × taxed total ÷ (1 − tax rate × (1 + months × money factor)): the tax in the payments is taxed, too',
          `${taxRate} × (${taxed}) ÷ (1 − ${taxRate} × (1 + ${months} × ${factor}))`,
        ]
      : [`Tax rate × (${billWords(lease.taxed)})`, `${taxRate} × (${taxed})`];

  return {
    capCost: formulaOfBill('Adjusted capitalized cost', lease.capCost),
    residual: formula('Residual', lease.residual, residualWords, residualValues),
    depreciation: explained('depreciation', depreciation(capCost)),
    rentCharge: explained('rentCharge', rentCharge(capCost)),
    payment: explained('payment', payment(capCost)),
    tax: formula(inputs.taxPaid === 'extra' ? EXTRA_TAX : 'Sales tax', lease.tax, tax, taxValues),
    billed: explained('billed', payment(rolledIn ? `${capCost} + ${money(lease.tax)}` : capCost)),
    dueAtSigning: formula(
      'Due at signing',
      lease.dueAtSigning.total,
      `${feeRules[place].sentence} Sources: ${feeRules[place].source}`,
    ),
    effectiveMonthly: formula(
      'Effective monthly cost',
      lease.effectiveMonthly,
      `(${billWords(lease.paid)}) ÷ months`,
      `(${billValues(lease.paid)}) ÷ ${months}`,
    ),
    cost: formulaOfBill('Cost of the whole term', lease.cost),
    costPerMile: explained(
      'costPerMile',
      `${money(lease.cost.total)} ÷ (${count(inputs.milesPerYear)} × ${months} ÷ 12)`,
    ),
  };
}
