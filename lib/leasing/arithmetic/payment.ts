import type { Cents } from './cents';
import {
  dividedBy,
  type Exact,
  type Fraction,
  fraction,
  minus,
  plus,
  round,
  times,
} from './fraction';

/** `adjustedCapCost`: price and rolled-in fees less everything put down. `months`: whole. */
type PaymentTerms = { adjustedCapCost: Cents; residual: Cents; moneyFactor: Exact; months: number };

/**
 * (cap cost − residual) ÷ months + (cap cost + residual) × money factor. Source: Federal Reserve,
 * Keys to Vehicle Leasing.
 *
 * @returns cents a month, each rounded once; `rounding`: what depreciation and rent charge miss the
 *   payment by, at most a cent
 */
export function monthlyPayment({ adjustedCapCost, residual, moneyFactor, months }: PaymentTerms) {
  const exactDepreciation = dividedBy(minus(adjustedCapCost, residual), months);
  const exactRentCharge = times(plus(adjustedCapCost, residual), moneyFactor);
  const depreciation = round(exactDepreciation);
  const rentCharge = round(exactRentCharge);
  const payment = round(plus(exactDepreciation, exactRentCharge));
  return { depreciation, rentCharge, rounding: payment - depreciation - rentCharge, payment };
}

/**
 * A money factor is the monthly rate on half the balance: × 2400 is about a yearly rate in percent.
 */
const RATE_PER_MONEY_FACTOR = 2400;

/** The money factors that leases have; anything else is probably another number. */
export const USUAL_MONEY_FACTORS = [0.0003, 0.006] as const;
/** The yearly rates of the usual money factors, in percent. */
export const USUAL_RATES = [0.72, 14.4] as const;

/**
 * What an offer names: a money factor such as 0.0021, or an approximate yearly rate in percent,
 * such as 5.04.
 */
export type Rate = { kind: 'money-factor' | 'percent'; value: number };

/** What an offer names: a percentage of MSRP, such as 60, or the amount. */
export type Residual = { kind: 'percent'; value: number } | { kind: 'amount'; cents: Cents };

/** @returns the exact money factor, also where a rate has no finite one: 5% is 5 ÷ 2400 */
export function moneyFactorOf(rate: Rate): Fraction {
  return rate.kind === 'money-factor'
    ? fraction(rate.value)
    : dividedBy(rate.value, RATE_PER_MONEY_FACTOR);
}

/** @returns the approximate interest-rate equivalent of a money factor in percent, two decimals */
export function approximateRate(moneyFactor: number): number {
  return round(times(moneyFactor, 100 * RATE_PER_MONEY_FACTOR)) / 100;
}

/** @returns the residual in cents, rounded once */
export function residualOf(residual: Residual, msrp: Cents): Cents {
  return residual.kind === 'amount'
    ? residual.cents
    : round(times(msrp, dividedBy(residual.value, 100)));
}

/**
 * An example lease of guides and charts. `fees` are added to the lease, `down` is the capitalized
 * cost reduction.
 */
export type LeaseTerms = {
  sellingPrice: Cents;
  msrp: Cents;
  /** Percent of MSRP: 60, not 0.6. */
  residualPercent: number;
  moneyFactor: number;
  months: number;
  fees: Cents;
  down: Cents;
};

/** @returns cents, those of `monthlyPayment` before tax; `approximateRate` in percent */
export function leasePayment({ months, moneyFactor, ...terms }: LeaseTerms) {
  const adjustedCapCost = terms.sellingPrice + terms.fees - terms.down;
  const residual = residualOf({ kind: 'percent', value: terms.residualPercent }, terms.msrp);
  const monthly = monthlyPayment({ adjustedCapCost, residual, moneyFactor, months });
  return {
    adjustedCapCost,
    residual,
    ...monthly,
    approximateRate: approximateRate(moneyFactor),
  };
}

/**
 * @param asked at signing; null: not known
 * @returns whether that is too little for the first payment, in whole dollars
 */
export function excludesFirstPayment(asked: Cents | null, payment: Cents | null): boolean {
  return asked !== null && payment !== null && asked <= payment - 100;
}

/** @returns the number of payments after signing, with `asked` as for `excludesFirstPayment` */
export function paymentsToCome(asked: Cents | null, payment: Cents, months: number): number {
  return excludesFirstPayment(asked, payment) ? months : months - 1;
}

/** What is paid for whole months; `endFees` when the car goes back, such as the disposition fee. */
export type PaymentSchedule = {
  dueAtSigning: Cents;
  monthly: Cents;
  months: number;
  endFees: Cents;
};

/**
 * @returns `later`: the number of payments after signing; cents for `paid`: signing and payments;
 *   `total`: that and the fees at the end; `effectiveMonthly`: the total a month
 */
export function scheduleCost({ dueAtSigning, monthly, months, endFees }: PaymentSchedule) {
  const later = paymentsToCome(dueAtSigning, monthly, months);
  const paid = dueAtSigning + later * monthly;
  const total = paid + endFees;
  return { later, paid, total, effectiveMonthly: round(dividedBy(total, months)) };
}
