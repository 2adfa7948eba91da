import { type Cents, round } from './cents';

/** Percent, such as 8.875. Other counties of New York have rates of their own. */
export { taxPercent } from '@/content/rates';

/** 'ny' is New York outside of the city. */
export type Residence = 'nyc' | 'ny' | 'nj';
/** At signing, or in the payment, where it bears rent charge. */
export type PaidWhen = 'signing' | 'payment';
/** 'extra': the tax is added to the payment and the amount at signing that the dealer wrote. */
export type HowTaxIsPaid = PaidWhen | 'extra';

/**
 * `taxesDocumentationFee`: a dealer's fee is taxed if it's paid at signing on its own line.
 * `taxesRolledInTax`: rolled-in tax and the rent charge on it are taxed as part of the payments.
 */
type TaxRule = { taxesDocumentationFee: boolean; taxesRolledInTax: boolean };

const newYork: TaxRule = { taxesDocumentationFee: false, taxesRolledInTax: true };

/** How states tax a lease of a year or more. These are estimates: the contract decides. */
export const taxRules: Record<Residence, TaxRule> = {
  nyc: newYork,
  ny: newYork,
  nj: { taxesDocumentationFee: true, taxesRolledInTax: false },
};

export function taxOn(amount: Cents, percent: number): Cents {
  return round((amount * percent) / 100);
}

/**
 * New York's tax if it's rolled into the payment, where it is taxed itself: tax = rate × (`amount`
 * + tax + tax × months × money factor). With a money factor of 0, this is the formula of
 * Publication 839.
 *
 * @param amount everything taxed except the tax itself
 * @returns cents, rounded once
 */
export function taxOnItself(
  amount: Cents,
  { percent, months, moneyFactor }: { percent: number; months: number; moneyFactor: number },
): Cents {
  const rate = percent / 100;
  return round((amount * rate) / (1 - rate * (1 + months * moneyFactor)));
}
