import { TAX_PERCENT, taxRules } from '@/lib/lease/tax';
import { leaseTax, sum, taxedTotal } from '@/lib/lease/worked-examples';

type BothPlaces = { nyc: number; nj: number };
export type DayOneInputs = {
  /** Dollars, before tax. */
  monthlyPayment: number;
  months: number;
  /** Dollars, paid on a line of its own; the same in both places. */
  dealerFee: number;
  titleAndPlates: BothPlaces;
  registration: BothPlaces;
};

/**
 * What is due on the first day of a lease with nothing down, in New York City and in New Jersey (docs/product.md#blog).
 *
 * @returns dollars, each line rounded once; `taxShare` is the tax's share of the bill in whole percent, the smaller one first
 */
export function dayOne(inputs: DayOneInputs) {
  const { monthlyPayment, months, dealerFee, titleAndPlates, registration } = inputs;
  const taxIn = (place: keyof BothPlaces) =>
    leaseTax(
      taxedTotal({ monthlyPayment, months, otherTaxed: taxRules[place].taxesDealerFee ? dealerFee : 0 }),
      TAX_PERCENT[place],
    );
  const both = (amount: number): BothPlaces => ({ nyc: amount, nj: amount });
  const tax = { nyc: taxIn('nyc'), nj: taxIn('nj') };
  const lines = [
    { label: 'First payment', ...both(monthlyPayment) },
    { label: 'Sales tax', ...tax },
    { label: 'Dealer’s paperwork fee', ...both(dealerFee) },
    { label: 'Title and plates', ...titleAndPlates },
    { label: 'Registration', ...registration },
  ];
  const total = { nyc: sum(lines.map(({ nyc }) => nyc)), nj: sum(lines.map(({ nj }) => nj)) };
  const taxShare = [tax.nyc / total.nyc, tax.nj / total.nj].map((share) => Math.round(share * 100)).sort();
  return { lines, total, taxShare };
}
