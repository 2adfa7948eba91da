import type { Cents } from './cents';
import { dividedBy, type Fraction, minus, plus, round, times } from './fraction';

/** Where the lessee lives: New York City, another county of New York, or New Jersey. */
export type Residence = 'nyc' | 'ny' | 'nj';
/**
 * How a fee or the tax is paid: in cash at signing, or rolled into the payment, where it bears rent
 * charge.
 */
export type Paid = 'signing' | 'payment';
/**
 * Or the tax isn't in what the dealer wrote, neither in the payment nor in the amount at signing:
 * it comes on top.
 */
export type TaxPaid = Paid | 'extra';

export const residences: Record<Residence, string> = {
  nyc: 'New York City',
  ny: 'Rest of New York',
  nj: 'New Jersey',
};
export const waysToPay: Record<Paid, string> = {
  signing: 'Paid at signing',
  payment: 'In the payment',
};
export const waysToPayTax: Record<TaxPaid, string> = {
  ...waysToPay,
  extra: 'Not included',
};
/** The line of a tax that comes on top. */
export const EXTRA_TAX = 'Sales tax, not in the dealer’s numbers';

/** Percent, such as 8.875; the other counties of New York have their own. */
export { taxPercent } from '@/content/rates';

const newYork = {
  sentence:
    'New York taxes all payments of the term, the cash down, the rebates, and the acquisition fee at the start; a trade-in you own and DMV fees aren’t taxed. We leave a documentation fee on its own line untaxed.',
  source: '20 NYCRR 527.15; Publication 839; TSB-A-10(53)S',
  url: 'https://regulations.justia.com/states/new-york/title-20/chapter-iv/subchapter-a/part-527/section-527-15/',
  /** Whether a dealer's fee is taxed that is paid at signing on a line of its own. */
  taxesDealerFee: false,
  /** Whether rolled-in tax and the rent charge on it are taxed, as part of the payments. */
  taxesRolledInTax: true,
};

/** What a state taxes on a lease of a year or more. Estimates: a contract's own lines decide. */
export const taxRules: Record<Residence, typeof newYork> = {
  nyc: newYork,
  ny: newYork,
  nj: {
    sentence:
      'New Jersey taxes all payments of the term, the cash down, the rebates, and the fees at the start; a trade-in you own and title and registration fees aren’t taxed.',
    source:
      'N.J.A.C. 18:24-32.3 and 18:24-7.5; NJ Division of Taxation, motor vehicle lease transactions',
    url: 'https://nj.gov/treasury/taxation/mvleasetrans.shtml',
    taxesDealerFee: true,
    taxesRolledInTax: false,
  },
};

/** @returns tax on an amount, rounded once */
export function taxOn(amount: Cents, percent: number): Cents {
  return round(times(amount, dividedBy(percent, 100)));
}

/**
 * New York's tax that is rolled into the payment and taxed itself, rounded once: tax = rate ×
 * (`amount` + tax + tax × months × money factor). Without a money factor, it's that of Publication
 * 839.
 *
 * @param amount what is taxed besides the tax
 * @returns whole cents
 */
export function taxOnItself(
  amount: Cents,
  { percent, months, moneyFactor }: { percent: number; months: number; moneyFactor: Fraction },
): Cents {
  const rate = dividedBy(percent, 100);
  const share = times(rate, plus(1, times(months, moneyFactor)));
  return round(dividedBy(times(amount, rate), minus(1, share)));
}
