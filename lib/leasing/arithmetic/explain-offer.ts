import type { Cents } from './cents';
import { calculateLease, type Lease, taxNotIncludedRow, wholeCost, withCashDown } from './lease';
import type { Offer } from './offer';
import { moneyFactorOf } from './payment';
import { salesTax } from './tax';

export const MAX_MONEY_FACTOR = 0.009;
/** Nine decimals of a money factor are enough to hit every cent of a payment. */
const FACTOR_STEPS = 10 ** 9;

type MissingField = 'residual' | 'msrp' | 'sellingPrice' | 'rate';

export type OfferExplanation =
  | { status: 'incomplete'; missing: readonly MissingField[] }
  /** The offer has no payment: this is the lease that its numbers give. */
  | { status: 'calculated'; lease: Lease }
  /** The lease whose payment is the offer's. `paymentAtOwnRate` is what its own rate gives. */
  | { status: 'solved'; lease: Lease; paymentAtOwnRate: Cents | null }
  /** No rate gives this payment: it's at least or at most the nearest one. */
  | { status: 'unsolvable'; bound: 'least' | 'most'; nearest: Cents };

/** They stand in the order in which visitors are asked for them. */
function missingFieldsOf({ payment, msrp, sellingPrice, residual, rate }: Offer): MissingField[] {
  const missing: MissingField[] = [];
  if (residual === null) missing.push('residual');
  if (residual?.unit === 'percent' && msrp === null) missing.push('msrp');
  if (sellingPrice === null) missing.push('sellingPrice');
  if (rate === null && payment === null) missing.push('rate');
  return missing;
}

/** @param paymentAt never falls, and rises by at most a cent a step */
function moneyFactorFor(payment: Cents, paymentAt: (moneyFactor: number) => Cents): number {
  let low = 0;
  let high = MAX_MONEY_FACTOR * FACTOR_STEPS;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (paymentAt(middle / FACTOR_STEPS) >= payment) high = middle;
    else low = middle + 1;
  }
  return low / FACTOR_STEPS;
}

/**
 * Solves for what an offer hides: the money factor that explains its payment.
 *
 * @param offer not below its residual
 * @returns a lease that matches the dealer's payment to the cent, or what is missing, or that no
 *   rate gives this payment
 */
export function explainOffer(offer: Offer): OfferExplanation {
  const missing = missingFieldsOf(offer);
  if (missing.length > 0) return { status: 'incomplete', missing };

  const { payment, rate } = offer;
  const offerWithCashDown = withCashDown(offer);
  const leaseAt = (moneyFactor: number) => calculateLease(offerWithCashDown, moneyFactor);
  const paymentAt = (moneyFactor: number) => leaseAt(moneyFactor).payment;
  const ownMoneyFactor = rate && moneyFactorOf(rate);
  if (payment === null) return { status: 'calculated', lease: leaseAt(ownMoneyFactor ?? 0) };

  const least = paymentAt(0);
  const most = paymentAt(MAX_MONEY_FACTOR);
  if (payment < least) return { status: 'unsolvable', bound: 'least', nearest: least };
  if (payment > most) return { status: 'unsolvable', bound: 'most', nearest: most };
  return {
    status: 'solved',
    lease: leaseAt(moneyFactorFor(payment, paymentAt)),
    paymentAtOwnRate: ownMoneyFactor === null ? null : paymentAt(ownMoneyFactor),
  };
}

/** Sales tax in cents that the dealer's payment and amount at signing don't include. */
export function taxNotIncluded(offer: Offer): Cents {
  const { howTaxIsPaid, payment } = offer;
  return howTaxIsPaid === 'extra' && payment !== null ? salesTax(withCashDown(offer), payment) : 0;
}

/** What an offer costs by its payment and amount at signing; null unless it has both. */
export function offerCost(offer: Offer) {
  const { payment, askedAtSigning } = offer;
  if (payment === null || askedAtSigning === null) return null;
  return wholeCost(
    offer,
    payment,
    ['Due at signing', askedAtSigning],
    taxNotIncludedRow(taxNotIncluded(offer)),
  );
}
