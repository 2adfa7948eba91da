import { count, money, plain } from '@/lib/format/format';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import type { Bill, Lease, LeaseInputs, Line } from '@/lib/leasing/arithmetic/lease';
import { taxRules } from '@/lib/leasing/arithmetic/tax';
import { lineLabel } from './line-label';
import { feeSentences } from './state-sentences';

/**
 * How a number comes about, in words and as arithmetic: `values` gives `result` once it's rounded,
 * with + − × ÷ and parentheses.
 */
export type Formula = { label: string; words: string; values?: string; result: string };

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const signOf = (cents: Cents) => (cents < 0 ? '−' : '+');

/** @returns "selling price + acquisition fee − cash down" */
function billWords({ lines }: Bill): string {
  const terms = lines.map((line) => `${signOf(line.cents)} ${lowerFirst(lineLabel(line))}`);
  return terms.join(' ').replace(/^\+ /, '') || 'nothing';
}

/** @returns "$1,500", or for equal payments "36 × $575.36" */
const amountOf = ({ cents, count: payments = 1 }: Line) =>
  payments === 1 ? money(Math.abs(cents)) : `${payments} × ${money(cents / payments)}`;

/** @returns "36 × $575.36 + $1,500 − $200" */
function billValues({ lines }: Bill): string {
  const terms = lines.map((line) => `${signOf(line.cents)} ${amountOf(line)}`);
  return terms.join(' ').replace(/^\+ /, '') || money(0);
}

function ofBill(label: string, bill: Bill): Formula {
  const words = billWords(bill);
  const result = money(bill.total);
  return {
    label,
    words: words.replace(/^./, (first) => first.toUpperCase()),
    values: billValues(bill),
    result,
  };
}

/** @returns "0.002", or for a yearly rate "(5 ÷ 2400)" */
const factorInWords = ({ rate }: LeaseInputs) =>
  rate.kind === 'percent' ? `(${plain(rate.value)} ÷ 2400)` : plain(rate.value);

/** The formulas of a payment; the tax that is rolled in is added to `capCost`. */
function paymentFormulas(inputs: LeaseInputs, lease: Lease) {
  const residual = money(lease.residual);
  const capCost = money(lease.capCost.total);
  const depreciation = (from: string) => `(${from} − ${residual}) ÷ ${inputs.months}`;
  const rentCharge = (from: string) => `(${from} + ${residual}) × ${factorInWords(inputs)}`;
  const payment = (from: string) => `${depreciation(from)} + ${rentCharge(from)}`;
  const isRolledIn = inputs.taxPaid === 'payment';
  return {
    residual:
      inputs.residual.kind === 'amount'
        ? { label: 'Residual', words: 'As the leasing company sets it', result: residual }
        : {
            label: 'Residual',
            words: 'MSRP × residual percentage',
            values: `${money(inputs.msrp)} × ${plain(inputs.residual.value)}%`,
            result: residual,
          },
    depreciation: {
      label: 'Depreciation a month',
      words: '(Adjusted capitalized cost − residual) ÷ months',
      values: depreciation(capCost),
      result: money(lease.depreciation),
    },
    rentCharge: {
      label: 'Rent charge a month',
      words: '(Adjusted capitalized cost + residual) × money factor',
      values: rentCharge(capCost),
      result: money(lease.rentCharge),
    },
    payment: {
      label: 'Payment before tax',
      words: 'Depreciation + rent charge, rounded once',
      values: payment(capCost),
      result: money(lease.payment),
    },
    billed: {
      label: 'Monthly payment',
      words: 'The payment as above, with the tax added to the adjusted capitalized cost',
      values: payment(isRolledIn ? `${capCost} + ${money(lease.tax)}` : capCost),
      result: money(lease.billed),
    },
  };
}

function taxFormula(inputs: LeaseInputs, lease: Lease): Formula {
  const { months, residence, taxPaid } = inputs;
  const label = lineLabel({ id: taxPaid === 'extra' ? 'extra-tax' : 'sales-tax' });
  const result = money(lease.tax);
  const rate = `${plain(lease.taxPercent)}%`;
  const values = `${rate} × (${billValues(lease.taxed)})`;
  const taxesItself = taxPaid === 'payment' && taxRules[residence].taxesRolledInTax;
  if (taxesItself)
    return {
      label,
      words:
        'Tax rate × taxed total ÷ (1 − tax rate × (1 + months × money factor)): the tax in the payments is taxed, too',
      values: `${values} ÷ (1 − ${rate} × (1 + ${months} × ${factorInWords(inputs)}))`,
      result,
    };
  return { label, words: `Tax rate × (${billWords(lease.taxed)})`, values, result };
}

/** @returns how the numbers of `calculateLease` come about, with these inputs */
export function leaseFormulas(inputs: LeaseInputs, lease: Lease) {
  const { months, milesPerYear, residence } = inputs;
  const cost = money(lease.cost.total);
  const { sentence, source } = feeSentences[residence];
  return {
    capCost: ofBill('Adjusted capitalized cost', lease.capCost),
    ...paymentFormulas(inputs, lease),
    tax: taxFormula(inputs, lease),
    dueAtSigning: {
      label: 'Due at signing',
      words: `${sentence} Sources: ${source}`,
      result: money(lease.dueAtSigning.total),
    },
    paid: ofBill('Due at signing + payments', lease.paid),
    cost: ofBill('Cost of the whole term', lease.cost),
    effectiveMonthly: {
      label: 'Effective monthly cost',
      words: 'Cost of the whole term ÷ months',
      values: `${cost} ÷ ${months}`,
      result: money(lease.effectiveMonthly),
    },
    costPerMile: {
      label: 'Cost per mile',
      words: 'Cost of the whole term ÷ (miles a year × months ÷ 12)',
      values: `${cost} ÷ (${count(milesPerYear)} × ${months} ÷ 12)`,
      result: money(lease.costPerMile),
    },
  };
}
