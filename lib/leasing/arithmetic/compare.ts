import { type Cents, centsRange, round } from './cents';
import { costPerMile, milesAllowed, overage } from './mileage';
import { paymentsToCome } from './payment';

/** `endFees`: when the car goes back; `msrp`: the sticker price, null where it isn't known. */
export type ComparedOffer = {
  dueAtSigning: Cents;
  monthly: Cents;
  months: number;
  milesPerYear: number;
  endFees: Cents;
  msrp: Cents | null;
};

export type CompareInputs = {
  a: ComparedOffer;
  b: ComparedOffer;
  /** Miles a year that the visitor expects to drive; null for those of the larger plan. */
  milesDriven: number | null;
  /** Cents per mile beyond the plan; null for the usual ones. */
  charge: Cents | null;
};

/** What both offers are measured by. */
type Basis = { months: number; milesPerYear: number; chargePerMile: Cents | null };

function comparedCost(offer: ComparedOffer, { months, milesPerYear, chargePerMile }: Basis) {
  const later = paymentsToCome(offer.dueAtSigning, offer.monthly, offer.months);
  const paid = offer.dueAtSigning + later * offer.monthly;
  const total = paid + offer.endFees;
  const milesOver = milesAllowed(milesPerYear, months) - milesAllowed(offer.milesPerYear, months);
  const extraMiles = Math.max(0, milesOver);
  const share = round((total * months) / offer.months);
  const charge = overage(extraMiles, chargePerMile);
  const comparable = centsRange((end) => share + charge[end]);
  return {
    /** The number of payments after signing. */
    later,
    /** Signing and payments. */
    paid,
    /** Everything, with the fees at the end. */
    total,
    effectiveMonthly: round(total / offer.months),
    /** The part of the total that counts: all of it for the shorter term. */
    share,
    extraMiles,
    charge,
    /** The share with the charge for extra miles. */
    comparable,
    comparablePerMile: centsRange((end) => costPerMile(comparable[end], milesPerYear, months)),
  };
}

/**
 * Two offers on a common base: the months of the shorter term, with that share of the longer one's
 * cost, and the same miles.
 *
 * @returns cents; `difference` is what A costs more than B, negative when it costs less, at both
 *   charges per mile
 */
export function compareOffers({ a, b, milesDriven, charge }: CompareInputs) {
  const months = Math.min(a.months, b.months);
  const milesPerYear = milesDriven ?? Math.max(a.milesPerYear, b.milesPerYear);
  const basis = { months, milesPerYear, chargePerMile: charge };
  const costA = comparedCost(a, basis);
  const costB = comparedCost(b, basis);
  const difference = centsRange((end) => costA.comparable[end] - costB.comparable[end]);
  return { months, milesPerYear, a: costA, b: costB, difference };
}

export type Comparison = ReturnType<typeof compareOffers>;
