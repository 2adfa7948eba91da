import { taxPercent } from '@/content/rates';
import { type Cents, percentOf, round } from './cents';
import type { Offer, Residence } from './offer';

type UsState = 'ny' | 'nj';

export const stateOf = (residence: Residence): UsState => (residence === 'nj' ? 'nj' : 'ny');

type TaxRule = {
  /** Whether a dealer's fee is taxed if it's paid at signing on its own line. */
  taxesDocumentationFee: boolean;
  /** Whether rolled-in tax and the rent charge on it are taxed as part of the payments. */
  taxesRolledInTax: boolean;
  /** What visitors read below the calculation. */
  sentence: string;
  source: string;
  url: string;
};

/**
 * How states tax a lease of a year or more, whatever the rate is (docs/decisions.md#lease-arithmetic).
 * These are estimates: the contract decides.
 */
export const taxRules: Record<UsState, TaxRule> = {
  ny: {
    taxesDocumentationFee: false,
    taxesRolledInTax: true,
    sentence:
      'New York taxes all payments of the term, the cash down, the rebates, and the acquisition fee at the start; a trade-in you own and DMV fees aren’t taxed. We leave a documentation fee on its own line untaxed.',
    source: '20 NYCRR 527.15; Publication 839; TSB-A-10(53)S',
    url: 'https://regulations.justia.com/states/new-york/title-20/chapter-iv/subchapter-a/part-527/section-527-15/',
  },
  nj: {
    taxesDocumentationFee: true,
    taxesRolledInTax: false,
    sentence:
      'New Jersey taxes all payments of the term, the cash down, the rebates, and the fees at the start; a trade-in you own and title and registration fees aren’t taxed.',
    source:
      'N.J.A.C. 18:24-32.3 and 18:24-7.5; NJ Division of Taxation, motor vehicle lease transactions',
    url: 'https://nj.gov/treasury/taxation/mvleasetrans.shtml',
  },
};

/** The percentage of sales tax where the visitor lives. */
export const taxPercentOf = ({ residence, countyPercent }: Offer) =>
  residence === 'ny' ? countyPercent : taxPercent[residence];

/**
 * New York's tax if it's rolled into the payment, where it is taxed itself: tax = share × (`amount` +
 * tax + tax × months × money factor). With a money factor of 0, this is the formula of Publication
 * 839.
 *
 * @param amount everything taxed except the tax itself
 * @returns cents, rounded once
 */
function taxOnItself(
  amount: Cents,
  { percent, months, moneyFactor }: { percent: number; months: number; moneyFactor: number },
): Cents {
  const share = percent / 100;
  return round((amount * share) / (1 - share * (1 + months * moneyFactor)));
}

/**
 * The sales tax for the whole term. `taxRules` says what is taxed.
 *
 * @param moneyFactor matters only if tax is rolled into the payment
 */
export function salesTax(offer: Offer, paymentBeforeTax: Cents, moneyFactor = 0): Cents {
  const { months, cashDown, rebates, residence, howTaxIsPaid } = offer;
  const { taxesDocumentationFee, taxesRolledInTax } = taxRules[stateOf(residence)];
  const hasTaxedDocumentationFee =
    taxesDocumentationFee && offer.documentationFeePaidWhen === 'signing';
  const taxedFees =
    (offer.acquisitionFeePaidWhen === 'signing' ? offer.acquisitionFee : 0) +
    (hasTaxedDocumentationFee ? offer.documentationFee : 0);
  const taxed = months * paymentBeforeTax + (cashDown ?? 0) + rebates + taxedFees;
  const percent = taxPercentOf(offer);
  const isTaxedItself = howTaxIsPaid === 'payment' && taxesRolledInTax;
  return isTaxedItself
    ? taxOnItself(taxed, { percent, months, moneyFactor })
    : percentOf(taxed, percent);
}
