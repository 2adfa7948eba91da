import { count, money, usd } from '@/lib/format/format';
import type { CompareInputs, Comparison, OfferCost, OfferInputs } from './compare';
import { type Explanation, explain } from './explanation';
import { OVERAGE_RATES } from './offer';

const cheaper = (difference: number) => (difference > 0 ? 'Offer B' : 'Offer A');

/** "over 36 months", and how it was made fair where the offers differ. */
function base({ a, b, milesDriven }: CompareInputs, { months, milesPerYear }: Comparison): string {
  const term = a.months === b.months ? `over ${months} months` : `for every ${months} months`;
  const sameMiles = a.milesPerYear === b.milesPerYear && milesDriven === null;
  return sameMiles ? term : `${term} at ${count(milesPerYear)} miles a year`;
}

/** @returns which offer costs less and by how much, in one sentence */
export function verdict(inputs: CompareInputs, comparison: Comparison): string {
  const { low, high } = comparison.difference;
  const over = base(inputs, comparison);
  if (low === 0 && high === 0) {
    const { a, b } = inputs;
    if (a.dueAtSigning === b.dueAtSigning) return `Both offers cost the same ${over}.`;
    const safer = cheaper(a.dueAtSigning - b.dueAtSigning);
    return `Both offers cost the same ${over}, and ${safer} asks for less at signing.`;
  }
  if (low * high < 0)
    return `It depends on the charge for extra miles: ${over}, ${cheaper(low)} costs ${money(Math.abs(low))} less at ${usd(OVERAGE_RATES.low)} a mile, and ${cheaper(high)} ${money(Math.abs(high))} less at ${usd(OVERAGE_RATES.high)}.`;
  const [least, most] = [Math.abs(low), Math.abs(high)].sort((x, y) => x - y) as [number, number];
  const winner = cheaper(low || high);
  if (least !== most) {
    const amount = least === 0 ? `up to ${money(most)}` : `${money(least)} to ${money(most)}`;
    return `${winner} costs ${amount} less ${over}, depending on the charge for extra miles.`;
  }
  // The difference of the two printed numbers, where both charges for extra miles give the same.
  const [mileA, mileB] = [comparison.a.fairPerMile, comparison.b.fairPerMile];
  const perMile = Math.abs(mileA.low - mileB.low);
  const clear = perMile > 0 && perMile === Math.abs(mileA.high - mileB.high);
  return `${winner} costs ${money(least)} less ${over}${clear ? `, ${money(perMile)} less a mile` : ''}.`;
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
        `${name} is charged for ${count(cost.extraMiles)} extra miles at ${usd(OVERAGE_RATES.low)} to ${usd(OVERAGE_RATES.high)} each.`,
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
      `${winner.name} asks for ${money(more)} more at signing. If the car is stolen or wrecked early, that money is at risk.`,
    );
  const [price, other] = [winner.offer.sellingPrice, loser.offer.sellingPrice];
  if (price !== null && other !== null && price > other)
    list.push(
      `${winner.name} costs less although its selling price is ${money(price - other)} higher. Ask both for the residual and the money factor.`,
    );
  return list;
}

/** @returns how the numbers of one offer come about; on the common base at both charges, where there are extra miles */
export function explainOffer(
  offer: OfferInputs,
  cost: OfferCost,
  { months, milesPerYear }: Comparison,
): Explanation[] {
  const { dueAtSigning, monthly, endFees } = offer;
  const paid = `${money(dueAtSigning)} + ${offer.months - 1} × ${money(monthly)}`;
  const total = money(cost.total);
  const whole = offer.months === months;
  const share = whole ? total : `${total} × ${months} ÷ ${offer.months}`;
  const shareWords = whole ? 'Total' : 'Total × months that count ÷ months';
  const perMile = (rate: 'low' | 'high', at = '') =>
    explain(`Cost per mile${at}`, cost.fairPerMile[rate], {
      words: 'Cost ÷ (miles a year × months that count ÷ 12)',
      values: `${money(cost.fair[rate])} ÷ (${count(milesPerYear)} × ${months} ÷ 12)`,
    });
  const label = `Cost of ${months} months`;
  const charged = (rate: 'low' | 'high') => {
    const charge = usd(OVERAGE_RATES[rate]);
    const at = `, extra miles at ${charge}`;
    const words = `${shareWords} + extra miles × charge per mile`;
    const values = `${share} + ${count(cost.extraMiles)} × ${charge}`;
    return [explain(label + at, cost.fair[rate], { words, values }), perMile(rate, at)];
  };
  const part = whole ? [] : [explain(label, cost.share, { words: shareWords, values: share })];
  return [
    explain('Total', cost.total, {
      words: 'Due at signing + remaining payments + fees at the end',
      values: `${paid} + ${money(endFees)}`,
    }),
    explain('Effective monthly cost', cost.effective, {
      words: '(Due at signing + remaining payments) ÷ months',
      values: `(${paid}) ÷ ${offer.months}`,
    }),
    ...(cost.extraMiles > 0 ? [...charged('low'), ...charged('high')] : [...part, perMile('low')]),
  ];
}
