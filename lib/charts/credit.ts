import { type CreditTier, creditTiers } from '@/content/credit-tiers';
import { type LeaseTerms, leasePayment } from '@/lib/lease/worked-examples';

/**
 * What an example car costs more in each credit tier when the money factor rises by the same step from tier to tier
 * (docs/product.md#blog).
 *
 * @param terms of the best tier, in dollars
 * @param step what a tier down adds to the money factor: 0.001
 * @returns the tiers, best first, each with its payment a month and what it is more than in the best tier; `null` for the
 *   last, in which few leases are approved
 */
export function creditSteps(
  terms: LeaseTerms,
  step: number,
): (CreditTier & { payment: number | null; more: number | null })[] {
  const best = leasePayment(terms).payment;
  return creditTiers.map((tier, index) => {
    if (index === creditTiers.length - 1) return { ...tier, payment: null, more: null };
    const { payment } = leasePayment({ ...terms, moneyFactor: terms.moneyFactor + index * step });
    return { ...tier, payment, more: Math.round((payment - best) * 100) / 100 };
  });
}
