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
import { lowerBound, solve, type WholeRange } from './solve';
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

/** What has to be known before a payment can be explained. */
export type MissingPart = 'residual' | 'msrp' | 'sellingPrice' | 'rate';

/** The lease that explains a payment; without a payment, the one that the numbers give. */
type ExplainedOffer = {
  inputs: LeaseInputs;
  lease: Lease;
  solved: Solved | null;
  /** What the payment is at the money factor that was named, where the payment is another. */
  atNamedRate: Cents | null;
};

/**
 * No value has this payment: it's below or above all possible ones, of which this is the nearest.
 */
type UnexplainedOffer = { unsolved: Solved; side: 'below' | 'above'; nearest: Cents };

export type OfferReading =
  | ExplainedOffer
  | UnexplainedOffer
  | { missing: readonly MissingPart[] }
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
  // A payment gives one of price and rate where the other is known.
  const givesPrice = monthly !== null && rate !== null;
  if (sellingPrice === null && !givesPrice) missing.push('sellingPrice');
  if (rate === null && monthly === null) missing.push('rate');
  return missing;
}

const factorOfSteps = (steps: number) =>
  ({ kind: 'money-factor', value: steps / FACTOR_STEPS }) as const;

/**
 * @returns the offer as a lease; what is solved for, and the MSRP of a residual in dollars, is 0
 */
function completed(offer: DealerOffer, residual: LeaseInputs['residual']): LeaseInputs {
  return {
    ...offer,
    residual,
    msrp: offer.msrp ?? 0,
    sellingPrice: offer.sellingPrice ?? 0,
    cashDown: offer.cashDown ?? 0,
    rate: offer.rate ?? factorOfSteps(0),
  };
}

/** An unknown of a lease, as a whole number that raises the payment by at most a cent a step. */
type Unknown = { solved: Solved; range: WholeRange; inputsAt: (x: number) => LeaseInputs };

/** The money factor in billionths. */
function unknownRate(inputs: LeaseInputs): Unknown {
  return {
    solved: 'rate',
    range: { min: 0, max: MAX_MONEY_FACTOR * FACTOR_STEPS },
    inputsAt: (x) => ({ ...inputs, rate: factorOfSteps(x) }),
  };
}

/** The price in cents; below the least one, the car would start below its residual. */
function unknownPrice(inputs: LeaseInputs, residual: Cents): Unknown {
  const least = residual - adjustedCapCost({ ...inputs, sellingPrice: 0 }).total;
  return {
    solved: 'sellingPrice',
    range: { min: Math.max(least, CAR_PRICE.min * 100), max: CAR_PRICE.max * 100 },
    inputsAt: (x) => ({ ...inputs, sellingPrice: x }),
  };
}

/** @returns the payment at the money factor that was named; null where it's the dealer's */
function paymentAtNamedRate(
  { rate, monthly }: DealerOffer,
  solved: Solved,
  inputs: LeaseInputs,
): Cents | null {
  if (solved !== 'rate' || rate === null) return null;
  const { billed } = calculateLease({ ...inputs, rate });
  return billed === monthly ? null : billed;
}

/** @returns the lease whose payment is the dealer's, or that there is none */
function explained(
  offer: DealerOffer,
  monthly: Cents,
  { solved, range, inputsAt }: Unknown,
): ExplainedOffer | UnexplainedOffer {
  const billedAt = (x: number) => calculateLease(inputsAt(x)).billed;
  const solution = solve(billedAt, monthly, range);
  if (typeof solution === 'string') {
    const nearest = billedAt(solution === 'below' ? range.min : range.max);
    return { unsolved: solved, side: solution, nearest };
  }
  const inputs = inputsAt(solution);
  return {
    inputs,
    lease: calculateLease(inputs, offer.dueAtSigning),
    solved,
    atNamedRate: paymentAtNamedRate(offer, solved, inputs),
  };
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
  const { monthly, residual } = known;
  const missing = missingPartsOf(known);
  const residualCents = knownResidual(known);
  if (missing.length > 0 || residual === null || residualCents === null) return { missing };

  const inputs = completed(known, residual);
  if (monthly === null) {
    const lease = calculateLease(inputs, offer.dueAtSigning);
    return { inputs, lease, solved: null, atNamedRate: null };
  }
  if (belowResidual(known)) return { startsBelowResidual: true };
  const unknown =
    known.sellingPrice === null ? unknownPrice(inputs, residualCents) : unknownRate(inputs);
  return explained(known, monthly, unknown);
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
  const { paid, total, effective } = effectiveMonthly({
    dueAtSigning: signing,
    monthly,
    months,
    endFees: offer.dispositionFee,
  });
  return { tax, paid, effective, total, perMile: costPerMile(total, offer.milesPerYear, months) };
}
