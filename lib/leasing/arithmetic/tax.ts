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

/** Percent, such as 8.875; the other counties of New York have their own. */
export { taxPercent } from '@/content/rates';

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
