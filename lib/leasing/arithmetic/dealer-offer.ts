import type { Cents } from './cents';
import {
  belowResidual,
  calculateLease,
  dueAtSigning,
  type Lease,
  type LeaseInputs,
  type PartialLease,
  taxedTotal,
  taxPercentOf,
} from './lease';
import { costPerMile } from './mileage';
import { excludesFirstPayment, type Rate, scheduleCost } from './payment';
import { lowerBound, solve } from './solve';
import { taxOn } from './tax';

/**
 * What a dealer's offer names; null for what isn't known. `cashDown`: null for what is left of the
 * amount at signing.
 */
export type DealerOffer = PartialLease & { monthly: Cents | null; dueAtSigning: Cents | null };

/** What a car costs, in dollars: less or more is a typing mistake. */
export const CAR_PRICE = { min: 5000, max: 500_000 } as const;

export const MAX_MONEY_FACTOR = 0.009;
/** A money factor has at most nine decimals: enough for every cent of a payment. */
const FACTOR_STEPS = 10 ** 9;

/** What has to be known before a payment can be explained. */
type MissingPart = 'residual' | 'msrp' | 'sellingPrice' | 'rate';

export type OfferExplanation =
  /**
   * The lease that explains a payment, whose rate is `solved`; without a payment, the one that the
   * numbers give. `atNamedRate`: the payment at the rate that was named, where it's another.
   */
  | { inputs: LeaseInputs; lease: Lease; solved: boolean; atNamedRate: Cents | null }
  | { missing: readonly MissingPart[] }
  /** No rate has this payment, and this is the nearest; null where it starts below its residual. */
  | { unsolved: true; side: 'below' | 'above'; nearest: Cents | null };

const salesTax = (inputs: PartialLease, payment: Cents) =>
  taxOn(taxedTotal(inputs, payment).total, taxPercentOf(inputs));

/**
 * @returns the offer with its cash down: where it names none, what is left of the amount at
 *   signing, never negative
 */
function withCashDown(offer: DealerOffer): DealerOffer {
  const { cashDown, monthly, dueAtSigning: asked } = offer;
  if (cashDown !== null || monthly === null || asked === null) return offer;
  const firstPayment = excludesFirstPayment(asked, monthly) ? 0 : monthly;
  const dueWith = (cash: Cents) => {
    const inputs = { ...offer, cashDown: cash };
    const tax = offer.taxPaid === 'signing' ? salesTax(inputs, monthly) : 0;
    return dueAtSigning(inputs, { billed: firstPayment, tax, asked: null }).total;
  };
  const tooMuch = lowerBound(dueWith, asked + 1, { min: 0, max: asked });
  return { ...offer, cashDown: Math.max(0, tooMuch - 1) };
}

/** @returns what isn't known and has to be, in the order in which it's asked for */
function missingPartsOf(offer: DealerOffer): MissingPart[] {
  const { monthly, msrp, sellingPrice, residual, rate } = offer;
  const missing: MissingPart[] = [];
  if (residual === null) missing.push('residual');
  if (residual?.kind === 'percent' && msrp === null) missing.push('msrp');
  if (sellingPrice === null) missing.push('sellingPrice');
  if (rate === null && monthly === null) missing.push('rate');
  return missing;
}

const factorOf = (billionths: number): Rate => ({
  kind: 'money-factor',
  value: billionths / FACTOR_STEPS,
});

/** @returns the offer with the money factor, in billionths, that gives its payment */
function explained(offer: DealerOffer, inputs: LeaseInputs, monthly: Cents): OfferExplanation {
  const billedAt = (rate: Rate) => calculateLease({ ...inputs, rate }).billed;
  const range = { min: 0, max: MAX_MONEY_FACTOR * FACTOR_STEPS };
  const solution = solve((x) => billedAt(factorOf(x)), monthly, range);
  if (typeof solution === 'string') {
    const end = solution === 'below' ? range.min : range.max;
    return { unsolved: true, side: solution, nearest: billedAt(factorOf(end)) };
  }
  const known = { ...inputs, rate: factorOf(solution) };
  const named = offer.rate && billedAt(offer.rate);
  const atNamedRate = named === monthly ? null : named;
  return {
    inputs: known,
    lease: calculateLease(known, offer.dueAtSigning),
    solved: true,
    atNamedRate,
  };
}

/**
 * What an offer hides: the money factor that explains its payment.
 *
 * @returns a lease whose payment is the dealer's to the cent, or what is missing, or that there is
 *   none
 */
export function explainOffer(offer: DealerOffer): OfferExplanation {
  const known = withCashDown(offer);
  const { monthly, residual, msrp, sellingPrice, cashDown, rate } = known;
  const missing = missingPartsOf(known);
  if (missing.length > 0 || residual === null || sellingPrice === null) return { missing };

  // Without an MSRP, the residual is in dollars.
  const inputs: LeaseInputs = {
    ...known,
    residual,
    sellingPrice,
    msrp: msrp ?? 0,
    cashDown: cashDown ?? 0,
    rate: rate ?? factorOf(0),
  };
  if (monthly === null) {
    const lease = calculateLease(inputs, offer.dueAtSigning);
    return { inputs, lease, solved: false, atNamedRate: null };
  }
  if (belowResidual(known)) return { unsolved: true, side: 'below', nearest: null };
  return explained(offer, inputs, monthly);
}

/** @returns the sales tax that a dealer's payment and amount at signing leave out, in cents */
export function taxLeftOut(offer: DealerOffer): Cents {
  const { taxPaid, monthly } = offer;
  return taxPaid === 'extra' && monthly !== null ? salesTax(withCashDown(offer), monthly) : 0;
}

/**
 * @returns what an offer's payment and amount at signing cost with the tax that they leave out, in
 *   cents; null unless it has both
 */
export function offerCost(offer: DealerOffer) {
  const { monthly, dueAtSigning: asked, months } = offer;
  if (monthly === null || asked === null) return null;
  const tax = taxLeftOut(offer);
  const first = excludesFirstPayment(asked, monthly) ? monthly : 0;
  const signing = asked + first + tax + offer.tradeIn;
  const { paid, total, effectiveMonthly } = scheduleCost({
    dueAtSigning: signing,
    monthly,
    months,
    endFees: offer.dispositionFee,
  });
  return {
    tax,
    paid,
    effectiveMonthly,
    total,
    perMile: costPerMile(total, offer.milesPerYear, months),
  };
}
