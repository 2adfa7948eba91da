import type { PartProps } from '@/lib/guides/part-schemas';
import type { Cents } from '@/lib/lease/cents';
import { TAX_PERCENT, taxOn, taxRules } from '@/lib/lease/tax';

type BothPlaces = { nyc: Cents; nj: Cents };

/**
 * What is due on the first day of a lease with nothing down, in New York City and in New Jersey.
 *
 * @returns cents; `taxShare` is the tax's share of the bill in whole percent, the smaller one first
 */
export function dayOne(inputs: PartProps<'DayOneChart'>) {
  const { monthlyPayment, months, dealerFee, titleAndPlates, registration } = inputs;
  const taxIn = (place: keyof BothPlaces) => {
    const taxed = monthlyPayment * months + (taxRules[place].taxesDealerFee ? dealerFee : 0);
    return taxOn(taxed, TAX_PERCENT[place]);
  };
  const both = (amount: Cents): BothPlaces => ({ nyc: amount, nj: amount });
  const tax = { nyc: taxIn('nyc'), nj: taxIn('nj') };
  const lines = [
    { label: 'First payment', ...both(monthlyPayment) },
    { label: 'Sales tax', ...tax },
    { label: 'Dealer’s paperwork fee', ...both(dealerFee) },
    { label: 'Title and plates', ...titleAndPlates },
    { label: 'Registration', ...registration },
  ];
  const total = lines.reduce((sum, { nyc, nj }) => ({ nyc: sum.nyc + nyc, nj: sum.nj + nj }), both(0));
  const taxShare = [tax.nyc / total.nyc, tax.nj / total.nj]
    .map((share) => Math.round(share * 100))
    .sort((a, b) => a - b);
  return { lines, total, taxShare };
}
