import { money } from '@/lib/format/format';
import { type Bill, bill, type Cents, type Line } from './cents';
import type { Problem } from './fields';
import { dividedBy, round } from './fraction';
import { costPerMile } from './offer';
import { moneyFactorOf, monthlyPayment, type Rate, type Residual, residualOf } from './payment';
import {
  EXTRA_TAX,
  type Paid,
  type Place,
  TAX_PERCENT,
  type TaxPaid,
  taxOn,
  taxOnItself,
  taxRules,
} from './tax';

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
  /** The dealer's documentation fee. */
  dealerFee: Cents;
  dealerFeePaid: Paid;
  /** Title, registration, and plates; paid at signing, never taxed. */
  registration: Cents;
  cashDown: Cents;
  rebates: Cents;
  /** What an owned car is worth beyond the loan on it. */
  tradeIn: Cents;
  place: Place;
  /** Sales tax in percent; read only where `place` is a county of New York outside the city. */
  countyPercent: number;
  taxPaid: TaxPaid;
  dispositionFee: Cents;
};

/** What is paid beside the price: enough for the tax, where the payment is known. */
export type MoneyInputs = Omit<LeaseInputs, 'msrp' | 'sellingPrice' | 'residual' | 'rate'>;

type Unsaid = 'msrp' | 'sellingPrice' | 'residual' | 'rate' | 'cashDown';
/** A lease of which only a part is known: null for the rest. */
export type PartOfLease = Omit<LeaseInputs, Unsaid> & { [Name in Unsaid]: LeaseInputs[Name] | null };

/** @returns the residual in cents; null where it or the MSRP that it's a percentage of isn't known */
export function knownResidual({ residual, msrp }: Pick<PartOfLease, 'residual' | 'msrp'>): Cents | null {
  if (residual === null || (residual.kind === 'percent' && msrp === null)) return null;
  return residualOf(residual, msrp ?? 0);
}

/** @returns why these values together are no lease, in plain words, or null */
export function leaseProblem(inputs: PartOfLease): Problem<PartOfLease> | null {
  const residual = knownResidual(inputs);
  if (residual === null || inputs.sellingPrice === null) return null;
  const capCost = adjustedCapCost(inputs).total;
  if (capCost >= residual) return null;
  return {
    field: 'sellingPrice',
    message: `After everything taken off, the car would start at ${money(capCost)}, less than its residual of ${money(residual)}. Check the price, the cash down, and the residual.`,
  };
}

/** Price and rolled-in fees, less everything put down; tax isn't in it. */
export function adjustedCapCost(inputs: PartOfLease): Bill {
  return bill(
    { label: 'Selling price', cents: inputs.sellingPrice ?? 0 },
    inputs.acquisitionFeePaid === 'payment' && { label: 'Acquisition fee', cents: inputs.acquisitionFee },
    inputs.dealerFeePaid === 'payment' && { label: 'Documentation fee', cents: inputs.dealerFee },
    { label: 'Cash down', cents: 0 - (inputs.cashDown ?? 0) },
    { label: 'Rebates', cents: 0 - inputs.rebates },
    { label: 'Trade-in', cents: 0 - inputs.tradeIn },
  );
}

/** So many payments, as one line. */
function payments(label: string, count: number, payment: Cents): Line {
  return { label, cents: count * payment, formula: `${count} × ${money(payment)}` };
}

/** What is taxed, line by line (`taxRules`), with `payment` before tax. */
export function taxedTotal(inputs: MoneyInputs, payment: Cents): Bill {
  const dealerFee = inputs.dealerFeePaid === 'signing' && taxRules[inputs.place].taxesDealerFee;
  return bill(
    payments(`${inputs.months} payments`, inputs.months, payment),
    { label: 'Cash down', cents: inputs.cashDown },
    { label: 'Rebates', cents: inputs.rebates },
    inputs.acquisitionFeePaid === 'signing' && { label: 'Acquisition fee', cents: inputs.acquisitionFee },
    dealerFee && { label: 'Documentation fee', cents: inputs.dealerFee },
  );
}

/**
 * @returns whether an amount at signing is too small to have the first payment in it, which a dealer may have rounded to
 *   dollars: then all payments are still to come
 */
export function lacksPayment(asked: Cents | null, payment: Cents | null): boolean {
  return asked !== null && payment !== null && asked <= payment - 100;
}

/**
 * @param tax what of it isn't in the payment
 * @param asked what the dealer asks for in all, where it's known
 * @returns what is paid at signing, line by line, with the difference to what the dealer asks for; tax that isn't in the
 *   dealer's numbers comes on top of it
 */
export function dueAtSigning(inputs: MoneyInputs, billed: Cents, tax: Cents, asked: Cents | null): Bill {
  const known = bill(
    !lacksPayment(asked, billed) && { label: 'First payment', cents: billed },
    { label: 'Cash down', cents: inputs.cashDown },
    inputs.acquisitionFeePaid === 'signing' && { label: 'Acquisition fee', cents: inputs.acquisitionFee },
    inputs.dealerFeePaid === 'signing' && { label: 'Documentation fee', cents: inputs.dealerFee },
    { label: 'Title, registration, and plates', cents: inputs.registration },
    inputs.taxPaid !== 'extra' && { label: 'Sales tax', cents: tax },
  );
  const onTop = inputs.taxPaid === 'extra' && { label: EXTRA_TAX, cents: tax };
  if (asked === null) return bill(...known.lines, onTop);
  const rest = asked - known.total;
  const ask = rest > 0 ? 'More than its parts: ask what for' : 'Less than its parts: ask who pays the rest';
  // A dealer may round differently.
  return bill(...known.lines, { label: Math.abs(rest) > 2 ? ask : 'Rounding', cents: rest }, onTop);
}

/** @returns the sales tax of the place, in percent */
export function taxPercentOf({ place, countyPercent }: Pick<LeaseInputs, 'place' | 'countyPercent'>): number {
  return place === 'ny' ? countyPercent : TAX_PERCENT[place];
}

/**
 * Everything the calculator shows about a lease. All amounts are whole cents, each rounded once; every `total` is the sum
 * of its `lines`, and `payment` is depreciation + rentCharge + rounding.
 *
 * @param inputs values within the limits of their fields, for which `leaseProblem` finds nothing
 * @param asked what the dealer asks for at signing, where it's known
 * @returns `payment` before tax, and `billed` with tax that is rolled in; per month. `paid`
 *   is everything until the car goes back, the trade-in too; `effectiveMonthly` divides it by the months. `cost` adds the
 *   disposition fee; `costPerMile` divides it by the miles of the plan.
 */
export function calculateLease(inputs: LeaseInputs, asked: Cents | null = null) {
  const { months, place } = inputs;
  const moneyFactor = moneyFactorOf(inputs.rate);
  const capCost = adjustedCapCost(inputs);
  const residual = residualOf(inputs.residual, inputs.msrp);
  const base = monthlyPayment({ capCost: capCost.total, residual, moneyFactor, months });

  const rolledIn = inputs.taxPaid === 'payment';
  const percent = taxPercentOf(inputs);
  const taxed = taxedTotal(inputs, base.payment);
  const tax =
    rolledIn && taxRules[place].taxesRolledInTax
      ? taxOnItself(taxed.total, percent, months, moneyFactor)
      : taxOn(taxed.total, percent);
  const withTax = monthlyPayment({ capCost: capCost.total + tax, residual, moneyFactor, months });
  const billed = rolledIn ? withTax.payment : base.payment;

  const signing = dueAtSigning(inputs, billed, rolledIn ? 0 : tax, asked);
  const later = lacksPayment(asked, billed) ? months : months - 1;
  const paid = bill(
    { label: 'Due at signing', cents: signing.total },
    payments(`${later} more payments`, later, billed),
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
    dueAtSigning: signing,
    paid,
    effectiveMonthly: round(dividedBy(paid.total, months)),
    cost,
    costPerMile: costPerMile(cost.total, inputs.milesPerYear, months),
  };
}

export type Lease = ReturnType<typeof calculateLease>;
