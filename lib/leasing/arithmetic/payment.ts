import { type Cents, percentOf, round } from './cents';

/** `adjustedCapCost` is price and rolled-in fees minus everything put down. `months` is whole. */
type PaymentTerms = {
  adjustedCapCost: Cents;
  residual: Cents;
  moneyFactor: number;
  months: number;
};

/**
 * (cap cost − residual) ÷ months + (cap cost + residual) × money factor. Source: Federal Reserve,
 * Keys to Vehicle Leasing.
 *
 * @returns cents per month, each rounded once; `rounding` is the payment minus the rounded
 *   depreciation and rent charge, at most a cent
 */
export function paymentParts({ adjustedCapCost, residual, moneyFactor, months }: PaymentTerms) {
  const exactDepreciation = (adjustedCapCost - residual) / months;
  const exactRentCharge = (adjustedCapCost + residual) * moneyFactor;
  const depreciation = round(exactDepreciation);
  const rentCharge = round(exactRentCharge);
  const payment = round(exactDepreciation + exactRentCharge);
  return { depreciation, rentCharge, rounding: payment - depreciation - rentCharge, payment };
}

/** A money factor is a monthly rate on half the balance: × 2400 is about a yearly percentage. */
const YEARLY_PERCENT_PER_MONEY_FACTOR = 2400;

/** A rate as offers name it: a money factor such as 0.0021, or a yearly percentage such as 5.04. */
export type Rate = { unit: 'money-factor' | 'percent'; value: number };

/** A residual as offers name it: a percentage of MSRP, such as 60, or an amount in cents. */
export type Residual = { unit: 'percent' | 'money'; value: number };

export function moneyFactorOf({ unit, value }: Rate): number {
  return unit === 'money-factor' ? value : value / YEARLY_PERCENT_PER_MONEY_FACTOR;
}

/** A money factor as a yearly interest rate in percent, approximately, with two decimals. */
export function approximateYearlyPercent(moneyFactor: number): number {
  return round(moneyFactor * YEARLY_PERCENT_PER_MONEY_FACTOR * 100) / 100;
}

/** In cents, rounded once; null if it, or the MSRP that it's a percentage of, is unknown. */
export function residualInCents(residual: Residual | null, msrp: Cents | null): Cents | null {
  if (residual === null) return null;
  if (residual.unit === 'money') return residual.value;
  return msrp === null ? null : percentOf(msrp, residual.value);
}

/**
 * Whether the amount at signing is too small to contain the first payment, in whole dollars.
 *
 * @param atSigning null if unknown
 */
export function excludesFirstPayment(atSigning: Cents | null, payment: Cents): boolean {
  return atSigning !== null && atSigning <= payment - 100;
}

/**
 * The number of payments after signing.
 *
 * @param atSigning null if unknown
 */
export function countRemainingPayments(
  atSigning: Cents | null,
  payment: Cents,
  months: number,
): number {
  return excludesFirstPayment(atSigning, payment) ? months : months - 1;
}
