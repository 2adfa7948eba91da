import type { Cents } from './cents';
import { dividedBy, type Fraction, fraction, minus, plus, round, times } from './fraction';

export type PaymentTerms = {
  /** What the lease starts from: price and rolled-in fees less everything put down. */
  capCost: Cents;
  residual: Cents;
  moneyFactor: Fraction;
  /** Whole months. */
  months: number;
};

/**
 * The monthly payment of a lease: (cap cost − residual) ÷ months + (cap cost + residual) × money factor. Source: Federal
 * Reserve, Keys to Vehicle Leasing.
 *
 * Each amount is rounded once, from exact parts. So the rounded parts may miss the payment by a cent; `rounding` is that
 * cent (−1, 0 or 1), and depreciation + rentCharge + rounding = payment.
 */
export function monthlyPayment({ capCost, residual, moneyFactor, months }: PaymentTerms) {
  const exactDepreciation = dividedBy(minus(capCost, residual), months);
  const exactRentCharge = times(plus(capCost, residual), moneyFactor);
  const depreciation = round(exactDepreciation);
  const rentCharge = round(exactRentCharge);
  const payment = round(plus(exactDepreciation, exactRentCharge));
  return { depreciation, rentCharge, rounding: payment - depreciation - rentCharge, payment };
}

/** A money factor is the rate of the rent charge per month of half the balance: × 2400 is about a yearly rate in percent. */
const RATE_PER_MONEY_FACTOR = 2400;

/** What an offer names: a money factor such as 0.0021, or an approximate yearly rate in percent, such as 5.04. */
export type Rate = { kind: 'money-factor'; value: number } | { kind: 'percent'; value: number };

/** What an offer names: a percentage of MSRP, such as 60, or the amount. */
export type Residual = { kind: 'percent'; value: number } | { kind: 'amount'; cents: Cents };

/** @returns the exact money factor, also where a rate has no finite one: 5% is 5 ÷ 2400 */
export function moneyFactorOf(rate: Rate): Fraction {
  return rate.kind === 'money-factor' ? fraction(rate.value) : dividedBy(rate.value, RATE_PER_MONEY_FACTOR);
}

/** @returns the approximate interest-rate equivalent in percent, two decimals */
export function approximateRate(rate: Rate): number {
  return round(times(moneyFactorOf(rate), 100 * RATE_PER_MONEY_FACTOR)) / 100;
}

/** @returns the residual in cents, rounded once */
export function residualOf(residual: Residual, msrp: Cents): Cents {
  return residual.kind === 'amount' ? residual.cents : round(times(msrp, dividedBy(residual.value, 100)));
}

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
