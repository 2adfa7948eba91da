import { money, percent, plain } from '@/lib/format/format';
import { excludesFirstPayment } from '@/lib/leasing/arithmetic/payment';
import { carInWords } from './fields';
import type { LeaseState } from './lease-tool';
import type { Meaning } from './message/vocabulary';

/** What to ask the dealer for, in the order in which offers name it. */
export const offerParts = {
  monthly: 'the monthly payment',
  dueAtSigning: 'the total due at signing, line by line',
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

/** @returns the names of what an offer doesn't say */
export function missingParts(given: Partial<LeaseState>): Part[] {
  return (Object.keys(offerParts) as Part[]).filter((name) => (given[name] ?? null) === null);
}

/**
 * @returns what to ask the dealer: what the offer (`given`) and the message (`said`) don't say, and
 *   what a careful buyer asks
 */
export function offerQuestions(
  given: Partial<LeaseState>,
  said: ReadonlySet<Meaning> = new Set(),
): string[] {
  const { monthly = null, dueAtSigning = null, rate = null, rebates } = given;
  const named =
    rate &&
    (rate.kind === 'percent'
      ? `rate of ${percent(rate.value)}`
      : `money factor of ${plain(rate.value)}`);
  return [
    ...missingParts(given).map((name) =>
      name === 'rate'
        ? `${offerParts.rate}, and whether it’s the lender’s buy rate`
        : offerParts[name],
    ),
    named && `whether the ${named} is the lender’s buy rate`,
    excludesFirstPayment(dueAtSigning, monthly) &&
      `who pays the first payment and the fees, with ${money(dueAtSigning ?? 0)} due at signing`,
    given.taxPaid === 'extra' &&
      !said.has('salesTax') &&
      'the sales tax in dollars, and when it’s due',
    rebates
      ? `the conditions of the ${money(rebates)} in rebates`
      : 'which rebates are in it, and their conditions',
    'any add-ons in the price',
    given.dispositionFee === undefined && 'the disposition fee',
    !said.has('excessMile') && 'the price of an extra mile',
  ].filter((question) => typeof question === 'string');
}

/**
 * @param given with the car, as far as it's known
 * @returns a message to the dealer with these questions
 */
export function replyToDealer(given: Partial<LeaseState>, questions: readonly string[]): string {
  const car = carInWords(given);
  return `Hi,\n\nThank you for the offer${car && ` on the ${car}`}. Before I decide, could you send me:\n- ${questions.join('\n- ')}\n\nThank you!`;
}
