import { documentationFee, exampleFees, registrationFees } from './fees';
import { calculateLease } from './lease';
import type { Offer } from './offer';

const residence = 'nyc';
const months = 36;

/** What a household in Queens signs. All guides use its numbers, and call it "our household". */
export const sampleOffer = {
  payment: null,
  askedAtSigning: null,
  msrp: 3_800_000,
  sellingPrice: 3_640_000,
  residual: { unit: 'percent', value: 58 },
  rate: { unit: 'money-factor', value: 0.0021 },
  months,
  milesPerYear: 12_000,
  acquisitionFee: exampleFees.acquisition,
  acquisitionFeePaidWhen: 'payment',
  documentationFee: documentationFee(residence),
  documentationFeePaidWhen: 'signing',
  registration: registrationFees({ residence, months }),
  cashDown: 0,
  rebates: 0,
  tradeIn: 0,
  residence,
  countyPercent: 0,
  howTaxIsPaid: 'signing',
  dispositionFee: exampleFees.disposition,
} as const satisfies Offer;

export const sampleLease = calculateLease(sampleOffer, sampleOffer.rate.value);
