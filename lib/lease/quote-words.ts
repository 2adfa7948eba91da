import { listOf, money, percent, plain } from '@/lib/format/format';
import type { Cents } from './cents';
import { lacksPayment } from './lease';
import { type LeaseState, leaseTool } from './lease-fields';
import { difference, wholeDollars } from './offer';
import { approximateRate, type Rate } from './payment';
import { type QuoteInputs, type Reading, taxLeftOut } from './quote';
import { valuesOf } from './tool-state';

/** What to ask the dealer for, in the order of an offer. */
const names = {
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

/** "about 0.00253 (6.1%)", or the factor alone beside another one. */
function rateInWords(rate: Rate, named: Rate | null): string {
  const short = rate.value.toFixed(5);
  const about = Number(short) === rate.value ? '' : 'about ';
  const share = percent(Math.round(approximateRate(rate) * 10) / 10);
  return `${about}${short}${named?.kind === 'money-factor' ? '' : ` (${about ? '' : 'about '}${share})`}`;
}

/** "the example’s place, rebates, and fees": what explains a payment only if it's the visitor's, too. */
function assumed(given: Partial<LeaseState>): string {
  const { monthly, cashDown, dueAtSigning, place, taxPaid } = valuesOf(leaseTool, given);
  // Then the cash down depends on everything that is due at signing.
  const isCashLeft = cashDown === null && !lacksPayment(dueAtSigning, monthly);
  const dependsOnPlace = isCashLeft || taxPaid === 'payment';
  const matter: Partial<Record<keyof LeaseState, string | false>> = {
    months: 'term',
    taxPaid: 'tax',
    place: dependsOnPlace && 'place',
    countyPercent: dependsOnPlace && place === 'ny' && 'tax',
    rebates: 'rebates',
    cashDown: cashDown !== null && 'cash down',
    acquisitionFee: 'fees',
    dealerFee: isCashLeft && 'fees',
    registration: isCashLeft && 'fees',
  };
  const open = Object.entries(matter).flatMap(([name, words]) =>
    words && !Object.hasOwn(given, name) ? words : [],
  );
  return open.length > 0 ? `the example’s ${listOf([...new Set(open)])}` : '';
}

/** @returns what the offer hides, in one or two sentences, and what that rests on as long as nobody said it */
export function quoteSentence(given: Partial<LeaseState>, reading: Reading): string {
  const quote = valuesOf(leaseTool, given);
  const payment = `${money(quote.monthly ?? 0)} a month${quote.taxPaid === 'extra' ? ' before tax' : ''}`;
  const tax = taxLeftOut(quote);
  const taxToo = tax > 0 ? ` Tax adds about ${wholeDollars(tax)}.` : '';
  if ('missing' in reading) {
    const list = listOf(reading.missing.map((name) => names[name]));
    const what = quote.monthly === null ? 'what this lease costs' : `what’s behind ${payment}`;
    return `To see ${what}, you still need ${list}.${taxToo}`;
  }
  const rests = assumed(given);
  if ('unsolved' in reading) {
    const { unsolved, side, nearest } = reading;
    if (unsolved === 'start')
      return 'No lease fits: with what’s left for cash down, the car would start below its residual. Check what’s due at signing and the price.';
    const limit = side === 'below' ? 'at least' : 'at most';
    const next = rests ? `Check ${rests} first` : 'Check them, or ask what else is in the payment';
    return `No ${unsolved === 'rate' ? 'money factor' : 'selling price'} gives ${payment}: with these numbers it’s ${limit} ${money(nearest)}. ${next}.`;
  }
  const { lease, inputs, solved, atNamedRate } = reading;
  if (solved === null)
    return `These numbers make ${wholeDollars(lease.billed)} a month and ${wholeDollars(lease.dueAtSigning.total)} at signing, ${wholeDollars(lease.cost.total)} for the whole lease.`;
  const end = rests ? `, assuming ${rests}.` : '.';
  // Fees that aren't paid at signing may be in the payment.
  const from = lacksPayment(quote.dueAtSigning, lease.billed) ? 'of at most' : 'of';
  if (solved === 'sellingPrice') {
    const below = quote.msrp === null ? 0 : quote.msrp - inputs.sellingPrice;
    const compared = below === 0 ? '' : `, ${difference(below)} ${below > 0 ? 'below' : 'above'} the MSRP`;
    return `${payment} comes from a selling price ${from} about ${wholeDollars(inputs.sellingPrice)}${compared}${end}`;
  }
  const start = `${payment} comes from a money factor ${from} ${rateInWords(inputs.rate, quote.rate)}${end}`;
  if (quote.rate === null) return `${start}${taxToo}`;
  if (atNamedRate === null) return `${start} That’s the one you were quoted.`;
  const named = quote.rate.kind === 'percent' ? percent(quote.rate.value) : plain(quote.rate.value);
  const more = lease.billed - atNamedRate;
  return `${start} At ${named}, it’d be ${difference(more)} ${more > 0 ? 'less' : 'more'}.`;
}

/** @returns what an amount at signing means that is too small for the first payment; null for any other */
export function signingNote({ dueAtSigning, months }: QuoteInputs, billed: Cents | null): string | null {
  if (dueAtSigning === null || !lacksPayment(dueAtSigning, billed)) return null;
  return `${money(dueAtSigning)} at signing can’t include the first payment, so all ${months} payments count. The fees due then are paid by the dealer or in the payment: ask which.`;
}

/** @returns a message to the dealer that asks for what the offer doesn't say; null when it says everything */
export function replyTo(given: Partial<LeaseState>): string | null {
  const asked = (Object.keys(names) as (keyof typeof names)[]).filter(
    (name) => (given[name] ?? null) === null,
  );
  const lines: string[] = asked.map((name) => names[name]);
  const { monthly = null, dueAtSigning = null } = given;
  if (lacksPayment(dueAtSigning, monthly))
    lines.push(`who pays the first payment and the fees, with ${money(dueAtSigning ?? 0)} due at signing`);
  if (given.taxPaid === 'extra') lines.push('the sales tax in dollars, and when it’s due');
  if (lines.length === 0) return null;
  return `Hi,\n\nThank you for the offer. Before I decide, could you send me:\n- ${lines.join('\n- ')}\n\nThank you!`;
}
