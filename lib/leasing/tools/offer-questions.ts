import { money, percent, plain } from '@/lib/format/format';
import { excludesFirstPayment, type Rate } from '@/lib/leasing/arithmetic/payment';
import { carInWords } from './fields';
import type { LeaseState } from './lease-fields';

/** What to ask the dealer for, in the order in which offers name it. */
export const offerParts = {
  monthly: 'the monthly payment',
  dueAtSigning: 'the total due at signing',
  months: 'the term',
  milesPerYear: 'the miles a year',
  msrp: 'the sticker price (MSRP)',
  sellingPrice: 'the selling price',
  residual: 'the residual',
  rate: 'the money factor',
  taxPaid: 'whether sales tax is included',
  acquisitionFee: 'the acquisition fee',
  dealerFee: 'the documentation fee',
} as const;

type Part = keyof typeof offerParts;

/** What a careful buyer wants to know of a part besides its number. */
const details: Partial<Record<Part, string>> = {
  dueAtSigning: ', line by line',
  rate: ', and whether it’s the lender’s buy rate',
};

/** @returns the names of what an offer doesn't say */
export function missingParts(given: Partial<LeaseState>): Part[] {
  return (Object.keys(offerParts) as Part[]).filter((name) => (given[name] ?? null) === null);
}

const namedRate = ({ kind, value }: Rate) =>
  kind === 'percent' ? `rate of ${percent(value)}` : `money factor of ${plain(value)}`;

/** What the offer says, and a careful buyer asks about. */
function questionsAboutGiven(given: Partial<LeaseState>): string[] {
  const { monthly = null, dueAtSigning = null, rate, rebates, taxPaid } = given;
  const questions: string[] = [];

  if (rate) questions.push(`whether the ${namedRate(rate)} is the lender’s buy rate`);
  if (excludesFirstPayment(dueAtSigning, monthly))
    questions.push(
      `who pays the first payment and the fees, with ${money(dueAtSigning ?? 0)} due at signing`,
    );
  if (taxPaid === 'extra') questions.push('the sales tax in dollars, and when it’s due');
  questions.push(
    rebates
      ? `the conditions of the ${money(rebates)} in rebates`
      : 'which rebates are in it, and their conditions',
  );
  return questions;
}

/** @returns what to ask the dealer: what the offer doesn't say, and what a careful buyer asks */
export function offerQuestions(given: Partial<LeaseState>): string[] {
  const missing = missingParts(given).map((name) => offerParts[name] + (details[name] ?? ''));
  const questions = [...missing, ...questionsAboutGiven(given), 'any add-ons in the price'];
  if (given.dispositionFee === undefined) questions.push('the disposition fee');
  questions.push('the price of an extra mile');
  return questions;
}

/**
 * @param given with the car, as far as it's known
 * @returns a message to the dealer with these questions
 */
export function replyToDealer(given: Partial<LeaseState>, questions: readonly string[]): string {
  const car = carInWords(given);
  return [
    'Hi,',
    '',
    `Thank you for the offer${car && ` on the ${car}`}. Before I decide, could you send me:`,
    ...questions.map((question) => `- ${question}`),
    '',
    'Thank you!',
  ].join('\n');
}
