/** Calculates the charts of the guides. All amounts are in cents. */

import type { LeaseTerms, PartProps } from '@/lib/content/part-schemas';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import { overageCost, USUAL_PER_MILE } from '@/lib/leasing/arithmetic/mileage';
import { paymentParts, residualOf } from '@/lib/leasing/arithmetic/payment';
import { taxOn, taxPercent } from '@/lib/leasing/arithmetic/tax';

/** In cents; `payment` is before tax. */
function paymentOfTerms({ months, moneyFactor, ...terms }: LeaseTerms) {
  const adjustedCapCost = terms.sellingPrice + terms.fees - terms.down;
  const residual = residualOf({ unit: 'percent', value: terms.residualPercent }, terms.msrp);
  const { payment } = paymentParts({ adjustedCapCost, residual, moneyFactor, months });
  return { adjustedCapCost, residual, payment };
}

/**
 * @param loan covers the whole price; `percent` a year
 * @returns a function: the interest paid after a number of months
 */
function loanInterest(loan: { price: Cents; percent: number; months: number }) {
  const { price, percent, months } = loan;
  const rate = percent / 100 / 12;
  const payment = Math.round((price * rate) / (1 - (1 + rate) ** -months));
  return (month: number) => {
    if (month >= months) return months * payment - price;
    const growth = (1 + rate) ** month;
    const owed = price * growth - (payment * (growth - 1)) / rate;
    return month * payment - (price - owed);
  };
}

/**
 * The cost after each month, in New Jersey, of two leases in a row and of buying the same car and
 * selling it then. Leasing costs no more for the first `aheadFor` months. The car's value falls in
 * straight lines, to the residual, then to `laterValue`.
 */
export function leaseOrBuy(inputs: PartProps<'LeaseOrBuyChart'>) {
  const { sellingPrice: price, months: term, down, laterRepairs, laterValue } = inputs;
  const { payment, residual } = paymentOfTerms(inputs);
  const leaseTax = taxOn(payment * term + down, taxPercent.nj);
  const priceTax = taxOn(price, taxPercent.nj);
  const interestAfter = loanInterest({
    price,
    percent: inputs.loanPercent,
    months: inputs.loanMonths,
  });

  const leaseAfter = (month: number) => {
    const started = month > term ? 2 : 1;
    const ended = Math.floor(month / term);
    return month * payment + started * (leaseTax + down) + ended * inputs.dispositionFee;
  };
  const valueAfter = (month: number) => {
    if (month <= term) return price + ((residual - price) * month) / term;
    return residual + ((laterValue - residual) * (month - term)) / term;
  };
  const buyAfter = (month: number) => {
    const repairs = (Math.max(0, month - term) / term) * laterRepairs;
    return Math.round(priceTax + interestAfter(month) + price - valueAfter(month) + repairs);
  };

  const after = Array.from({ length: 2 * term + 1 }, (_, month) => ({
    month,
    lease: leaseAfter(month),
    buy: buyAfter(month),
  }));
  const crossing = after.find(({ month, lease, buy }) => month > 0 && buy < lease);
  return { after, aheadFor: (crossing?.month ?? 2 * term + 1) - 1 };
}

/**
 * @returns `extra`: what the larger mileage plan costs over the term, before tax. At the lowest and
 *   the highest usual charge: `billAt` a pace in miles a year, and `evenAt`, the pace from which
 *   the larger plan costs less, rounded to tens
 */
export function mileagePlan(inputs: PartProps<'MileageChart'>) {
  const { plan, months, residualPercent, residualPoints } = inputs;
  const bigger = paymentOfTerms({
    ...inputs,
    residualPercent: residualPercent - residualPoints,
  });
  const extra = (bigger.payment - paymentOfTerms(inputs).payment) * months;
  const years = months / 12;
  const evenAt = (centsPerMile: number) =>
    Math.round((plan + extra / centsPerMile / years) / 10) * 10;
  return {
    extra,
    billAt: (pace: number) => overageCost(Math.max(0, pace - plan) * years),
    evenAt: { low: evenAt(USUAL_PER_MILE.low), high: evenAt(USUAL_PER_MILE.high) },
  };
}

/**
 * The lease's balance and the car's value after each payment, in cents. The first payment is due on
 * day one, before any rent charge. The balance ends at the residual, and the value falls from
 * `valueAtStart` to the residual in a straight line.
 */
export function gapOverTime(inputs: PartProps<'GapChart'>) {
  const { months, moneyFactor, valueAtStart } = inputs;
  const { payment, adjustedCapCost, residual } = paymentOfTerms(inputs);
  const monthlyRate = moneyFactor * 2;
  let balance = adjustedCapCost;
  return Array.from({ length: months + 1 }, (_, payments) => {
    if (payments > 0) balance -= payment;
    const lease = payments === months ? residual : Math.max(residual, Math.round(balance));
    if (payments > 0) balance *= 1 + monthlyRate;
    const car = Math.round(valueAtStart + ((residual - valueAtStart) * payments) / months);
    return { payments, lease, car };
  });
}
