import { effectiveMonthly, type LeaseTerms, leasePayment, type Offer } from '@/lib/lease/worked-examples';

/**
 * What offers of equal term cost (docs/product.md#blog).
 *
 * @returns dollars for each offer; `dearest` is the one with the highest total, `lowestPayment` the one with the lowest payment
 * @throws where the terms differ: they can't be compared
 */
export function offerCosts<O extends Offer>(offers: readonly O[]) {
  if (new Set(offers.map(({ months }) => months)).size !== 1)
    throw new RangeError('Offers of one figure need the same number of months');
  const costs = offers.map((offer) => ({ ...offer, ...effectiveMonthly(offer) }));
  const sorted = (by: (cost: (typeof costs)[number]) => number) => costs.toSorted((a, b) => by(a) - by(b));
  return {
    costs,
    dearest: sorted(({ total }) => -total)[0],
    cheapest: sorted(({ total }) => total)[0],
    lowestPayment: sorted(({ monthly }) => monthly)[0],
  };
}

/**
 * What all payments of a lease are made of.
 *
 * @returns dollars before tax; `depreciation` and `rentCharge` add up to `total`
 */
export function leaseTotal(terms: LeaseTerms) {
  const { payment, adjustedCapCost, residual } = leasePayment(terms);
  const total = Math.round(payment * terms.months * 100) / 100;
  const depreciation = adjustedCapCost - residual;
  return { depreciation, rentCharge: Math.round((total - depreciation) * 100) / 100, total };
}
