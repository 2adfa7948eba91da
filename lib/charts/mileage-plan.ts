import type { PartProps } from '@/lib/guides/part-schemas';
import { dividedBy, minus, round, times } from '@/lib/lease/fraction';
import { OVERAGE_RATES, overage } from '@/lib/lease/offer';

/**
 * A bigger mileage plan against paying for each mile over the smaller one.
 *
 * @returns `extra`, what the bigger plan costs over the term, in cents before tax; `billAt` a pace in miles a year, at both usual charges; `evenAt`, the pace in miles a year, rounded up to tens, from
 *   which the bigger plan costs less at each charge
 */
export function mileagePlan(inputs: PartProps<'MileageChart'>) {
  const { plan, months, msrp, residualPoints, moneyFactor } = inputs;
  const residualLost = dividedBy(times(msrp, residualPoints), 100);
  const extraMonthly = round(times(residualLost, minus(dividedBy(1, months), moneyFactor)));
  const extra = extraMonthly * months;
  const years = months / 12;
  const evenAt = (dollars: number) => Math.ceil((plan + extra / (100 * dollars) / years) / 10) * 10;
  return {
    extra,
    billAt: (pace: number) => overage(Math.max(0, pace - plan) * years),
    evenAt: { low: evenAt(OVERAGE_RATES.low), high: evenAt(OVERAGE_RATES.high) },
  };
}
