/** What a lease costs, for the charts of the guides: all amounts are cents. */
import { creditTiers } from '@/content/credit-tiers';
import { stateFees } from '@/content/rates';
import type { PartProps } from '@/lib/guides/part-schemas';
import { type Cents, toCents } from '@/lib/leasing/arithmetic/cents';
import { feeRules, registrationFees } from '@/lib/leasing/arithmetic/fees';
import { dividedBy, minus, round, times } from '@/lib/leasing/arithmetic/fraction';
import { overage, USUAL_CHARGE } from '@/lib/leasing/arithmetic/mileage';
import { type LeaseTerms, leasePayment } from '@/lib/leasing/arithmetic/payment';
import { taxOn, taxPercent, taxRules } from '@/lib/leasing/arithmetic/tax';

export { lesseeAverage } from '@/content/credit-tiers';

/**
 * @returns what all payments are made of, before tax; `depreciation` and `rentCharge` add up to
 *   `total`
 */
export function leaseTotal(terms: LeaseTerms) {
  const { payment, adjustedCapCost, residual } = leasePayment(terms);
  const total = payment * terms.months;
  const depreciation = adjustedCapCost - residual;
  return { depreciation, rentCharge: total - depreciation, total };
}

/**
 * @param terms of the best tier
 * @param step what each tier down adds to the money factor: 0.001
 * @returns the tiers, best first, each with its payment and what that is more than in the best
 *   tier; `null` for the last one, in which few leases are approved
 */
export function creditSteps(terms: LeaseTerms, step: number) {
  const best = leasePayment(terms).payment;
  return creditTiers.map((tier, index) => {
    if (index === creditTiers.length - 1) return { ...tier, payment: null, more: null };
    const { payment } = leasePayment({ ...terms, moneyFactor: terms.moneyFactor + index * step });
    return { ...tier, payment, more: payment - best };
  });
}

const titleAndPlates = {
  nyc: toCents(stateFees.ny.title + stateFees.ny.plates),
  nj: toCents(stateFees.nj.title),
};

/**
 * @returns the bill of day one with nothing down and the usual fees, of a car whose price in
 *   dollars is `below` New Jersey's luxury fee; `taxShare` in whole percent
 */
export function dayOne({ monthlyPayment, months }: PartProps<'DayOneBill'>) {
  const both = (amountIn: (place: 'nyc' | 'nj') => Cents) => ({
    nyc: amountIn('nyc'),
    nj: amountIn('nj'),
  });
  const dealerFee = both((place) => feeRules[place].documentation);
  const tax = both((place) => {
    const taxed = monthlyPayment * months + (taxRules[place].taxesDealerFee ? dealerFee[place] : 0);
    return taxOn(taxed, taxPercent[place]);
  });
  const registration = both(
    (place) =>
      registrationFees({ residence: place, months, capCost: null, fuel: 'gas' }) -
      titleAndPlates[place],
  );
  const lines = [
    { id: 'payment', label: 'First payment', ...both(() => monthlyPayment) },
    { id: 'tax', label: 'Sales tax', ...tax },
    { id: 'documentation', label: 'Documentation fee', ...dealerFee },
    { id: 'title', label: 'Title and plates', ...titleAndPlates },
    { id: 'registration', label: 'Registration', ...registration },
  ] as const;
  const total = both((place) => lines.reduce((sum, line) => sum + line[place], 0));
  const taxShare = both((place) => Math.round((tax[place] / total[place]) * 100));
  return { lines, total, taxShare, below: stateFees.nj.luxuryFrom };
}

/**
 * A loan for a whole price.
 *
 * @param loan `percent` a year
 * @returns the interest paid after so many months, in cents
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
 * @returns what two leases in a row, or the same car bought and then sold, cost after each month in
 *   New Jersey; leasing costs no more for the first `aheadFor` months. The car's value falls in
 *   straight lines, to the residual, then `laterValue`.
 */
export function leaseOrBuy(inputs: PartProps<'LeaseOrBuyChart'>) {
  const { sellingPrice: price, months: term, down, laterRepairs, laterValue } = inputs;
  const { payment, residual } = leasePayment(inputs);
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
 * One lease against buying the same car and selling it for the residual, at each rate of a loan and
 * each tax bracket, 0 for nobody's deduction.
 *
 * @returns for each case and both places, what leasing costs less over the term, in cents; negative
 *   where buying costs less
 */
export function leaseOrBuyVerdicts(inputs: PartProps<'LeaseOrBuyVerdictChart'>) {
  const { sellingPrice: price, months: term, down, loanMonths, deductibleMonths } = inputs;
  const { payment, residual } = leasePayment(inputs);
  const leaseCost = (percent: number) =>
    payment * term + down + taxOn(payment * term + down, percent) + inputs.dispositionFee;

  return inputs.loanPercents.flatMap((loanPercent) => {
    const interestAfter = loanInterest({ price, percent: loanPercent, months: loanMonths });
    return inputs.brackets.map((bracket) => {
      const saved = (interestAfter(deductibleMonths) * bracket) / 100;
      const buyCost = (percent: number) =>
        price - residual + taxOn(price, percent) + interestAfter(term) - saved;
      const leaseSaves = (place: 'nj' | 'nyc') =>
        Math.round(buyCost(taxPercent[place]) - leaseCost(taxPercent[place]));
      return { loanPercent, bracket, nj: leaseSaves('nj'), nyc: leaseSaves('nyc') };
    });
  });
}

/**
 * @returns `extra`, what a bigger mileage plan costs over the term before tax; at both usual
 *   charges, `billAt` a pace in miles a year and `evenAt`, the pace, rounded to tens, from which the
 *   bigger plan costs less
 */
export function mileagePlan(inputs: PartProps<'MileageChart'>) {
  const { plan, months, msrp, residualPoints, moneyFactor } = inputs;
  const residualLost = dividedBy(times(msrp, residualPoints), 100);
  const extraMonthly = round(times(residualLost, minus(dividedBy(1, months), moneyFactor)));
  const extra = extraMonthly * months;
  const years = months / 12;
  const evenAt = (centsPerMile: number) =>
    Math.round((plan + extra / centsPerMile / years) / 10) * 10;
  return {
    extra,
    billAt: (pace: number) => overage(Math.max(0, pace - plan) * years),
    evenAt: { low: evenAt(USUAL_CHARGE.low), high: evenAt(USUAL_CHARGE.high) },
  };
}

/**
 * @returns what the lease wants, and what the car brings, after each number of payments, in cents.
 *   The first payment is due on day one, before any rent charge; the balance ends at the residual.
 *   The car's value falls from `valueAtStart` to the residual in a straight line.
 */
export function gapOverTime(inputs: PartProps<'GapChart'>) {
  const { months, moneyFactor, valueAtStart } = inputs;
  const { payment, adjustedCapCost, residual } = leasePayment(inputs);
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
