import type { Cents } from './cents';
import { dividedBy, round, times } from './fraction';
import {
  chargePerMile,
  costPerMile,
  effectiveMonthly,
  milesIn,
  type Offer,
  overage,
  type Range,
} from './offer';

export type OfferInputs = Offer & {
  milesPerYear: number;
  /** What is due when the car goes back, such as the disposition fee. */
  endFees: Cents;
};

export type CompareInputs = {
  a: OfferInputs;
  b: OfferInputs;
  /** Miles a year that the visitor expects to drive; null for those of the larger plan. */
  milesDriven: number | null;
  /** Cents per mile beyond the plan; null for the usual ones. */
  charge: Cents | null;
};

/** What both offers are measured by. */
type Basis = { months: number; milesPerYear: number; perMile: Range };

function offerCost(offer: OfferInputs, { months, milesPerYear, perMile }: Basis) {
  const { paid, effective } = effectiveMonthly(offer);
  const total = paid + offer.endFees;
  const extraMiles = Math.max(0, milesIn(milesPerYear, months) - milesIn(offer.milesPerYear, months));
  const share = round(dividedBy(times(total, months), offer.months));
  const charge = overage(extraMiles, perMile);
  const fair: Range = { low: share + charge.low, high: share + charge.high };
  return {
    effective,
    /** Everything, with the fees at the end. */
    total,
    /** The part of the total that counts: all of it for the shorter term. */
    share,
    /** Beyond the plan, on the common base. */
    extraMiles,
    charge,
    /** Everything on the common base, at both charges for extra miles. */
    fair,
    fairPerMile: {
      low: costPerMile(fair.low, milesPerYear, months),
      high: costPerMile(fair.high, milesPerYear, months),
    } satisfies Range,
  };
}

/**
 * Two offers on a common base, so that neither gains by a shorter term or a smaller plan:
 * - Costs are compared for the months of the shorter term; the longer one counts with the share of its cost. Nothing has
 *   to be assumed about a lease that would follow the shorter one.
 * - Miles are those that the visitor drives, or those of the larger plan. Miles beyond an offer's plan are charged as the
 *   contract says, or else at both ends of the usual rates.
 *
 * @returns amounts in cents. `difference` is what A costs more than B, negative when it costs less, at both rates
 */
export function compareOffers({ a, b, milesDriven, charge }: CompareInputs) {
  const basis: Basis = {
    months: Math.min(a.months, b.months),
    milesPerYear: milesDriven ?? Math.max(a.milesPerYear, b.milesPerYear),
    perMile: chargePerMile(charge),
  };
  const [costA, costB] = [offerCost(a, basis), offerCost(b, basis)];
  const difference: Range = {
    low: costA.fair.low - costB.fair.low,
    high: costA.fair.high - costB.fair.high,
  };
  return { ...basis, a: costA, b: costB, difference };
}

export type Comparison = ReturnType<typeof compareOffers>;
export type OfferCost = Comparison['a'];
