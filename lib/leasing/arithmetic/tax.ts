import { type Cents, round } from './cents';

/** Percent, such as 8.875; the other counties of New York have their own. */
export { taxPercent } from '@/content/rates';

/** Where the lessee lives: New York City, another county of New York, or New Jersey. */
export type Residence = 'nyc' | 'ny' | 'nj';
/** How a fee or the tax is paid: at signing, or rolled into the payment, where it bears rent charge. */
export type Paid = 'signing' | 'payment';
/** Or the tax comes on top of what the dealer wrote: of the payment and of the amount at signing. */
export type TaxPaid = Paid | 'extra';

/**
 * `taxesDealerFee`: whether a dealer's fee is taxed that is paid at signing on a line of its own;
 * `taxesRolledInTax`: whether rolled-in tax and the rent charge on it are taxed, as part of the
 * payments.
 */
type TaxRule = { taxesDealerFee: boolean; taxesRolledInTax: boolean };

const newYork: TaxRule = { taxesDealerFee: false, taxesRolledInTax: true };

/** What a state taxes on a lease of a year or more. Estimates: a contract's own lines decide. */
export const taxRules: Record<Residence, TaxRule> = {
  nyc: newYork,
  ny: newYork,
  nj: { taxesDealerFee: true, taxesRolledInTax: false },
};

/** @returns tax on an amount, rounded once */
export function taxOn(amount: Cents, percent: number): Cents {
  return round((amount * percent) / 100);
}

/**
 * New York's tax that is rolled into the payment and taxed itself: tax = rate × (`amount` + tax +
 * tax × months × money factor). Without a money factor, it's that of Publication 839.
 *
 * @param amount what is taxed besides the tax
 * @returns whole cents, rounded once
 */
export function taxOnItself(
  amount: Cents,
  { percent, months, moneyFactor }: { percent: number; months: number; moneyFactor: number },
): Cents {
  const rate = percent / 100;
  return round((amount * rate) / (1 - rate * (1 + months * moneyFactor)));
}
