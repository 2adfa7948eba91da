import { listOf, money, percent, plain, wholeDollars } from '@/lib/format/format';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import {
  type DealerOffer,
  type OfferReading,
  taxLeftOut,
} from '@/lib/leasing/arithmetic/dealer-offer';
import { excludesFirstPayment, type Rate } from '@/lib/leasing/arithmetic/payment';
import { allPaymentsCount, differenceInWords } from './compare-tool';
import { type LeaseState, leaseTool } from './lease-tool';
import { offerDoubts, yearlyRate } from './offer-doubts';
import { offerParts } from './offer-reply';
import { valuesOf } from './tool-state';

/**
 * @returns "about 0.00253, about 6.1% a year", or the factor alone where the offer names one to
 *   compare it with
 */
function rateInWords(rate: Rate, named: Rate | null): string {
  const short = rate.value.toFixed(5);
  const about = Number(short) === rate.value ? '' : 'about ';
  return `${about}${short}${named?.kind === 'money-factor' ? '' : `, ${yearlyRate(rate)}`}`;
}

/**
 * @param given what the visitor gave
 * @param reading of that and the example's rest
 * @returns what the offer hides, or is in doubt
 */
export function offerSentence(given: Partial<LeaseState>, reading: OfferReading): string {
  const offer = valuesOf(leaseTool, given);
  const payment = `${money(offer.monthly ?? 0)} a month${offer.taxPaid === 'extra' ? ' before tax' : ''}`;
  const doubts =
    offer.monthly !== null && 'lease' in reading ? offerDoubts(offer, given, reading) : {};
  const [[name, doubt] = []] = Object.entries(doubts);
  if (name) return `Check “${leaseTool.fields[name as keyof LeaseState].label}” first. ${doubt}`;
  const tax = taxLeftOut(offer);
  const taxToo = tax > 0 ? ` Tax adds about ${wholeDollars(tax)}.` : '';
  if ('missing' in reading) {
    const list = listOf(reading.missing.map((name) => offerParts[name]));
    const what = offer.monthly === null ? 'what this lease costs' : `what’s behind ${payment}`;
    return `To see ${what}, you still need ${list}.${taxToo}`;
  }
  if ('startsBelowResidual' in reading)
    return 'No lease fits: with what’s left for cash down, the car would start below its residual. Check what’s due at signing and the price.';
  if ('unsolved' in reading) {
    const { unsolved, side, nearest } = reading;
    const limit = side === 'below' ? 'at least' : 'at most';
    return `No ${unsolved === 'rate' ? 'money factor' : 'selling price'} gives ${payment}: with these numbers it’s ${limit} ${money(nearest)}. Check them, or ask what else is in the payment.`;
  }
  const { lease, inputs, solved, atNamedRate } = reading;
  if (solved === null)
    return `These numbers make ${wholeDollars(lease.billed)} a month and ${wholeDollars(lease.dueAtSigning.total)} at signing, ${wholeDollars(lease.cost.total)} for the whole lease.`;
  // Fees that aren't paid at signing may be in the payment.
  const from = excludesFirstPayment(offer.dueAtSigning, lease.billed) ? 'of at most' : 'of';
  if (solved === 'sellingPrice') {
    const below = offer.msrp === null ? 0 : offer.msrp - inputs.sellingPrice;
    const compared = below === 0 ? '' : `, ${differenceInWords(below)} below the MSRP`;
    return `${payment} comes from a selling price ${from} about ${wholeDollars(inputs.sellingPrice)}${compared}.`;
  }
  const start = `${payment} comes from a money factor ${from} ${rateInWords(inputs.rate, offer.rate)}.`;
  if (offer.rate === null) return `${start}${taxToo}`;
  if (atNamedRate === null) return `${start} That’s the one you were quoted.`;
  const named = offer.rate.kind === 'percent' ? percent(offer.rate.value) : plain(offer.rate.value);
  const more = lease.billed - atNamedRate;
  return `${start} At ${named}, it’d be ${differenceInWords(more)} ${more > 0 ? 'less' : 'more'}.`;
}

/**
 * @returns what an amount at signing means that is too small for the first payment; null for any
 *   other
 */
export function signingNote(
  { dueAtSigning, months }: DealerOffer,
  billed: Cents | null,
): string | null {
  if (dueAtSigning === null || !excludesFirstPayment(dueAtSigning, billed)) return null;
  return `${allPaymentsCount(dueAtSigning, months)} The fees due then are paid by the dealer or in the payment: ask which.`;
}
