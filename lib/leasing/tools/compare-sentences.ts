import { money, wholeDollars, wholeNumber } from '@/lib/format/format';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import type { ComparedOffer, CompareInputs, Comparison } from '@/lib/leasing/arithmetic/compare';
import { excludesFirstPayment } from '@/lib/leasing/arithmetic/payment';
import type { CompareState, Side } from './compare-tool';

const LESS_THAN_A_DOLLAR = 100;

/** @returns how far apart two amounts are: "$412", or "a few cents" */
export function differenceInWords(cents: Cents): string {
  const apart = Math.abs(cents);
  return apart < LESS_THAN_A_DOLLAR ? 'a few cents' : wholeDollars(apart);
}

/** @param difference what A costs more than B */
const cheaper = (difference: Cents) => (difference > 0 ? 'Offer B' : 'Offer A');

/** @returns "over 36 months", or what both offers are measured by where they differ */
function basisInWords(
  { a, b, milesDriven }: CompareInputs,
  { months, milesPerYear }: Comparison,
): string {
  const term = a.months === b.months ? `over ${months} months` : `for every ${months} months`;
  const sameMiles = a.milesPerYear === b.milesPerYear && milesDriven === null;
  return sameMiles ? term : `${term} at ${wholeNumber(milesPerYear)} miles a year`;
}

function cheaperSentence({ difference }: Comparison, over: string): string {
  const [least = 0, most = 0] = Object.values(difference)
    .map(Math.abs)
    .sort((a, b) => a - b);
  const amount = least === most ? differenceInWords(most) : `up to ${differenceInWords(most)}`;
  const depends = least === most ? '' : ', depending on the charge for extra miles';
  return `${cheaper(difference.low || difference.high)} costs ${amount} less ${over}${depends}.`;
}

function verdict(inputs: CompareInputs, comparison: Comparison): string {
  const { low, high } = comparison.difference;
  const over = basisInWords(inputs, comparison);
  if (low === 0 && high === 0) return `Both offers cost the same ${over}.`;
  if (low * high < 0)
    return `Which one costs less ${over} depends on the charge for an extra mile: type it.`;
  return cheaperSentence(comparison, over);
}

/**
 * @param given what the visitor gave
 * @returns which offer costs less and how much; of one offer, what it costs: no verdict against the
 *   example
 */
export function compareSentence(
  inputs: CompareInputs,
  comparison: Comparison,
  given: Partial<CompareState>,
): string {
  const isGiven = (side: Side) => Object.keys(given).some((name) => name.startsWith(`${side}-`));
  if (isGiven('a') === isGiven('b')) return verdict(inputs, comparison);
  const own = isGiven('a') ? 'a' : 'b';
  const [name, other] = own === 'a' ? ['Offer A', 'offer B'] : ['Offer B', 'offer A'];
  return `${name} costs ${wholeDollars(comparison[own].effectiveMonthly)} a month, everything counted. Type ${other}, too, to compare.`;
}

/** @returns what an amount at signing means that is too small for the first payment */
export const allPaymentsCount = (dueAtSigning: Cents, months: number) =>
  `${money(dueAtSigning)} at signing can’t include the first payment, so all ${months} payments count.`;

function firstPaymentWarning(name: string, offer: ComparedOffer): string[] {
  const { dueAtSigning, monthly, months } = offer;
  if (!excludesFirstPayment(dueAtSigning, monthly)) return [];
  return [`${name}: ${allPaymentsCount(dueAtSigning, months)} If one is waived, subtract it.`];
}

function termWarning({ a, b }: CompareInputs, { months }: Comparison): string[] {
  if (a.months === b.months) return [];
  return [
    `The terms differ. Each cost is spread evenly over its own term, and ${months} months of it count. Two offers with the same term compare better.`,
  ];
}

/** @returns what the table of two offers doesn't say, each in a sentence or two */
export function compareWarnings(inputs: CompareInputs, comparison: Comparison): string[] {
  return [
    ...termWarning(inputs, comparison),
    ...firstPaymentWarning('Offer A', inputs.a),
    ...firstPaymentWarning('Offer B', inputs.b),
  ];
}
