import { money, percent, roundedMoney, typedNumber } from '@/lib/format/numbers';
import { listOf } from '@/lib/format/words';
import { type OfferExplanation, taxNotIncluded } from '@/lib/leasing/arithmetic/explain-offer';
import {
  approximateYearlyPercent,
  excludesFirstPayment,
  type Rate,
} from '@/lib/leasing/arithmetic/payment';
import type { LeaseCalculatorValues } from './lease-calculator';
import { differenceInWords, noFirstPayment } from './shared-sentences';

/** The fields that a dealer is asked for, in the order of most offers. */
const offerFieldsInWords = {
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

type Solved = Extract<OfferExplanation, { status: 'solved' }>;

/** Few leases have more. A payment that needs more may include something else, such as tax. */
const HIGHEST_USUAL_MONEY_FACTOR = 0.006;

/** For example, "about 6.6%". */
const yearly = (moneyFactor: number) =>
  `about ${percent(Math.round(approximateYearlyPercent(moneyFactor) * 10) / 10)}`;

/** "0.002" or "5%", as the visitor typed it. */
const rateAsTyped = ({ unit, value }: Rate) =>
  unit === 'percent' ? percent(value) : typedNumber(value);

/** For example, "a money factor of 0.00155. At the 0.0029 you typed, it’d be $106 more." */
function moneyFactorInWords(
  { askedAtSigning, rate }: LeaseCalculatorValues,
  { lease, paymentAtOwnRate }: Solved,
): string {
  const { moneyFactor, payment } = lease;
  const of = excludesFirstPayment(askedAtSigning, payment) ? 'of at most' : 'of';
  const found = `a money factor ${of} ${moneyFactor.toFixed(5)}`;
  if (rate === null || paymentAtOwnRate === null) return `${found}, ${yearly(moneyFactor)} a year.`;
  if (paymentAtOwnRate === payment) return `${found}, the one you typed.`;
  const more = paymentAtOwnRate - payment;
  const apart = `${differenceInWords(more)} ${more > 0 ? 'more' : 'less'}`;
  return `${found}. At the ${rateAsTyped(rate)} you typed, it’d be ${apart}.`;
}

/** What the offer hides, or what to check or type first. */
export function offerSentence(offer: LeaseCalculatorValues, explanation: OfferExplanation): string {
  const paymentText = money(offer.payment ?? 0);
  const monthText = `${paymentText} a month${offer.howTaxIsPaid === 'extra' ? ' before tax' : ''}`;
  if (explanation.status === 'incomplete') {
    const what = offer.payment === null ? 'what this lease costs' : `what’s behind ${paymentText}`;
    const missing = explanation.missing.map((name) => offerFieldsInWords[name]);
    return `To see ${what}, type ${listOf(missing)}.`;
  }
  if (explanation.status === 'unsolvable')
    return `No money factor gives ${monthText}: it’s at ${explanation.bound} ${money(explanation.nearest)}. Check the other numbers.`;
  const { moneyFactor, payment, dueAtSigningBreakdown, costBreakdown } = explanation.lease;
  if (explanation.status === 'calculated')
    return `These numbers make ${roundedMoney(payment)} a month and ${roundedMoney(dueAtSigningBreakdown.total)} at signing, ${roundedMoney(costBreakdown.total)} in all.`;
  if (moneyFactor > HIGHEST_USUAL_MONEY_FACTOR)
    return `Check “Monthly payment” first. It needs a money factor of ${moneyFactor.toFixed(5)}, and few leases have more than ${HIGHEST_USUAL_MONEY_FACTOR}.`;
  return `${monthText} comes from ${moneyFactorInWords(offer, explanation)}`;
}

/** What single numbers have to explain, and what to ask, in one or two sentences each. */
export function offerNotes(offer: LeaseCalculatorValues, explanation: OfferExplanation): string[] {
  const solved = explanation.status === 'solved' ? explanation : null;
  const payment = 'lease' in explanation ? explanation.lease.payment : (offer.payment ?? 0);
  const { askedAtSigning, months } = offer;
  const tax = taxNotIncluded(offer);
  const notes = [
    solved?.paymentAtOwnRate != null &&
      solved.paymentAtOwnRate !== payment &&
      'These numbers don’t fit together: ask the dealer for the worksheet with the selling price, the residual, the money factor, and every fee.',
    solved && 'Ask for the lender’s base money factor: what’s above it is the dealer’s.',
    askedAtSigning !== null &&
      excludesFirstPayment(askedAtSigning, payment) &&
      `${noFirstPayment(askedAtSigning, months)} The fees due then are paid by the dealer or in the payment: ask which.`,
    tax > 0 && `Tax adds about ${roundedMoney(tax)}.`,
  ];
  return notes.filter((note): note is string => Boolean(note));
}

/**
 * A message to the dealer that asks for everything the offer doesn't say.
 *
 * @param given what the offer says
 */
export function dealerMessage(offer: LeaseCalculatorValues, given: object): string {
  const { year, make, model, rebates } = offer;
  const isGiven = (name: keyof LeaseCalculatorValues) => Object.hasOwn(given, name);
  const car = [year, make, model].filter(Boolean).join(' ');
  const names = Object.keys(offerFieldsInWords) as (keyof typeof offerFieldsInWords)[];
  const missing = names.filter((name) => !isGiven(name));
  const questions = [
    ...missing.map((name) => offerFieldsInWords[name]),
    // Nearly every offer names them. If they aren't given, the example's values may be right.
    !(isGiven('months') && isGiven('milesPerYear')) &&
      'confirmation of the term and the miles a year',
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
