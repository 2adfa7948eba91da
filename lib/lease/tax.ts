import type { Cents } from './cents';
import { dividedBy, type Fraction, minus, plus, round, times } from './fraction';

/** Where the lessee lives: New York City, another county of New York, or New Jersey. */
export type Place = 'nyc' | 'ny' | 'nj';
/** How a fee or the tax is paid: in cash at signing, or rolled into the payment, where it bears rent charge. */
export type Paid = 'signing' | 'payment';
/** Or the tax isn't in what the dealer wrote, neither in the payment nor in the amount at signing: it comes on top. */
export type TaxPaid = Paid | 'extra';

export const places: Record<Place, string> = {
  nyc: 'New York City',
  ny: 'Another county in New York',
  nj: 'New Jersey',
};
export const waysToPay: Record<Paid, string> = {
  signing: 'Paid at signing',
  payment: 'Rolled into the payment',
};
export const waysToPayTax: Record<TaxPaid, string> = { ...waysToPay, extra: 'Not in the dealer’s numbers' };
/** The line of a tax that comes on top. */
export const EXTRA_TAX = 'Sales tax, not in the dealer’s numbers';

/** Percent, such as 8.875; the other counties of New York have their own. */
export { taxPercent as TAX_PERCENT } from '@/content/rates';

type TaxRule = {
  /** One sentence: what is taxed, and when. */
  sentence: string;
  source: string;
  /** Where the rule can be read. */
  url: string;
  /** Whether a dealer's fee is taxed that is paid at signing on a line of its own. */
  taxesDealerFee: boolean;
  /** Whether rolled-in tax and the rent charge on it are taxed, as part of the payments. */
  taxesRolledInTax: boolean;
};

const newYork: TaxRule = {
  sentence:
    'New York taxes all payments of the term, the cash down, the rebates, and the acquisition fee at the start; a trade-in you own, a documentation fee on its own line, and DMV fees aren’t taxed.',
  source: '20 NYCRR 527.15; Publication 839; TSB-A-10(53)S; TSB-A-14(7)S',
  url: 'https://regulations.justia.com/states/new-york/title-20/chapter-iv/subchapter-a/part-527/section-527-15/',
  taxesDealerFee: false,
  taxesRolledInTax: true,
};

/** What a state taxes on a lease of a year or more. Estimates: a contract's own lines decide. */
export const taxRules: Record<Place, TaxRule> = {
  nyc: newYork,
  ny: newYork,
  nj: {
    sentence:
      'New Jersey taxes all payments of the term, the cash down, the rebates, and the fees at the start; a trade-in you own and title and registration fees aren’t taxed.',
    source: 'N.J.A.C. 18:24-32.3 and 18:24-7.5; NJ Division of Taxation, motor vehicle lease transactions',
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
 * New York's tax when it's rolled into the payment, and the payments with it are what is taxed:
 * tax = rate × (taxed total + tax + rent charge on the tax), where that rent charge is tax × months × money factor.
 * Solved for the tax, so it needs no iteration. With a money factor of 0 it's rate ÷ (1 − rate), the method of New York's
 * Publication 839 for tax that a dealer finances.
 *
 * @param amount the taxed total without the tax @returns rounded once
 */
export function taxOnItself(amount: Cents, percent: number, months: number, moneyFactor: Fraction): Cents {
  const rate = dividedBy(percent, 100);
  const share = times(rate, plus(1, times(months, moneyFactor)));
  return round(dividedBy(times(amount, rate), minus(1, share)));
}
