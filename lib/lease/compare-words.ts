import { count, money } from '@/lib/format/format';
import type { CompareInputs, Comparison } from './compare';
import type { CompareState, OfferName } from './compare-fields';
import { difference, rangeInWords } from './offer';

const cheaper = (difference: number) => (difference > 0 ? 'Offer B' : 'Offer A');

/** "over 36 months", and how it was made fair where the offers differ. */
function base({ a, b, milesDriven }: CompareInputs, { months, milesPerYear }: Comparison): string {
  const term = a.months === b.months ? `over ${months} months` : `for every ${months} months`;
  const sameMiles = a.milesPerYear === b.milesPerYear && milesDriven === null;
  return sameMiles ? term : `${term} at ${count(milesPerYear)} miles a year`;
}

/** @returns which offer costs less and by how much, in one sentence, and whether one is made up */
export function verdict(
  inputs: CompareInputs,
  comparison: Comparison,
  given: Partial<CompareState> = {},
): string {
  const isGiven = (offer: OfferName) => Object.keys(given).some((name) => name.startsWith(`${offer}-`));
  const sentence = cheaperOffer(inputs, comparison);
  if (isGiven('a') === isGiven('b')) return sentence;
  return `${sentence} Offer ${isGiven('a') ? 'B' : 'A'} is still the example’s.`;
}

function cheaperOffer(inputs: CompareInputs, comparison: Comparison): string {
  const { a, b } = inputs;
  const { perMile } = comparison;
  const { low, high } = comparison.difference;
  const over = base(inputs, comparison);
  if (low === 0 && high === 0) {
    const same = `Both offers cost the same ${over}`;
    if (a.dueAtSigning === b.dueAtSigning) return `${same}.`;
    return `${same}, and ${cheaper(a.dueAtSigning - b.dueAtSigning)} asks for less at signing.`;
  }
  if (low * high < 0)
    return `At ${money(perMile.low)} an extra mile, ${cheaper(low)} costs ${difference(low)} less ${over}; at ${money(perMile.high)}, ${cheaper(high)} costs ${difference(high)} less.`;
  const [least, most] = [Math.min(Math.abs(low), Math.abs(high)), Math.max(Math.abs(low), Math.abs(high))];
  const amount =
    least === 0 ? `up to ${difference(most)}` : rangeInWords({ low: least, high: most }, difference);
  const depends = low === high ? '' : ', depending on the charge for extra miles';
  return `${cheaper(low || high)} costs ${amount} less ${over}${depends}.`;
}

/** @returns what the table doesn't say about two offers, in sentences */
export function warnings(
  { a, b }: CompareInputs,
  { months, difference: { low, high } }: Comparison,
): string[] {
  const list: string[] = [];
  if (a.months !== b.months)
    list.push(
      `The terms differ. Each cost is spread evenly over its own term, and ${months} months of it count. Two offers with the same term compare better.`,
    );
  for (const [name, offer] of [['Offer A', a] as const, ['Offer B', b] as const])
    if (offer.dueAtSigning < offer.monthly)
      list.push(
        `${name} asks for less at signing than one payment. Unless the first payment is waived, add it to what’s due at signing.`,
      );
  const more = low > 0 ? b.dueAtSigning - a.dueAtSigning : a.dueAtSigning - b.dueAtSigning;
  if (low * high > 0 && more > 0)
    list.push(
      `${cheaper(low)} asks for ${difference(more)} more at signing. If the car is stolen or wrecked early, that money is at risk.`,
    );
  return list;
}
