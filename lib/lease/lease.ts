import { money } from '@/lib/format/format';
import { type Bill, bill, type Cents, type Line } from './cents';
import type { Problem } from './fields';
import { dividedBy, round } from './fraction';
import { costPerMile } from './offer';
import {
  approximateRate,
  moneyFactorOf,
  monthlyPayment,
  type Rate,
  type Residual,
  residualOf,
} from './payment';
import { type Paid, type Place, TAX_PERCENT, taxOn, taxOnItself, taxRules } from './tax';

/** What the visitor knows about an offer. Amounts in cents, zero where there is none. */
export type LeaseInputs = {
  msrp: Cents;
  sellingPrice: Cents;
  residual: Residual;
  rate: Rate;
  /** Whole months. */
  months: number;
  milesPerYear: number;
  acquisitionFee: Cents;
  acquisitionFeePaid: Paid;
  /** The dealer's documentation fee and others like it. */
  dealerFee: Cents;
  dealerFeePaid: Paid;
  /** Title, registration and plates; paid at signing, never taxed. */
  registration: Cents;
  cashDown: Cents;
  rebates: Cents;
  /** What an owned car is worth beyond the loan on it. */
  tradeIn: Cents;
  place: Place;
  /** Sales tax in percent; read only where `place` is a county of New York outside the city. */
  countyPercent: number;
  taxPaid: Paid;
  dispositionFee: Cents;
};

/** What a residual may be, in percent of MSRP. */
export const RESIDUAL_PERCENT = {
  min: 20,
  max: 90,
  reason: 'No lessor expects a car to lose nearly everything, or nearly nothing.',
} as const;

/** @returns why these values together are no lease, in plain words, or null */
export function leaseProblem(inputs: LeaseInputs): Problem<LeaseInputs> | null {
  const { min, max } = RESIDUAL_PERCENT;
  const residual = residualOf(inputs.residual, inputs.msrp);
  const share = (percent: number) => residualOf({ kind: 'percent', value: percent }, inputs.msrp);
  if (residual < share(min) || residual > share(max))
    return {
      field: 'residual',
      message: `With this MSRP, enter a residual of ${money(share(min))} to ${money(share(max))}: ${min}% to ${max}% of it.`,
    };
  const capCost = adjustedCapCost(inputs).total;
  if (capCost < residual)
    return {
      field: 'sellingPrice',
      message: `After everything taken off, the car would start at ${money(capCost)}, less than its residual of ${money(residual)}. Check the price, the cash down and the residual.`,
    };
  return null;
}

/** Price and rolled-in fees, less everything put down; tax isn't in it. */
function adjustedCapCost(inputs: LeaseInputs): Bill {
  return bill(
    { label: 'Selling price', cents: inputs.sellingPrice },
    inputs.acquisitionFeePaid === 'payment' && { label: 'Acquisition fee', cents: inputs.acquisitionFee },
    inputs.dealerFeePaid === 'payment' && { label: 'Dealer fee', cents: inputs.dealerFee },
    { label: 'Cash down', cents: -inputs.cashDown },
    { label: 'Rebates', cents: -inputs.rebates },
    { label: 'Trade-in', cents: -inputs.tradeIn },
  );
}

/** So many payments, as one line. */
function payments(label: string, count: number, payment: Cents): Line {
  return { label, cents: count * payment, formula: `${count} × ${money(payment)}` };
}

/** What is taxed, line by line (`taxRules`), with `payment` before tax. */
function taxedTotal(inputs: LeaseInputs, payment: Cents): Bill {
  const dealerFee = inputs.dealerFeePaid === 'signing' && taxRules[inputs.place].taxesDealerFee;
  return bill(
    payments(`${inputs.months} payments`, inputs.months, payment),
    { label: 'Cash down', cents: inputs.cashDown },
    { label: 'Rebates', cents: inputs.rebates },
    inputs.acquisitionFeePaid === 'signing' && { label: 'Acquisition fee', cents: inputs.acquisitionFee },
    dealerFee && { label: 'Dealer fee', cents: inputs.dealerFee },
  );
}

/**
 * Everything the calculator shows about a lease. All amounts are whole cents, each rounded once; every `total` is the sum
 * of its `lines`, and `payment` is depreciation + rentCharge + rounding.
 *
 * @param inputs values within the limits of their fields, for which `leaseProblem` finds nothing
 * @returns `payment` before tax, and `billed` with tax that is rolled in; per month. `approximateRate` in percent. `paid`
 *   is everything until the car goes back, the trade-in too; `effectiveMonthly` divides it by the months. `cost` adds the
 *   disposition fee; `costPerMile` divides it by the miles of the plan.
 */
export function calculateLease(inputs: LeaseInputs) {
  const { months, place } = inputs;
  const moneyFactor = moneyFactorOf(inputs.rate);
  const capCost = adjustedCapCost(inputs);
  const residual = residualOf(inputs.residual, inputs.msrp);
  const base = monthlyPayment({ capCost: capCost.total, residual, moneyFactor, months });

  const rolledIn = inputs.taxPaid === 'payment';
  const percent = place === 'ny' ? inputs.countyPercent : TAX_PERCENT[place];
  const taxed = taxedTotal(inputs, base.payment);
  const tax =
    rolledIn && taxRules[place].taxesRolledInTax
      ? taxOnItself(taxed.total, percent, months, moneyFactor)
      : taxOn(taxed.total, percent);
  const withTax = monthlyPayment({ capCost: capCost.total + tax, residual, moneyFactor, months });
  const billed = rolledIn ? withTax.payment : base.payment;

  const dueAtSigning = bill(
    { label: 'First payment', cents: billed },
    { label: 'Cash down', cents: inputs.cashDown },
    inputs.acquisitionFeePaid === 'signing' && { label: 'Acquisition fee', cents: inputs.acquisitionFee },
    inputs.dealerFeePaid === 'signing' && { label: 'Dealer fee', cents: inputs.dealerFee },
    { label: 'Title, registration and plates', cents: inputs.registration },
    !rolledIn && { label: 'Sales tax', cents: tax },
  );
  const paid = bill(
    { label: 'Due at signing', cents: dueAtSigning.total },
    payments(`${months - 1} more payments`, months - 1, billed),
    { label: 'Your trade-in', cents: inputs.tradeIn },
  );
  const cost = bill(...paid.lines, { label: 'Disposition fee', cents: inputs.dispositionFee });
  return {
    capCost,
    residual,
    ...base,
    taxPercent: percent,
    taxed,
    tax,
    taxInPayment: billed - base.payment,
    billed,
    dueAtSigning,
    totalOfPayments: months * billed,
    paid,
    effectiveMonthly: round(dividedBy(paid.total, months)),
    cost,
    costPerMile: costPerMile(cost.total, inputs.milesPerYear, months),
    approximateRate: approximateRate(inputs.rate),
  };
}

export type Lease = ReturnType<typeof calculateLease>;
