import { toCents } from './cents';
import { fraction } from './fraction';
import { effectiveMonthly as effectiveMonthlyInCents, overage as overageInCents } from './offer';
import { approximateRate, monthlyPayment, residualOf } from './payment';
import { TAX_PERCENT, taxOn } from './tax';

/*
 * The worked examples of the guides, in dollars as their writers enter them. The arithmetic is the calculator's: in whole
 * cents, each amount rounded once.
 */

const dollars = (cents: number) => cents / 100;

export type LeaseTerms = {
  /** Agreed price in dollars. */
  sellingPrice: number;
  /** Sticker price in dollars; the residual is a percentage of it. */
  msrp: number;
  /** Percent of MSRP at the end of the term: 60, not 0.6. */
  residualPercent: number;
  /** Rate of the rent charge, such as 0.002. */
  moneyFactor: number;
  /** Whole months. */
  months: number;
  /** Fees added to the lease, in dollars. */
  fees: number;
  /** Down payment (capitalized cost reduction) in dollars. */
  down: number;
};

/**
 * @returns dollars; `depreciation`, `rentCharge` and `payment` per month, before tax; their `rounding` is the cent by which
 *   the first two may miss the payment; `approximateRate` in percent
 */
export function leasePayment(terms: LeaseTerms) {
  const capCost = toCents(terms.sellingPrice) + toCents(terms.fees) - toCents(terms.down);
  const residual = residualOf({ kind: 'percent', value: terms.residualPercent }, toCents(terms.msrp));
  const moneyFactor = fraction(terms.moneyFactor);
  const monthly = monthlyPayment({ capCost, residual, moneyFactor, months: terms.months });
  return {
    adjustedCapCost: dollars(capCost),
    residual: dollars(residual),
    depreciation: dollars(monthly.depreciation),
    rentCharge: dollars(monthly.rentCharge),
    rounding: dollars(monthly.rounding),
    payment: dollars(monthly.payment),
    approximateRate: approximateRate({ kind: 'money-factor', value: terms.moneyFactor }),
  };
}

/**
 * What both states tax on a lease: every payment of the term and the down payment.
 *
 * @param lease `monthlyPayment` in dollars as billed; `months` whole; `down` and `otherTaxed`, such as a fee, in dollars
 * @returns dollars
 */
export function taxedTotal(lease: {
  monthlyPayment: number;
  months: number;
  down?: number;
  otherTaxed?: number;
}) {
  const { monthlyPayment: payment, months, down = 0, otherTaxed = 0 } = lease;
  return dollars(toCents(payment) * months + toCents(down) + toCents(otherTaxed));
}

/** @param total taxed amount in dollars @param percent such as 8.875 @returns sales tax in dollars */
export function leaseTax(total: number, percent: number): number {
  return dollars(taxOn(toCents(total), percent));
}

/** @param total taxed amount in dollars @returns the tax in New York City, in New Jersey, and the difference, in dollars */
export function taxBothSides(total: number) {
  const nyc = taxOn(toCents(total), TAX_PERCENT.nyc);
  const nj = taxOn(toCents(total), TAX_PERCENT.nj);
  return { nyc: dollars(nyc), nj: dollars(nj), difference: dollars(nyc - nj) };
}

/** @param milesOver miles beyond the allowance of the whole term @returns dollars at both ends of the usual range */
export function overage(milesOver: number) {
  const { low, high } = overageInCents(milesOver);
  return { low: dollars(low), high: dollars(high) };
}

/** An offer in dollars: due at signing with the first payment in it, the payment, and whole months. */
export type Offer = { dueAtSigning: number; monthly: number; months: number };

/** @returns dollars; `remaining` are the payments after the first, `total` is everything paid */
export function effectiveMonthly({ dueAtSigning, monthly, months }: Offer) {
  const cost = effectiveMonthlyInCents({
    dueAtSigning: toCents(dueAtSigning),
    monthly: toCents(monthly),
    months,
  });
  return {
    remaining: dollars(cost.remaining),
    total: dollars(cost.paid),
    effective: dollars(cost.effective),
  };
}

/**
 * The total of a bill. Each line is rounded to the cent before it is added, so that the total is what a reader gets by
 * adding the printed lines.
 *
 * @param amounts dollars @returns dollars
 */
export function sum(amounts: readonly number[]): number {
  return dollars(amounts.reduce((total, amount) => total + toCents(amount), 0));
}
