import { money, roundedMoney, wholeNumber } from '@/lib/format/format';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import type { ComparedOffer, CompareInputs, Comparison } from '@/lib/leasing/arithmetic/comparison';
import { excludesFirstPayment } from '@/lib/leasing/arithmetic/payment';
import {
  carFields,
  chargePerExtraMile,
  type Fields,
  leaseLength,
  milesAYear,
  namesOf,
  noCar,
  type TypedCar,
} from './fields';
import type { Tool } from './tool';

export type Side = 'a' | 'b';

/** The values of one offer, with the side as a prefix: "a-payment". */
type OfSide<S extends Side, T> = { [Name in keyof T & string as `${S}-${Name}`]: T[Name] };

/** The comparison in one flat object, like forms and URLs. */
export type CompareOffersState = OfSide<Side, ComparedOffer> &
  TypedCar & { milesDriven: number | null; perMile: number | null };

function ofSide<S extends Side, T extends object>(side: S, values: T) {
  const named = Object.entries(values).map(([name, value]) => [`${side}-${name}`, value]);
  return Object.fromEntries(named) as OfSide<S, T>;
}

function fieldsOf(side: Side) {
  return {
    dueAtSigning: {
      type: 'money',
      label: 'Due at signing',
      parameter: `${side}-sign`,
      max: 150_000,
      hint: 'With the first payment in it',
    },
    payment: {
      type: 'money',
      label: 'Monthly payment',
      parameter: `${side}-pay`,
      max: 10_000,
    },
    months: { ...leaseLength, parameter: `${side}-months` },
    milesPerYear: { ...milesAYear, parameter: `${side}-miles` },
    endFees: {
      type: 'money',
      label: 'Fees at the end',
      parameter: `${side}-end`,
      max: 5000,
      hint: 'Such as the disposition fee',
    },
  } satisfies Fields<ComparedOffer>;
}

const comparedNames = namesOf(fieldsOf('a'));

export const namesOfOffer = (side: Side) => comparedNames.map((name) => `${side}-${name}` as const);

const examplePlan = { months: 36, milesPerYear: 12_000, endFees: 39_500 };

/** The offers are alike, but one has more due at signing. */
const example: CompareOffersState = {
  ...ofSide('a', { dueAtSigning: 349_900, payment: 32_900, ...examplePlan }),
  ...ofSide('b', { dueAtSigning: 59_900, payment: 40_900, ...examplePlan }),
  milesDriven: null,
  perMile: null,
  ...noCar,
};

export const compareOffersTool: Tool<CompareOffersState> = {
  id: 'compare-offers',
  title: 'Offer comparison',
  place: 'compare_offers',
  fields: {
    ...ofSide('a', fieldsOf('a')),
    ...ofSide('b', fieldsOf('b')),
    milesDriven: {
      type: 'miles',
      label: 'Miles you drive a year',
      parameter: 'drive',
      min: 1000,
      max: 100_000,
      hint: 'If you know them',
    },
    perMile: { ...chargePerExtraMile, parameter: 'charge' },
    ...carFields,
  },
  example: () => example,
};

export function compareInputs(state: CompareOffersState): CompareInputs {
  const offerOf = (side: Side) =>
    Object.fromEntries(
      comparedNames.map((name) => [name, state[`${side}-${name}`]]),
    ) as ComparedOffer;
  return { ...state, a: offerOf('a'), b: offerOf('b') };
}

const LESS_THAN_A_DOLLAR = 100;

/** How far apart two amounts are: "$412", or "a few cents". */
export function differenceInWords(cents: Cents): string {
  const apart = Math.abs(cents);
  return apart < LESS_THAN_A_DOLLAR ? 'a few cents' : roundedMoney(apart);
}

function verdict({ a, b, months, milesPerYear, difference }: Comparison): string {
  const term = a.months === b.months ? `over ${months} months` : `for every ${months} months`;
  const isPlanOfBoth = milesPerYear === a.milesPerYear && milesPerYear === b.milesPerYear;
  const over = isPlanOfBoth ? term : `${term} at ${wholeNumber(milesPerYear)} miles a year`;
  if (difference === 0) return `Both offers cost the same ${over}.`;
  const cheaper = difference > 0 ? 'Offer B' : 'Offer A';
  return `${cheaper} costs ${differenceInWords(difference)} less ${over}.`;
}

/**
 * If the visitor gave only one offer, it says what that costs, because comparing it with our
 * example would mean nothing.
 *
 * @param given what the visitor gave
 */
export function comparisonSentence(
  comparison: Comparison,
  given: Partial<CompareOffersState>,
): string {
  const isGiven = (side: Side) => namesOfOffer(side).some((name) => Object.hasOwn(given, name));
  if (isGiven('a') === isGiven('b')) return verdict(comparison);
  const own = isGiven('a') ? 'a' : 'b';
  const [name, other] = own === 'a' ? ['Offer A', 'offer B'] : ['Offer B', 'offer A'];
  return `${name} costs ${roundedMoney(comparison[own].effectiveMonthly)} a month, everything counted. Type ${other}, too, to compare.`;
}

/** Says that the amount at signing is too small to contain the first payment. */
export const noFirstPayment = (dueAtSigning: Cents, months: number) =>
  `${money(dueAtSigning)} at signing can’t include the first payment, so all ${months} payments count.`;

function firstPaymentNote(name: string, offer: ComparedOffer): string[] {
  const { dueAtSigning, payment, months } = offer;
  if (!excludesFirstPayment(dueAtSigning, payment)) return [];
  return [`${name}: ${noFirstPayment(dueAtSigning, months)} If one is waived, subtract it.`];
}

/** What the table of two offers doesn't say. */
export function comparisonNotes({ a, b, months }: Comparison): string[] {
  const terms = `The terms differ. Each cost is spread evenly over its own term, and ${months} months of it count. Two offers with the same term compare better.`;
  return [
    ...(a.months === b.months ? [] : [terms]),
    ...firstPaymentNote('Offer A', a),
    ...firstPaymentNote('Offer B', b),
  ];
}
