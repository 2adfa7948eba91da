import type { Cents } from './cents';
import {
  adjustedCapCost,
  belowResidual,
  calculateLease,
  dueAtSigning,
  knownResidual,
  type Lease,
  type LeaseInputs,
  type PartialLease,
  taxedTotal,
  taxPercentOf,
} from './lease';
import { costPerMile } from './mileage';
import { effectiveMonthly, excludesFirstPayment } from './payment';
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

/** What a payment is solved for. */
type Solved = 'rate' | 'sellingPrice';
export type OfferReading =
  | {
      /** The lease that explains the payment; without a payment, the one that the numbers give. */
      inputs: LeaseInputs;
      lease: Lease;
      solved: Solved | null;
      /** What the payment is at the money factor that was named, where the payment is another. */
      atNamedRate: Cents | null;
    }
  /** What has to be known first. */
  | { missing: readonly ('sellingPrice' | 'msrp' | 'residual' | 'rate')[] }
  /**
   * No value has this payment: it's below or above all possible ones, of which this is the nearest.
   */
  | { unsolved: Solved; side: 'below' | 'above'; nearest: Cents }
  /**
   * With the cash that is left of the amount at signing, the car would start below its residual.
   */
  | { startsBelowResidual: true };

const salesTax = (inputs: PartialLease, payment: Cents) =>
  taxOn(taxedTotal(inputs, payment).total, taxPercentOf(inputs));

/**
 * @returns the offer with its cash down: where it names none, what is left of the amount at
 *   signing, never negative
 */
function withCashDown(offer: DealerOffer): DealerOffer {
  const { cashDown, monthly, dueAtSigning: asked } = offer;
  if (cashDown !== null || monthly === null || asked === null) return offer;
  const first = excludesFirstPayment(asked, monthly) ? 0 : monthly;
  const due = (cash: Cents) => {
    const inputs = { ...offer, cashDown: cash };
    const tax = offer.taxPaid === 'signing' ? salesTax(inputs, monthly) : 0;
    return dueAtSigning(inputs, first, tax, null).total;
  };
  return { ...offer, cashDown: Math.max(0, lowerBound(due, asked + 1, 0, asked) - 1) };
}

/**
 * What an offer hides: the money factor that explains its payment, or the price where only the
 * money factor is known.
 *
 * @returns a lease whose payment is the dealer's to the cent, or what is missing, or why there is
 *   none
 */
export function readOffer(offer: DealerOffer): OfferReading {
  const known = withCashDown(offer);
  const { monthly, msrp, sellingPrice, residual, rate } = known;
  const missing = [
    residual === null && ('residual' as const),
    residual?.kind === 'percent' && msrp === null && ('msrp' as const),
    sellingPrice === null && (rate === null || monthly === null) && ('sellingPrice' as const),
    rate === null && monthly === null && ('rate' as const),
  ].filter((name) => name !== false);
  const residualCents = knownResidual(known);
  if (missing.length > 0 || residual === null || residualCents === null) return { missing };
  const factor = (steps: number) =>
    ({ kind: 'money-factor', value: steps / FACTOR_STEPS }) as const;
  // A residual in dollars needs no MSRP, and what is solved for needs no value.
  const complete: LeaseInputs = {
    ...known,
    msrp: msrp ?? 0,
    residual,
    sellingPrice: sellingPrice ?? 0,
    cashDown: known.cashDown ?? 0,
    rate: rate ?? factor(0),
  };
  const lease = (inputs: LeaseInputs) => calculateLease(inputs, offer.dueAtSigning);
  if (monthly === null)
    return { inputs: complete, lease: lease(complete), solved: null, atNamedRate: null };
  if (belowResidual(known)) return { startsBelowResidual: true };
  const solved = sellingPrice === null ? 'sellingPrice' : 'rate';
  const inputsAt = (x: number): LeaseInputs =>
    solved === 'rate' ? { ...complete, rate: factor(x) } : { ...complete, sellingPrice: x };
  const billedAt = (x: number) => calculateLease(inputsAt(x)).billed;
  const leastPrice = residualCents - adjustedCapCost({ ...complete, sellingPrice: 0 }).total;
  const [min, max] =
    solved === 'rate'
      ? [0, MAX_MONEY_FACTOR * FACTOR_STEPS]
      : [Math.max(leastPrice, CAR_PRICE.min * 100), CAR_PRICE.max * 100];
  const solution = solve(billedAt, monthly, min, max);
  if (typeof solution === 'string')
    return {
      unsolved: solved,
      side: solution,
      nearest: billedAt(solution === 'below' ? min : max),
    };
  const inputs = inputsAt(solution);
  const named =
    solved === 'rate' && rate !== null ? calculateLease({ ...inputs, rate }).billed : monthly;
  return { inputs, lease: lease(inputs), solved, atNamedRate: named === monthly ? null : named };
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
  const { paid, effective } = effectiveMonthly({ dueAtSigning: signing, monthly, months });
  const total = paid + offer.dispositionFee;
  return { tax, effective, total, perMile: costPerMile(total, offer.milesPerYear, months) };
}
