import { type Cents, round } from './cents';

/** `adjustedCapCost`: price and rolled-in fees less everything put down. `months`: whole. */
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
 * @returns cents a month, each rounded once; `rounding`: what depreciation and rent charge miss the
 *   payment by, at most a cent
 */
export function monthlyPayment({ adjustedCapCost, residual, moneyFactor, months }: PaymentTerms) {
  const exactDepreciation = (adjustedCapCost - residual) / months;
  const exactRentCharge = (adjustedCapCost + residual) * moneyFactor;
  const depreciation = round(exactDepreciation);
  const rentCharge = round(exactRentCharge);
  const payment = round(exactDepreciation + exactRentCharge);
  return { depreciation, rentCharge, rounding: payment - depreciation - rentCharge, payment };
}

/**
 * A money factor is the monthly rate on half the balance: × 2400 is about a yearly rate in percent.
 */
const RATE_PER_MONEY_FACTOR = 2400;

/** As an offer names it: a money factor such as 0.0021, or about the same a year in percent, 5.04. */
export type Rate = { kind: 'money-factor' | 'percent'; value: number };

/** As an offer names it: a percentage of MSRP, such as 60, or an amount in cents. */
export type Residual = { kind: 'percent' | 'money'; value: number };

export function moneyFactorOf({ kind, value }: Rate): number {
  return kind === 'money-factor' ? value : value / RATE_PER_MONEY_FACTOR;
}

/** @returns the approximate interest-rate equivalent of a money factor in percent, two decimals */
export function approximateRate(moneyFactor: number): number {
  return round(moneyFactor * RATE_PER_MONEY_FACTOR * 100) / 100;
}

/** @returns the residual in cents, rounded once */
export function residualOf({ kind, value }: Residual, msrp: Cents): Cents {
  return kind === 'money' ? value : round((msrp * value) / 100);
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

/** @returns cents; those of `monthlyPayment` are before tax */
export function leasePayment({ months, moneyFactor, ...terms }: LeaseTerms) {
  const adjustedCapCost = terms.sellingPrice + terms.fees - terms.down;
  const residual = residualOf({ kind: 'percent', value: terms.residualPercent }, terms.msrp);
  return {
    adjustedCapCost,
    residual,
    ...monthlyPayment({ adjustedCapCost, residual, moneyFactor, months }),
  };
}

/**
 * @param asked at signing; null: not known
 * @returns whether that is too little for the first payment, in whole dollars
 */
export function excludesFirstPayment(asked: Cents | null, payment: Cents): boolean {
  return asked !== null && asked <= payment - 100;
}

/** @returns the number of payments after signing, with `asked` as for `excludesFirstPayment` */
export function paymentsToCome(asked: Cents | null, payment: Cents, months: number): number {
  return excludesFirstPayment(asked, payment) ? months : months - 1;
}
