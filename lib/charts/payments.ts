import { creditTiers } from '@/content/credit-tiers';
import { effectiveMonthly, type Offer } from '@/lib/lease/offer';
import { type LeaseTerms, leasePayment } from '@/lib/lease/payment';
import { TAX_PERCENT, taxOn } from '@/lib/lease/tax';

/**
 * What a month of a lease is made of when New York City's sales tax is spread over the payments.
 *
 * @returns cents a month; `total` is the payment with its tax
 */
export function paymentParts(terms: LeaseTerms) {
  const { depreciation, rentCharge, payment } = leasePayment(terms);
  const tax = taxOn(payment, TAX_PERCENT.nyc);
  return { depreciation, rentCharge, tax, total: payment + tax };
}

/**
 * What all payments of a lease are made of.
 *
 * @returns cents before tax; `depreciation` and `rentCharge` add up to `total`
 */
export function leaseTotal(terms: LeaseTerms) {
  const { payment, adjustedCapCost, residual } = leasePayment(terms);
  const total = payment * terms.months;
  const depreciation = adjustedCapCost - residual;
  return { depreciation, rentCharge: total - depreciation, total };
}

/**
 * What offers of one term cost.
 *
 * @returns cents for each offer; `dearest` and `cheapest` are those with the highest and the lowest total, `lowestPayment`
 *   the one with the lowest payment
 */
export function offerCosts<O extends Offer>(offers: readonly O[]) {
  const costs = offers.map((offer) => ({ ...offer, ...effectiveMonthly(offer) }));
  const sorted = (by: (cost: (typeof costs)[number]) => number) => costs.toSorted((a, b) => by(a) - by(b));
  return {
    costs,
    dearest: sorted(({ paid }) => -paid)[0],
    cheapest: sorted(({ paid }) => paid)[0],
    lowestPayment: sorted(({ monthly }) => monthly)[0],
  };
}

/**
 * What an example car costs more in each credit tier when the money factor rises by the same step from tier to tier.
 *
 * @param terms of the best tier
 * @param step what a tier down adds to the money factor: 0.001
 * @returns the tiers, best first, each with its payment a month and what it is more than in the best tier, in cents;
 *   `null` for the last, in which few leases are approved
 */
export function creditSteps(terms: LeaseTerms, step: number) {
  const best = leasePayment(terms).payment;
  return creditTiers.map((tier, index) => {
    if (index === creditTiers.length - 1) return { ...tier, payment: null, more: null };
    const { payment } = leasePayment({ ...terms, moneyFactor: terms.moneyFactor + index * step });
    return { ...tier, payment, more: payment - best };
  });
}
