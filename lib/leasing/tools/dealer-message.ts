import { money } from '@/lib/format/numbers';
import type { LeaseCalculatorValues } from './lease-calculator';

/** The fields that a dealer is asked for, in the order of most offers. */
export const offerFieldsInWords = {
  payment: 'the monthly payment',
  askedAtSigning: 'the total due at signing',
  msrp: 'the sticker price (MSRP)',
  sellingPrice: 'the selling price',
  residual: 'the residual',
  rate: 'the money factor',
  howTaxIsPaid: 'whether sales tax is included',
  acquisitionFee: 'the acquisition fee',
  documentationFee: 'the documentation fee',
  dispositionFee: 'the disposition fee',
} as const;

/**
 * A message to the dealer that asks for everything the offer doesn't say.
 *
 * @param given what the offer says, including the car
 */
export function dealerMessage(given: Partial<LeaseCalculatorValues>): string {
  const { year, make, model, months, milesPerYear, rebates } = given;
  const car = [year, make, model].filter(Boolean).join(' ');
  const names = Object.keys(offerFieldsInWords) as (keyof typeof offerFieldsInWords)[];
  const missing = names.filter((name) => given[name] === undefined);
  const questions = [
    ...missing.map((name) => offerFieldsInWords[name]),
    // Nearly every offer names them. If they aren't given, the example's values may be right.
    !(months && milesPerYear) && 'confirmation of the term and the miles a year',
    'every line of what’s due at signing',
    'whether the money factor is the lender’s buy rate',
    rebates
      ? `the conditions of the ${money(rebates)} in rebates`
      : 'which rebates are in it, and their conditions',
    'any add-ons in the price',
    'the price of an extra mile',
  ].filter(Boolean);
  return [
    `Hi,\n\nThank you for the offer${car && ` on the ${car}`}. Before I decide, could you send me:`,
    ...questions.map((question) => `- ${question}`),
    '\nThank you!',
  ].join('\n');
}
