import type { Cents } from './cents';
import type { Rate, Residual } from './payment';

/** 'ny' is New York outside of the city. */
export type Residence = 'nyc' | 'ny' | 'nj';
/** At signing, or in the payment, where it bears rent charge. */
export type PaidWhen = 'signing' | 'payment';
/** 'extra': the tax is added to the payment and the amount at signing that the dealer wrote. */
export type HowTaxIsPaid = PaidWhen | 'extra';

/** What an offer says about a lease. Null means unknown. Amounts are cents; zero means none. */
export type Offer = {
  payment: Cents | null;
  askedAtSigning: Cents | null;
  msrp: Cents | null;
  sellingPrice: Cents | null;
  residual: Residual | null;
  rate: Rate | null;
  months: number;
  milesPerYear: number;
  acquisitionFee: Cents;
  acquisitionFeePaidWhen: PaidWhen;
  documentationFee: Cents;
  documentationFeePaidWhen: PaidWhen;
  /** Title, registration, and plates; paid at signing, never taxed. */
  registration: Cents;
  /** Null means the rest of the amount at signing, if there is one. */
  cashDown: Cents | null;
  rebates: Cents;
  /** Value of the visitor's car minus the loan on it. */
  tradeIn: Cents;
  residence: Residence;
  /** Sales tax in percent, used only if `residence` is 'ny'. */
  countyPercent: number;
  howTaxIsPaid: HowTaxIsPaid;
  dispositionFee: Cents;
};
