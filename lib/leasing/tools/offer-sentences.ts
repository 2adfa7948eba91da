import { listOf, money, percent, plain, wholeDollars } from '@/lib/format/format';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import {
  type DealerOffer,
  type MissingPart,
  type OfferReading,
  taxLeftOut,
} from '@/lib/leasing/arithmetic/dealer-offer';
import { excludesFirstPayment, type Rate } from '@/lib/leasing/arithmetic/payment';
import { allPaymentsCount, differenceInWords } from './compare-sentences';
import { offerParts } from './dealer-message';
import type { LeaseState } from './lease-fields';
import { leaseTool } from './lease-tool';
import { offerDoubts } from './offer-doubts';
import { yearlyRate } from './rate-in-words';
import { valuesOf } from './tool';

type Solution = Extract<OfferReading, { solved: unknown }>;
type NoSolution = Extract<OfferReading, { unsolved: unknown }>;

/** @returns "$459 a month", or with "before tax" where the tax comes on top */
const paymentInWords = ({ monthly, taxPaid }: LeaseState) =>
  `${money(monthly ?? 0)} a month${taxPaid === 'extra' ? ' before tax' : ''}`;

/** @returns " Tax adds about $2,310.", or nothing */
function taxToo(offer: LeaseState): string {
  const tax = taxLeftOut(offer);
  return tax > 0 ? ` Tax adds about ${wholeDollars(tax)}.` : '';
}

/** @returns what to check first; null for an offer whose numbers a lease may have */
function doubtSentence(
  offer: LeaseState,
  given: Partial<LeaseState>,
  reading: OfferReading,
): string | null {
  if (offer.monthly === null || !('lease' in reading)) return null;
  const doubts = offerDoubts(offer, given, reading);
  const [name] = Object.keys(doubts) as (keyof LeaseState)[];
  return name ? `Check “${leaseTool.fields[name].label}” first. ${doubts[name]}` : null;
}

function missingSentence(offer: LeaseState, missing: readonly MissingPart[]): string {
  const what =
    offer.monthly === null ? 'what this lease costs' : `what’s behind ${paymentInWords(offer)}`;
  const list = listOf(missing.map((name) => offerParts[name]));
  return `To see ${what}, you still need ${list}.${taxToo(offer)}`;
}

function unsolvedSentence(offer: LeaseState, { unsolved, side, nearest }: NoSolution): string {
  const name = unsolved === 'rate' ? 'money factor' : 'selling price';
  const limit = side === 'below' ? 'at least' : 'at most';
  return `No ${name} gives ${paymentInWords(offer)}: with these numbers it’s ${limit} ${money(nearest)}. Check them, or ask what else is in the payment.`;
}

/** At most, where fees that aren't paid at signing may be in the payment. */
const ofAtMost = (offer: LeaseState, billed: Cents) =>
  excludesFirstPayment(offer.dueAtSigning, billed) ? 'of at most' : 'of';

function sellingPriceSentence(offer: LeaseState, { inputs, lease }: Solution): string {
  const below = offer.msrp === null ? 0 : offer.msrp - inputs.sellingPrice;
  const compared = below === 0 ? '' : `, ${differenceInWords(below)} below the MSRP`;
  const price = `about ${wholeDollars(inputs.sellingPrice)}`;
  return `${paymentInWords(offer)} comes from a selling price ${ofAtMost(offer, lease.billed)} ${price}${compared}.`;
}

/**
 * @returns "about 0.00253, about 6.1% a year", or the factor alone where the offer names one to
 *   compare it with
 */
function rateInWords(rate: Rate, named: Rate | null): string {
  const short = rate.value.toFixed(5);
  const isExact = Number(short) === rate.value;
  const factor = isExact ? short : `about ${short}`;
  return named?.kind === 'money-factor' ? factor : `${factor}, ${yearlyRate(rate)}`;
}

function moneyFactorSentence(offer: LeaseState, reading: Solution): string {
  const { inputs, lease, atNamedRate } = reading;
  const found = `${ofAtMost(offer, lease.billed)} ${rateInWords(inputs.rate, offer.rate)}`;
  const start = `${paymentInWords(offer)} comes from a money factor ${found}.`;
  if (offer.rate === null) return `${start}${taxToo(offer)}`;
  if (atNamedRate === null) return `${start} That’s the one you were quoted.`;

  const { kind, value } = offer.rate;
  const named = kind === 'percent' ? percent(value) : plain(value);
  const more = lease.billed - atNamedRate;
  return `${start} At ${named}, it’d be ${differenceInWords(more)} ${more > 0 ? 'less' : 'more'}.`;
}

function leaseSentence({ lease }: Solution): string {
  const { billed, dueAtSigning, cost } = lease;
  return `These numbers make ${wholeDollars(billed)} a month and ${wholeDollars(dueAtSigning.total)} at signing, ${wholeDollars(cost.total)} for the whole lease.`;
}

/**
 * @param given what the visitor gave
 * @param reading of that and the example's rest
 * @returns what the offer hides, or is in doubt
 */
export function offerSentence(given: Partial<LeaseState>, reading: OfferReading): string {
  const offer = valuesOf(leaseTool, given);
  const doubt = doubtSentence(offer, given, reading);
  if (doubt !== null) return doubt;
  if ('missing' in reading) return missingSentence(offer, reading.missing);
  if ('startsBelowResidual' in reading)
    return 'No lease fits: with what’s left for cash down, the car would start below its residual. Check what’s due at signing and the price.';
  if ('unsolved' in reading) return unsolvedSentence(offer, reading);
  if (reading.solved === null) return leaseSentence(reading);
  return reading.solved === 'sellingPrice'
    ? sellingPriceSentence(offer, reading)
    : moneyFactorSentence(offer, reading);
}

/** @returns what an amount at signing means that is too small for the first payment */
export function signingNote(
  { dueAtSigning, months }: DealerOffer,
  billed: Cents | null,
): string | null {
  if (dueAtSigning === null || !excludesFirstPayment(dueAtSigning, billed)) return null;
  return `${allPaymentsCount(dueAtSigning, months)} The fees due then are paid by the dealer or in the payment: ask which.`;
}
