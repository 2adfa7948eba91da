import { type Cents, type CentsRange, centsRange } from './cents';
import { dividedBy, round, times } from './fraction';
import { chargePerMile, costPerMile, milesAllowed, overage } from './mileage';
import { type PaymentSchedule, scheduleCost } from './payment';

/** `msrp`: the sticker price; null where it isn't known. */
export type ComparedOffer = PaymentSchedule & { milesPerYear: number; msrp: Cents | null };

export type CompareInputs = {
  a: ComparedOffer;
  b: ComparedOffer;
  /** Miles a year that the visitor expects to drive; null for those of the larger plan. */
  milesDriven: number | null;
  /** Cents per mile beyond the plan; null for the usual ones. */
  charge: Cents | null;
};

/** What both offers are measured by. */
type Basis = { months: number; milesPerYear: number; perMile: CentsRange };

function comparedCost(offer: ComparedOffer, { months, milesPerYear, perMile }: Basis) {
  const { later, paid, total, effectiveMonthly } = scheduleCost(offer);
  const milesOver = milesAllowed(milesPerYear, months) - milesAllowed(offer.milesPerYear, months);
  const extraMiles = Math.max(0, milesOver);
  const share = round(dividedBy(times(total, months), offer.months));
  const charge = overage(extraMiles, perMile);
  const comparable = centsRange((end) => share + charge[end]);
  return {
    /** The number of payments after signing. */
    later,
    /** Signing and payments. */
    paid,
    /** Everything, with the fees at the end. */
    total,
    /** The total a month. */
    effectiveMonthly,
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
  const basis: Basis = {
    months: Math.min(a.months, b.months),
    milesPerYear: milesDriven ?? Math.max(a.milesPerYear, b.milesPerYear),
    perMile: chargePerMile(charge),
  };
  const costA = comparedCost(a, basis);
  const costB = comparedCost(b, basis);
  const difference = centsRange((end) => costA.comparable[end] - costB.comparable[end]);
  return { ...basis, a: costA, b: costB, difference };
}

export type Comparison = ReturnType<typeof compareOffers>;
