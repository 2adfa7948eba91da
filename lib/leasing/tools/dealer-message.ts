import { listOf, money } from '@/lib/format/format';
import { carInWords } from './fields';
import type { LeaseState } from './lease-fields';

/** What to ask the dealer for, in the order in which offers name it. */
export const offerParts = {
  monthly: 'the monthly payment',
  dueAtSigning: 'the total due at signing',
  msrp: 'the sticker price (MSRP)',
  sellingPrice: 'the selling price',
  residual: 'the residual',
  rate: 'the money factor',
  taxPaid: 'whether sales tax is included',
  acquisitionFee: 'the acquisition fee',
  dealerFee: 'the documentation fee',
  dispositionFee: 'the disposition fee',
} as const;

/**
 * Nearly every offer has them, and their fields are never empty: the example's values may be the
 * offer's.
 */
const planParts = { months: 'the term', milesPerYear: 'the miles a year' } as const;

/** @returns what the dealer has to confirm of the plan, as a list of one or none */
function unconfirmed(said: Partial<LeaseState>): string[] {
  const names = Object.keys(planParts) as (keyof typeof planParts)[];
  const parts = names.filter((name) => said[name] === undefined).map((name) => planParts[name]);
  return parts.length > 0 ? [`confirmation of ${listOf(parts)}`] : [];
}

/** @returns what an offer doesn't say, in words */
export function missingParts(said: Partial<LeaseState>): string[] {
  const names = Object.keys(offerParts) as (keyof typeof offerParts)[];
  return names.filter((name) => (said[name] ?? null) === null).map((name) => offerParts[name]);
}

/**
 * @param said what the offer says, and for which car
 * @returns a message to the dealer that asks for the rest
 */
export function dealerMessage(said: Partial<LeaseState>): string {
  const car = carInWords(said);
  const questions = [
    ...missingParts(said),
    ...unconfirmed(said),
    'every line of what’s due at signing',
    'whether the money factor is the lender’s buy rate',
    said.rebates
      ? `the conditions of the ${money(said.rebates)} in rebates`
      : 'which rebates are in it, and their conditions',
    'any add-ons in the price',
    'the price of an extra mile',
  ];
  return [
    `Hi,\n\nThank you for the offer${car && ` on the ${car}`}. Before I decide, could you send me:`,
    ...questions.map((question) => `- ${question}`),
    '\nThank you!',
  ].join('\n');
}
