import type { Offer } from '@/lib/leasing/arithmetic/offer';

export const moneyFactor = (value: number) => ({ unit: 'money-factor', value }) as const;
export const percent = (value: number) => ({ unit: 'percent', value }) as const;
export const amount = (cents: number) => ({ unit: 'money', value: cents }) as const;

/** A lease in New York City without cash down or fees at signing, $575.36 a month. */
export const plainLease: Offer = {
  payment: null,
  askedAtSigning: null,
  msrp: 4_500_000,
  sellingPrice: 4_200_000,
  residual: percent(60),
  rate: moneyFactor(0.002),
  months: 36,
  milesPerYear: 12_000,
  acquisitionFee: 69_500,
  acquisitionFeePaidWhen: 'payment',
  documentationFee: 0,
  documentationFeePaidWhen: 'signing',
  registration: 0,
  cashDown: 0,
  rebates: 0,
  tradeIn: 0,
  residence: 'nyc',
  countyPercent: 0,
  howTaxIsPaid: 'signing',
  dispositionFee: 0,
};

/** What a dealer wrote about the same car, with more a month than a money factor of 0.002 gives. */
export const dealersOffer = {
  msrp: 4_500_000,
  sellingPrice: 4_200_000,
  residual: percent(60),
  months: 36,
  payment: 61_235,
} as const;
