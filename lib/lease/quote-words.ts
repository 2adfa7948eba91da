import { listOf, money, percent, plain } from '@/lib/format/format';
import type { LeaseState } from './lease-fields';
import { difference, wholeDollars } from './offer';
import { approximateRate, type Rate } from './payment';
import { type QuoteInputs, type Reading, taxLeftOut } from './quote';

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

/** "0.00270, about 6.5%", with "about" where decimals are left out. */
function rateInWords(rate: Rate): string {
  const share = approximateRate(rate);
  const short = rate.value.toFixed(5);
  return `${Number(short) === rate.value ? '' : 'about '}${short}, or about ${percent(Math.round(share * 10) / 10)}`;
}

/** @returns what the offer hides, in a few sentences */
export function quoteSentence(quote: QuoteInputs, reading: Reading): string {
  const tax = taxLeftOut(quote);
  const leftOut = tax > 0 && ` The dealer’s numbers leave out about ${wholeDollars(tax)} of sales tax.`;
  return `${hidden(quote, reading)}${leftOut || ''}`;
}

function hidden(quote: QuoteInputs, reading: Reading): string {
  const payment = money(quote.monthly ?? 0);
  if ('missing' in reading) {
    const list = listOf(reading.missing.map((name) => names[name]));
    const what = quote.monthly === null ? 'what this lease costs' : `what’s behind ${payment} a month`;
    return `To see ${what}, you still need ${list}.`;
  }
  return 'unsolved' in reading ? unsolvedSentence(payment, reading) : foundSentence(quote, reading);
}

function foundSentence(quote: QuoteInputs, reading: Extract<Reading, { lease: unknown }>): string {
  const { lease, inputs, solved, atNamedRate } = reading;
  const payment = money(lease.billed);
  if (solved === null)
    return `These numbers make ${wholeDollars(lease.billed)} a month and ${wholeDollars(lease.dueAtSigning.total)} at signing, ${wholeDollars(lease.cost.total)} for the whole lease.`;
  if (solved === 'sellingPrice') {
    const below = quote.msrp === null ? 0 : quote.msrp - inputs.sellingPrice;
    const compared = below === 0 ? '' : `, ${difference(below)} ${below > 0 ? 'below' : 'above'} the MSRP`;
    return `${payment} a month comes from a selling price of about ${wholeDollars(inputs.sellingPrice)}${compared}.`;
  }
  const start = `${payment} a month comes from a money factor of ${rateInWords(inputs.rate)}.`;
  if (quote.rate === null) return start;
  const named = quote.rate.kind === 'percent' ? percent(quote.rate.value) : plain(quote.rate.value);
  if (atNamedRate === null) return `${start} That’s the one you were quoted.`;
  const more = lease.billed - atNamedRate;
  return `${start} At ${named}, the offer would be ${difference(more)} a month ${more > 0 ? 'less' : 'more'}.`;
}

function unsolvedSentence(
  payment: string,
  { unsolved, side, nearest }: Extract<Reading, { unsolved: unknown }>,
) {
  if (unsolved === 'start')
    return 'No lease fits: with what’s left for cash down, the car would start below its residual. Check what’s due at signing and the price.';
  const limit = side === 'below' ? 'at least' : 'at most';
  return `No ${unsolved === 'rate' ? 'money factor' : 'selling price'} gives ${payment} a month: with these numbers it’s ${limit} ${money(nearest)}. Check them, or ask what else is in the payment.`;
}

/** @returns a message to the dealer that asks for what the offer doesn't say; null when it says everything */
export function replyTo(given: Partial<LeaseState>): string | null {
  const asked = (Object.keys(names) as (keyof typeof names)[]).filter(
    (name) => given[name] === undefined || given[name] === null,
  );
  const lines: string[] = asked.map((name) => names[name]);
  if (given.taxPaid === 'extra') lines.push('the sales tax in dollars, and when it’s due');
  if (lines.length === 0) return null;
  return `Hi,\n\nThank you for the offer. Before I decide, could you send me:\n- ${lines.join('\n- ')}\n\nThank you!`;
}
