import { TAX_PERCENT } from '@/lib/lease/tax';
import { type LeaseTerms, leasePayment, leaseTax, sum } from '@/lib/lease/worked-examples';

/**
 * What a month of a lease is made of when its sales tax is spread over the payments (docs/product.md#blog).
 *
 * @param terms as in a worked example, in dollars
 * @param place whose sales tax
 * @returns dollars a month, each rounded once; `total` is the sum of the three
 */
export function paymentParts(terms: LeaseTerms, place: keyof typeof TAX_PERCENT) {
  const { depreciation, rentCharge, payment } = leasePayment(terms);
  const tax = leaseTax(payment, TAX_PERCENT[place]);
  return { depreciation, rentCharge, payment, tax, total: sum([payment, tax]) };
}
