import type { Cents } from './cents';
import { approximateRate, moneyFactorOf, monthlyPayment, type Rate, residualOf } from './payment';

/** The terms of an example lease, in guides and charts. */
export type LeaseTerms = {
  sellingPrice: Cents;
  msrp: Cents;
  /** Percent of MSRP at the end of the term: 60, not 0.6. */
  residualPercent: number;
  /** Rate of the rent charge, such as 0.002. */
  moneyFactor: number;
  /** Whole months. */
  months: number;
  /** Fees added to the lease. */
  fees: Cents;
  /** Capitalized cost reduction. */
  down: Cents;
};

/**
 * @returns cents; `depreciation`, `rentCharge` and `payment` per month, before tax; their `rounding` is the cent by which
 *   the first two may miss the payment; `approximateRate` in percent
 */
export function leasePayment({ months, ...terms }: LeaseTerms) {
  const rate: Rate = { kind: 'money-factor', value: terms.moneyFactor };
  const capCost = terms.sellingPrice + terms.fees - terms.down;
  const residual = residualOf({ kind: 'percent', value: terms.residualPercent }, terms.msrp);
  const monthly = monthlyPayment({ capCost, residual, moneyFactor: moneyFactorOf(rate), months });
  return { adjustedCapCost: capCost, residual, ...monthly, approximateRate: approximateRate(rate) };
}
