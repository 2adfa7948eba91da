import { OVERAGE_RATES } from '@/lib/lease/offer';
import { overage } from '@/lib/lease/worked-examples';

export type MileagePlanInputs = {
  /** Miles a year. */
  plan: number;
  biggerPlan: number;
  months: number;
  /** Dollars; the bigger plan takes `residualPoints` percent of it off the residual. */
  msrp: number;
  residualPoints: number;
  moneyFactor: number;
};

/**
 * A bigger mileage plan against paying for each mile over the smaller one (docs/product.md#blog).
 *
 * @returns `extraMonthly` and `extra`, what the bigger plan costs a month and over the term, in dollars before tax;
 *   `billAt` a pace in miles a year, at both usual charges; `evenAt`, the pace in miles a year, rounded up to tens, from
 *   which the bigger plan costs less at each charge
 */
export function mileagePlan(inputs: MileagePlanInputs) {
  const { plan, months, msrp, residualPoints, moneyFactor } = inputs;
  const residualLost = (msrp * residualPoints) / 100;
  const extraMonthly = Math.round(residualLost * (1 / months - moneyFactor) * 100) / 100;
  const extra = Math.round(extraMonthly * months * 100) / 100;
  const years = months / 12;
  const evenAt = (charge: number) => Math.ceil((plan + extra / charge / years) / 10) * 10;
  return {
    extraMonthly,
    extra,
    billAt: (pace: number) => overage(Math.max(0, pace - plan) * years),
    evenAt: { low: evenAt(OVERAGE_RATES.low), high: evenAt(OVERAGE_RATES.high) },
  };
}
