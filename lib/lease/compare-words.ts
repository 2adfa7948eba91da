import { count, money } from '@/lib/format/format';
import type { CompareInputs, Comparison, OfferInputs } from './compare';
import { type Range, rangeInDollars, rangeInWords, wholeDollars } from './offer';

const cheaper = (difference: number) => (difference > 0 ? 'Offer B' : 'Offer A');

/** "$412"; the table has the cents. */
const saving = (cents: number) => (Math.abs(cents) < 100 ? 'a few cents' : wholeDollars(Math.abs(cents)));

/** What the cheaper offer saves, the smaller amount first. */
function leastFirst({ difference }: Comparison): Range {
  const [low, high] = Object.values(difference)
    .map(Math.abs)
    .sort((x, y) => x - y) as [number, number];
  return { low, high };
}

/** "over 36 months", and how it was made fair where the offers differ. */
function base({ a, b, milesDriven }: CompareInputs, { months, milesPerYear }: Comparison): string {
  const term = a.months === b.months ? `over ${months} months` : `for every ${months} months`;
  const sameMiles = a.milesPerYear === b.milesPerYear && milesDriven === null;
  return sameMiles ? term : `${term} at ${count(milesPerYear)} miles a year`;
}

/** @returns which offer costs less and by how much, in one sentence */
export function verdict(inputs: CompareInputs, comparison: Comparison): string {
  const { perMile } = comparison;
  const { low, high } = comparison.difference;
  const over = base(inputs, comparison);
  if (low === 0 && high === 0) {
    const { a, b } = inputs;
    if (a.dueAtSigning === b.dueAtSigning) return `Both offers cost the same ${over}.`;
    const safer = cheaper(a.dueAtSigning - b.dueAtSigning);
    return `Both offers cost the same ${over}, and ${safer} asks for less at signing.`;
  }
  if (low * high < 0)
    return `It depends on the charge for extra miles: ${over}, ${cheaper(low)} costs ${saving(low)} less at ${money(perMile.low)} a mile, and ${cheaper(high)} ${saving(high)} less at ${money(perMile.high)}.`;
  const range = leastFirst(comparison);
  const amount = range.low === 0 ? `up to ${saving(range.high)}` : rangeInWords(range, saving);
  const depends = low === high ? '' : ', depending on the charge for extra miles';
  return `${cheaper(low || high)} costs ${amount} less ${over}${depends}.`;
}

/** @returns the verdict in a few words, to stay in view */
export function shortVerdict(comparison: Comparison): string {
  const { low, high } = comparison.difference;
  if (low === 0 && high === 0) return 'Both offers cost the same';
  if (low * high < 0) return 'It depends on the charge for extra miles';
  return `${cheaper(low || high)} costs ${rangeInDollars(leastFirst(comparison))} less`;
}

/** @returns what a reader should know about the comparison, one sentence or two each; none for two like offers */
export function warnings(inputs: CompareInputs, comparison: Comparison): string[] {
  const { a, b, milesDriven } = inputs;
  const { months, milesPerYear, difference } = comparison;
  const offers = [
    { name: 'Offer A', offer: a, cost: comparison.a },
    { name: 'Offer B', offer: b, cost: comparison.b },
  ];
  const list: string[] = [];
  if (a.months !== b.months)
    list.push(
      `The terms differ, ${a.months} and ${b.months} months. Each cost is spread evenly over its own term, and ${months} months of it count. Two offers with the same term compare better.`,
    );
  if (a.milesPerYear !== b.milesPerYear)
    list.push(
      `The plans differ, ${count(a.milesPerYear)} and ${count(b.milesPerYear)} miles a year. Both are priced for ${count(milesPerYear)}${milesDriven === null ? ', the larger plan' : ''}.`,
    );
  for (const { name, cost } of offers)
    if (cost.extraMiles > 0)
      list.push(
        `${name} is charged for ${count(cost.extraMiles)} extra miles at ${rangeInWords(comparison.perMile)} each.`,
      );
  for (const { name, offer } of offers)
    if (offer.dueAtSigning < offer.monthly)
      list.push(
        `${name} asks for less at signing than one payment. Unless the first payment is waived, add it to what's due at signing.`,
      );
  const [winner, loser] = difference.low > 0 ? [offers[1], offers[0]] : [offers[0], offers[1]];
  if (winner && loser && difference.low * difference.high > 0) list.push(...catches(winner, loser));
  return list;
}

type Named = { name: string; offer: OfferInputs };

/** What speaks against the offer that costs less. */
function catches(winner: Named, loser: Named): string[] {
  const list: string[] = [];
  const more = winner.offer.dueAtSigning - loser.offer.dueAtSigning;
  if (more > 0)
    list.push(
      `${winner.name} asks for ${saving(more)} more at signing. If the car is stolen or wrecked early, that money is at risk.`,
    );
  const [price, other] = [winner.offer.sellingPrice, loser.offer.sellingPrice];
  if (price !== null && other !== null && price > other)
    list.push(
      `${winner.name} costs less although its selling price is ${saving(price - other)} higher. Ask both for the residual and the money factor.`,
    );
  return list;
}
