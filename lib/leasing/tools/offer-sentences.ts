import { newCarLoan } from '@/content/rates';
import { listOf, money, percent, typedNumber, wholeDollars } from '@/lib/format/format';
import { type OfferExplanation, taxLeftOut } from '@/lib/leasing/arithmetic/dealer-offer';
import { knownResidual } from '@/lib/leasing/arithmetic/lease';
import {
  approximateRate,
  excludesFirstPayment,
  type Rate,
  USUAL_MONEY_FACTORS,
  USUAL_RATES,
} from '@/lib/leasing/arithmetic/payment';
import { allPaymentsCount, differenceInWords } from './compare-sentences';
import { offerParts } from './dealer-message';
import { type LeaseState, labelOf } from './lease-fields';
import { STICKER_RULE, shareInWords, stickerShare } from './sticker-rule';

type Range = readonly [min: number, max: number];
type Explained = Extract<OfferExplanation, { lease: unknown }>;

/** Residuals that leases have, as a share of the MSRP. */
const RESIDUALS: Range = [0.3, 0.8];
/** An amount at signing that no line explains is worth a question from here on; in cents. */
const UNEXPLAINED_FROM = 100_000;
/** An amount at signing that is less than its lines by so much is worth a question; in cents. */
const MISSING_FROM = 10_000;
const USUAL = `Money factors run from ${USUAL_MONEY_FACTORS.join(' to ')}`;

const isOutside = ([min, max]: Range, value: number) => value < min || value > max;
const isStrange = ({ kind, value }: Rate) =>
  isOutside(kind === 'percent' ? USUAL_RATES : USUAL_MONEY_FACTORS, value);

/** @returns "about 6.6%" */
function yearly({ kind, value }: Rate): string {
  const rate = kind === 'percent' ? value : approximateRate(value);
  return `about ${percent(Math.round(rate * 10) / 10)}`;
}

/** @returns "0.002" or "5%", as it was typed */
const typed = ({ kind, value }: Rate) => (kind === 'percent' ? percent(value) : typedNumber(value));

/** @returns the field of the visitor's whose number no lease has, and what leases have */
function strangeNumber(given: Partial<LeaseState>): [keyof LeaseState, string] | null {
  const { rate, msrp = null, sellingPrice, residual = null } = given;
  const cents = knownResidual({ residual, msrp });
  if (msrp !== null && sellingPrice && sellingPrice > msrp)
    return ['sellingPrice', 'It’s above the sticker price.'];
  if (msrp !== null && cents !== null && isOutside(RESIDUALS, cents / msrp))
    return ['residual', 'Residuals run from 30% to 80% of the sticker price.'];
  if (rate && isStrange(rate)) return ['rate', `${USUAL}: ${USUAL_RATES.join('% to ')}% a year.`];
  return null;
}

/** @returns the field to check first, and why; null for an offer that a lease may have */
function doubt(
  given: Partial<LeaseState>,
  explanation: Explained,
): [keyof LeaseState, string] | null {
  const strange = strangeNumber(given);
  if (strange) return strange;

  const { lease, inputs, solved } = explanation;
  if (solved && isStrange(inputs.rate))
    return ['monthly', `It needs a money factor of ${inputs.rate.value.toFixed(5)}. ${USUAL}.`];
  // That payment and rate don't fit together is said first.
  const isKnown = explanation.atNamedRate !== null;
  if (isKnown || excludesFirstPayment(given.dueAtSigning ?? null, lease.billed)) return null;
  const rest = lease.dueAtSigning.lines.find(
    ({ id }) => id === 'unexplained' || id === 'shortfall',
  );
  const cents = rest?.cents ?? 0;
  if (cents >= UNEXPLAINED_FROM)
    return ['dueAtSigning', `${wholeDollars(cents)} of it isn’t explained: ask what it’s for.`];
  if (cents > -MISSING_FROM) return null;
  return ['dueAtSigning', `It’s ${wholeDollars(-cents)} less than its parts: who pays the rest?`];
}

/**
 * @returns the rule's sentence for a car whose sticker and cost are the visitor's; "" for others
 */
function verdict(given: Partial<LeaseState>, { inputs, lease }: Explained): string {
  const isOwn = given.monthly || given.sellingPrice;
  if (!given.msrp || !isOwn) return '';
  const cost = lease.paid.total - lease.tax - inputs.registration;
  return ` ${shareInWords(stickerShare(cost, inputs.months, given.msrp))}.`;
}

/**
 * @returns the share of the sticker by the numbers that an offer names, before it can be explained
 */
function firstVerdict({ months }: LeaseState, given: Partial<LeaseState>): string {
  const { monthly, dueAtSigning, msrp } = given;
  if (!monthly || !msrp || typeof dueAtSigning !== 'number') return '';
  const cost = dueAtSigning + (months - 1) * monthly;
  return `${shareInWords(stickerShare(cost, months, msrp))}.`;
}

/** @returns "a money factor of 0.00155. At the 0.0029 you typed, it’d be $106 more." */
function origin(offer: LeaseState, { inputs, lease, atNamedRate }: Explained): string {
  const of = excludesFirstPayment(offer.dueAtSigning, lease.billed) ? 'of at most' : 'of';
  const found = `a money factor ${of} ${inputs.rate.value.toFixed(5)}`;
  if (offer.rate === null) return `${found}, ${yearly(inputs.rate)} a year.`;
  if (atNamedRate === null) return `${found}, the one you typed.`;
  const more = atNamedRate - lease.billed;
  const apart = `${differenceInWords(more)} ${more > 0 ? 'more' : 'less'}`;
  return `${found}. At the ${typed(offer.rate)} you typed, it’d be ${apart}.`;
}

/** @returns what the offer hides, whether it's good, or what to check or type first */
export function offerSentence(
  offer: LeaseState,
  given: Partial<LeaseState>,
  explanation: OfferExplanation,
): string {
  const monthly = money(offer.monthly ?? 0);
  const payment = `${monthly} a month${offer.taxPaid === 'extra' ? ' before tax' : ''}`;
  if ('missing' in explanation) {
    const what = offer.monthly === null ? 'what this lease costs' : `what’s behind ${monthly}`;
    const wanted = `To see ${what}, type ${listOf(explanation.missing.map((name) => offerParts[name]))}.`;
    return [firstVerdict(offer, given), wanted].filter(Boolean).join(' ');
  }
  if ('unsolved' in explanation) {
    const { side, nearest } = explanation;
    if (nearest === null)
      return 'No lease fits: the car would start below its residual. Check due at signing and the price.';
    return `No money factor gives ${payment}: it’s at ${side === 'below' ? 'least' : 'most'} ${money(nearest)}. Check the other numbers.`;
  }
  const found = doubt(given, explanation);
  if (found && offer.monthly !== null) return `Check “${labelOf(found[0])}” first. ${found[1]}`;
  if (explanation.solved)
    return `${payment} comes from ${origin(offer, explanation)}${explanation.atNamedRate === null ? verdict(given, explanation) : ''}`;
  const { billed, dueAtSigning, cost } = explanation.lease;
  return `These numbers make ${wholeDollars(billed)} a month and ${wholeDollars(dueAtSigning.total)} at signing, ${wholeDollars(cost.total)} in all.${verdict(given, explanation)}`;
}

/** @returns the sentence for whoever is sent the offer, without what to type; "" before there is one */
export function offerResult(
  offer: LeaseState,
  given: Partial<LeaseState>,
  explanation: OfferExplanation,
): string {
  return 'missing' in explanation
    ? firstVerdict(offer, given)
    : offerSentence(offer, given, explanation);
}

/**
 * @returns what a number of the offer has to explain or is measured by, in a sentence or two each
 */
export function offerNotes(
  offer: LeaseState,
  given: Partial<LeaseState>,
  explanation: OfferExplanation,
): string[] {
  const explained = 'lease' in explanation ? explanation : null;
  const billed = explained ? explained.lease.billed : offer.monthly;
  const { dueAtSigning, months } = offer;
  const tax = taxLeftOut(offer);
  const share = explained ? verdict(given, explained) : '';
  const notes: (string | false | null | undefined)[] = [
    share !== '' && shareNote(share),
    'missing' in explanation && firstVerdict(offer, given) !== '' && STICKER_RULE,
    typeof explained?.atNamedRate === 'number' &&
      'These numbers don’t fit together: ask the dealer for the worksheet with the selling price, the residual, the money factor, and every fee.',
    explained && (explained.solved || given.rate) && rateNote(explained.inputs.rate),
    dueAtSigning !== null &&
      excludesFirstPayment(dueAtSigning, billed) &&
      `${allPaymentsCount(dueAtSigning, months)} The fees due then are paid by the dealer or in the payment: ask which.`,
    tax > 0 && `Tax adds about ${wholeDollars(tax)}.`,
  ];
  return notes.filter((note) => typeof note === 'string');
}

const shareNote = (share: string) =>
  `${share.trim()} That counts signing and payments, before tax and registration and without the fee at the end. ${STICKER_RULE}`;

/** What a money factor is measured by. */
function rateNote(rate: Rate): string {
  const yearlyRate = rate.kind === 'percent' ? rate.value : approximateRate(rate.value);
  const side = yearlyRate > newCarLoan.percent ? 'more' : 'no more';
  return `As a rate, the money factor is ${yearly(rate)} a year, ${side} than the ${newCarLoan.percent}% of an average loan for a new car (Experian, ${newCarLoan.months}). Ask for the lender’s base money factor: what’s above it is the dealer’s.`;
}
