/** Sales tax in percent: in the five boroughs, and in all of New Jersey. */
export const TAX_PERCENT = { nyc: 8.875, nj: 6.625 } as const;
/** Dollars per mile beyond the plan (docs/product.md#constants). */
export const OVERAGE_RATES = { low: 0.15, high: 0.25 } as const;

/** Rounds dollars to the cent, halves up. `toFixed` removes the error of binary fractions (1.005 × 100 < 100.5). */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(6))) / 100;
}

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
 * The base payment of a lease. Each result is rounded once, to the cent, from unrounded parts, so `payment` may differ by
 * a cent from the sum of the rounded `depreciation` and `rentCharge`.
 *
 * @returns dollars; `depreciation`, `rentCharge` and `payment` per month, before tax; `approximateRate` is the equivalent
 *   interest rate in percent, money factor × 2400
 */
export function leasePayment(terms: LeaseTerms) {
  const adjustedCapCost = terms.sellingPrice + terms.fees - terms.down;
  const residual = (terms.msrp * terms.residualPercent) / 100;
  const depreciation = (adjustedCapCost - residual) / terms.months;
  const rentCharge = (adjustedCapCost + residual) * terms.moneyFactor;
  return {
    adjustedCapCost: toCents(adjustedCapCost),
    residual: toCents(residual),
    depreciation: toCents(depreciation),
    rentCharge: toCents(rentCharge),
    payment: toCents(depreciation + rentCharge),
    approximateRate: Number((terms.moneyFactor * 2400).toFixed(2)),
  };
}

/**
 * What both states tax on a lease: every payment of the term and the down payment.
 *
 * @param lease `monthlyPayment` in dollars as billed; `months` whole; `down` and `otherTaxed`, such as a fee, in dollars
 * @returns dollars, rounded once
 */
export function taxedTotal(lease: {
  monthlyPayment: number;
  months: number;
  down?: number;
  otherTaxed?: number;
}) {
  const { monthlyPayment, months, down = 0, otherTaxed = 0 } = lease;
  return toCents(monthlyPayment * months + down + otherTaxed);
}

/**
 * Sales tax due at the start of a lease.
 *
 * @param total taxed amount in dollars @param percent such as 8.875, not 0.08875
 * @returns dollars, rounded once
 */
export function leaseTax(total: number, percent: number): number {
  return toCents((total * percent) / 100);
}

/** @param total taxed amount in dollars @returns the tax in New York City, in New Jersey, and the difference, in dollars */
export function taxBothSides(total: number) {
  const nyc = leaseTax(total, TAX_PERCENT.nyc);
  const nj = leaseTax(total, TAX_PERCENT.nj);
  return { nyc, nj, difference: toCents(nyc - nj) };
}

/** @param milesOver miles beyond the allowance of the whole term @returns dollars at both ends of the usual range */
export function overage(milesOver: number) {
  return { low: toCents(milesOver * OVERAGE_RATES.low), high: toCents(milesOver * OVERAGE_RATES.high) };
}

export type Offer = {
  /** Dollars due at signing, including the first payment. */
  dueAtSigning: number;
  /** Dollars per month. */
  monthly: number;
  /** Whole months. */
  months: number;
};

/**
 * The effective monthly cost: (due at signing + remaining payments) ÷ months.
 *
 * @returns dollars, each rounded once; `remaining` are the payments after the first, `total` is everything paid
 */
export function effectiveMonthly(offer: Offer) {
  const remaining = (offer.months - 1) * offer.monthly;
  const total = offer.dueAtSigning + remaining;
  return { remaining: toCents(remaining), total: toCents(total), effective: toCents(total / offer.months) };
}

/**
 * The total of a bill. Each line is rounded to the cent before it is added, so that the total is what a reader gets by
 * adding the printed lines.
 *
 * @param amounts dollars @returns dollars
 */
export function sum(amounts: readonly number[]): number {
  return toCents(amounts.reduce((total, amount) => total + toCents(amount), 0));
}
