/** Sales tax on a lease, in percent (fact sheet section 1): the five boroughs, and all of New Jersey. */
export const TAX_PERCENT = { nyc: 8.875, nj: 6.625 } as const;
/** Dollars a mile beyond the plan (spec section 9). */
export const OVERAGE_RATES = { low: 0.15, high: 0.25 } as const;

/** Rounds dollars to the cent, halves up. The inner step takes away what binary fractions add (1.005 × 100 < 100.5). */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(6))) / 100;
}

export type LeaseTerms = {
  /** Dollars agreed for the car. */
  sellingPrice: number;
  /** Dollars on the sticker; the residual is a percentage of it. */
  msrp: number;
  /** Percent of MSRP at the end of the term: 60, not 0.6. */
  residualPercent: number;
  /** The rent charge's rate as lessors write it: 0.002. */
  moneyFactor: number;
  /** Whole months. */
  months: number;
  /** Dollars of fees added to the lease. */
  fees: number;
  /** Dollars paid down (capitalized cost reduction). */
  down: number;
};

/**
 * The base payment of a lease (fact sheet section 2).
 *
 * Each figure that comes back is rounded once, to the cent, from unrounded parts: so `payment` may differ by a cent
 * from the sum of the rounded `depreciation` and `rentCharge` (vector B).
 *
 * @returns dollars; `depreciation`, `rentCharge` and `payment` a month, before tax; `approximateRate` is the
 *   approximate interest-rate equivalent in percent (money factor × 2400)
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
 * What a lease is taxed on in both states: every payment of the term and the money down (fact sheet section 1).
 *
 * @param lease dollars a month as billed, whole months; `down` and `otherTaxed` (a renewal fee, say) in dollars
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
 * @param total dollars taxed @param percent the rate: 8.875, not 0.08875
 * @returns dollars, rounded once
 */
export function leaseTax(total: number, percent: number): number {
  return toCents((total * percent) / 100);
}

/** @returns the tax due at the start in New York City and in New Jersey, and how much more the city takes; dollars */
export function taxBothSides(total: number) {
  const nyc = leaseTax(total, TAX_PERCENT.nyc);
  const nj = leaseTax(total, TAX_PERCENT.nj);
  return { nyc, nj, difference: toCents(nyc - nj) };
}

/** @param milesOver miles beyond the whole allowance @returns dollars at each end of the usual range, rounded once */
export function overage(milesOver: number) {
  return { low: toCents(milesOver * OVERAGE_RATES.low), high: toCents(milesOver * OVERAGE_RATES.high) };
}

export type Offer = {
  /** Dollars due at signing, the first payment included. */
  dueAtSigning: number;
  /** Dollars a month. */
  monthly: number;
  /** Whole months. */
  months: number;
};

/**
 * Effective monthly cost: (due at signing + remaining payments) ÷ months (fact sheet section 2).
 *
 * @returns dollars; `remaining` are the payments after the first, `total` is everything paid; rounded once each
 */
export function effectiveMonthly(offer: Offer) {
  const remaining = (offer.months - 1) * offer.monthly;
  const total = offer.dueAtSigning + remaining;
  return { remaining: toCents(remaining), total: toCents(total), effective: toCents(total / offer.months) };
}

/**
 * The total of a bill. Each line is an amount somebody pays, so it is rounded to the cent before it is added, and
 * the total is what a reader gets by adding the printed lines.
 *
 * @param amounts dollars @returns dollars
 */
export function sum(amounts: readonly number[]): number {
  return toCents(amounts.reduce((total, amount) => total + toCents(amount), 0));
}
