import { count, money, moneyRange, wholeDollars } from '@/lib/format/format';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import type { ComparedOffer, CompareInputs, Comparison } from '@/lib/leasing/arithmetic/compare';
import { excludesFirstPayment } from '@/lib/leasing/arithmetic/payment';
import {
  amountField,
  type Car,
  carFields,
  chargeField,
  type Fields,
  noCar,
  numberField,
  optional,
  planField,
  termField,
} from './fields';
import type { Tool } from './tool-state';

export type OfferName = 'a' | 'b';
type OfPair<Value> = { [Name in `${OfferName}-${keyof ComparedOffer}`]: Value };

/** The comparison as one flat table of values, as forms and addresses have it. */
export type CompareState = OfPair<number> &
  Car & { milesDriven: number | null; charge: number | null };

function ofPair<Value>(
  a: Record<keyof ComparedOffer, Value>,
  b: Record<keyof ComparedOffer, Value>,
) {
  const named = (offer: OfferName, values: object) =>
    Object.entries(values).map(([name, value]) => [`${offer}-${name}`, value]);
  return Object.fromEntries([...named('a', a), ...named('b', b)]) as OfPair<Value>;
}

/** The parameters of each offer start with its name. */
const offerFields = (offer: OfferName): Fields<ComparedOffer> => ({
  dueAtSigning: {
    ...amountField(`${offer}-sign`, 'Due at signing', 150_000),
    hint: 'With the first payment in it',
  },
  monthly: amountField(`${offer}-pay`, 'Monthly payment', 10_000),
  months: termField(`${offer}-months`),
  milesPerYear: planField(`${offer}-miles`),
  endFees: {
    ...amountField(`${offer}-end`, 'Fees at the end', 5000),
    hint: 'Such as the disposition fee',
  },
});

const plan = { months: 36, milesPerYear: 12_000, endFees: 39_500 };

export const compareTool: Tool<CompareState> = {
  id: 'compare-offers',
  fields: {
    ...ofPair(offerFields('a'), offerFields('b')),
    milesDriven: optional(
      numberField('drive', 'Miles you drive a year, if known', 'miles', [1000, 100_000]),
    ),
    charge: chargeField('charge'),
    ...carFields,
  },
  /** A low payment with cash up front against little up front. */
  example: () => ({
    ...ofPair(
      { dueAtSigning: 349_900, monthly: 32_900, ...plan },
      { dueAtSigning: 59_900, monthly: 40_900, ...plan },
    ),
    milesDriven: null,
    charge: null,
    ...noCar,
  }),
};

export function compareInputs(state: CompareState): CompareInputs {
  const offer = (name: OfferName): ComparedOffer => ({
    dueAtSigning: state[`${name}-dueAtSigning`],
    monthly: state[`${name}-monthly`],
    months: state[`${name}-months`],
    milesPerYear: state[`${name}-milesPerYear`],
    endFees: state[`${name}-endFees`],
  });
  return { a: offer('a'), b: offer('b'), milesDriven: state.milesDriven, charge: state.charge };
}

/** @returns how far apart two amounts are: "$412", or "a few cents" */
export const differenceInWords = (cents: Cents) =>
  Math.abs(cents) < 100 ? 'a few cents' : wholeDollars(Math.abs(cents));

/** @param difference what A costs more than B */
const cheaper = (difference: Cents) => (difference > 0 ? 'Offer B' : 'Offer A');

/** @returns "over 36 months", or what both offers are measured by where they differ */
function basisInWords(
  { a, b, milesDriven }: CompareInputs,
  { months, milesPerYear }: Comparison,
): string {
  const term = a.months === b.months ? `over ${months} months` : `for every ${months} months`;
  const sameMiles = a.milesPerYear === b.milesPerYear && milesDriven === null;
  return sameMiles ? term : `${term} at ${count(milesPerYear)} miles a year`;
}

/**
 * @param given what the visitor gave
 * @returns which offer costs less, how much, and which one is still the example's
 */
export function compareSentence(
  inputs: CompareInputs,
  comparison: Comparison,
  given: Partial<CompareState>,
): string {
  const isGiven = (offer: OfferName) =>
    Object.keys(given).some((name) => name.startsWith(`${offer}-`));
  const sentence = cheaperOffer(inputs, comparison);
  if (isGiven('a') === isGiven('b')) return sentence;
  return `${sentence} Offer ${isGiven('a') ? 'B' : 'A'} is still the example’s.`;
}

function cheaperOffer(inputs: CompareInputs, comparison: Comparison): string {
  const { perMile } = comparison;
  const { low, high } = comparison.difference;
  const over = basisInWords(inputs, comparison);
  if (low === 0 && high === 0) {
    const more = inputs.a.dueAtSigning - inputs.b.dueAtSigning;
    const less = more === 0 ? '' : `, and ${cheaper(more)} asks for less at signing`;
    return `Both offers cost the same ${over}${less}.`;
  }
  if (low * high < 0)
    return `At ${money(perMile.low)} an extra mile, ${cheaper(low)} costs ${differenceInWords(low)} less ${over}; at ${money(perMile.high)}, ${cheaper(high)} costs ${differenceInWords(high)} less.`;
  const [least, most] = [
    Math.min(Math.abs(low), Math.abs(high)),
    Math.max(Math.abs(low), Math.abs(high)),
  ];
  const amount =
    least === 0
      ? `up to ${differenceInWords(most)}`
      : moneyRange({ low: least, high: most }, differenceInWords);
  const depends = low === high ? '' : ', depending on the charge for extra miles';
  return `${cheaper(low || high)} costs ${amount} less ${over}${depends}.`;
}

/** @returns what an amount at signing means that is too small for the first payment */
export const allPaymentsCount = (dueAtSigning: Cents, months: number) =>
  `${money(dueAtSigning)} at signing can’t include the first payment, so all ${months} payments count.`;

const withoutFirstPayment = (name: string, { dueAtSigning, monthly, months }: ComparedOffer) =>
  excludesFirstPayment(dueAtSigning, monthly) &&
  `${name}: ${allPaymentsCount(dueAtSigning, months)} If one is waived, subtract it.`;

/** @returns what the table of two offers doesn't say, each in a sentence or two */
export function compareWarnings(
  { a, b }: CompareInputs,
  { months, difference }: Comparison,
): string[] {
  const { low, high } = difference;
  const moreAtSigning = low > 0 ? b.dueAtSigning - a.dueAtSigning : a.dueAtSigning - b.dueAtSigning;
  return [
    a.months !== b.months &&
      `The terms differ. Each cost is spread evenly over its own term, and ${months} months of it count. Two offers with the same term compare better.`,
    withoutFirstPayment('Offer A', a),
    withoutFirstPayment('Offer B', b),
    low * high > 0 &&
      moreAtSigning > 0 &&
      `${cheaper(low)} asks for ${differenceInWords(moreAtSigning)} more at signing. If the car is stolen or wrecked early, that money is at risk.`,
  ].filter((warning) => warning !== false);
}
