import { type Cents, round } from './cents';
import { milesOfTerm, USUAL_CHARGE_PER_EXTRA_MILE } from './mileage';
import { countRemainingPayments } from './payment';

/** `endFees` are due when the car is returned. */
export type ComparedOffer = {
  askedAtSigning: Cents;
  payment: Cents;
  months: number;
  milesPerYear: number;
  endFees: Cents;
};

export type ComparedMiles = {
  /** Miles that the visitor expects to drive a year; null means those of the larger plan. */
  milesDriven: number | null;
  /** Cents per mile over the plan; null means the highest usual charge. */
  chargePerExtraMile: Cents | null;
};

/** @param basis what both offers are compared for */
function comparedCost(
  offer: ComparedOffer,
  basis: { months: number; milesPerYear: number; chargePerExtraMile: Cents },
) {
  const { months, milesPerYear, chargePerExtraMile } = basis;
  const remainingPayments = countRemainingPayments(
    offer.askedAtSigning,
    offer.payment,
    offer.months,
  );
  const total = offer.askedAtSigning + remainingPayments * offer.payment + offer.endFees;
  const milesOver = milesOfTerm(milesPerYear, months) - milesOfTerm(offer.milesPerYear, months);
  const extraMiles = Math.max(0, milesOver);
  /** Of the term that is compared: all of the total for the shorter one. */
  const costOfTerm = round((total * months) / offer.months);
  return {
    ...offer,
    remainingPayments,
    total,
    effectiveMonthly: round(total / offer.months),
    extraMiles,
    costOnBasis: costOfTerm + extraMiles * chargePerExtraMile,
  };
}

/**
 * Compares two offers on one basis: same miles, and only the months of the shorter term, with that
 * part of the longer one's cost.
 *
 * @returns both offers with their costs; `difference` is A minus B, so it's negative if A costs
 *   less
 */
export function compareOffers(a: ComparedOffer, b: ComparedOffer, miles: ComparedMiles) {
  const months = Math.min(a.months, b.months);
  const milesPerYear = miles.milesDriven ?? Math.max(a.milesPerYear, b.milesPerYear);
  const basis = {
    months,
    milesPerYear,
    chargePerExtraMile: miles.chargePerExtraMile ?? USUAL_CHARGE_PER_EXTRA_MILE.high,
  };
  const costA = comparedCost(a, basis);
  const costB = comparedCost(b, basis);
  return { ...basis, a: costA, b: costB, difference: costA.costOnBasis - costB.costOnBasis };
}

export type Comparison = ReturnType<typeof compareOffers>;
