import type { Cents } from './cents';
import { dividedBy, type Fraction, minus, plus, round, times } from './fraction';

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
