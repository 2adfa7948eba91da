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

type OfferPart = keyof typeof offerParts;

/** @returns the names of what an offer doesn't say */
export function missingParts(given: Partial<LeaseState>): OfferPart[] {
  const names = Object.keys(offerParts) as OfferPart[];
  return names.filter((name) => (given[name] ?? null) === null);
}

/** What a careful buyer wants to know of a part besides its number. */
const details: { [part: string]: string | undefined } = {
  dueAtSigning: ', line by line',
  rate: ', and whether it’s the lender’s buy rate',
};

/** @returns "money factor of 0.0021", "rate of 5%" */
const rateByName = ({ kind, value }: Rate) =>
  kind === 'percent' ? `rate of ${percent(value)}` : `money factor of ${plain(value)}`;

/** What the offer doesn't say, and what a careful buyer asks about the rest; false: no question. */
function questions(given: Partial<LeaseState>): (string | false)[] {
  const { monthly = null, dueAtSigning = null, rate, rebates, taxPaid, dispositionFee } = given;
  return [
    ...missingParts(given).map((name) => offerParts[name] + (details[name] ?? '')),
    rate ? `whether the ${rateByName(rate)} is the lender’s buy rate` : false,
    excludesFirstPayment(dueAtSigning, monthly) &&
      `who pays the first payment and the fees, with ${money(dueAtSigning ?? 0)} due at signing`,
    taxPaid === 'extra' && 'the sales tax in dollars, and when it’s due',
    rebates
      ? `the conditions of the ${money(rebates)} in rebates`
      : 'which rebates are in it, and their conditions',
    'any add-ons in the price',
    dispositionFee === undefined && 'the disposition fee',
    'the price of an extra mile',
  ];
}

/**
 * @param given what the offer says, and for which car
 * @returns a message to the dealer that asks for the rest
 */
export function dealerMessage(given: Partial<LeaseState>): string {
  const car = carInWords(given);
  const asked = questions(given).filter((question) => question !== false);
  return [
    'Hi,',
    '',
    `Thank you for the offer${car && ` on the ${car}`}. Before I decide, could you send me:`,
    ...asked.map((question) => `- ${question}`),
    '',
    'Thank you!',
  ].join('\n');
}
