import { roundedMoney, wholeNumber } from '@/lib/format/numbers';
import {
  type ComparedMiles,
  type ComparedOffer,
  type Comparison,
  compareOffers,
} from '@/lib/leasing/arithmetic/comparison';
import { excludesFirstPayment } from '@/lib/leasing/arithmetic/payment';
import {
  carFields,
  chargePerExtraMileField,
  milesPerYearField,
  monthsField,
  noCar,
  type TypedCar,
} from './shared-fields';
import { differenceInWords, noFirstPayment } from './shared-sentences';
import type { Tool } from './tool-state';

type Side = 'a' | 'b';

/** The comparison in one flat object, like forms and URLs. */
export type CompareOffersValues = Record<`${Side}-${keyof ComparedOffer}`, number> &
  ComparedMiles &
  TypedCar;

const askedAtSigning = {
  type: 'money',
  label: 'Due at signing',
  max: 150_000,
  hint: 'With the first payment in it',
} as const;

const payment = { type: 'money', label: 'Monthly payment', max: 10_000 } as const;

const endFees = {
  type: 'money',
  label: 'Fees at the end',
  max: 5000,
  hint: 'Such as the disposition fee',
} as const;

/** In the order in which they're shown. */
export const comparedOfferFields = {
  a: {
    'a-askedAtSigning': { ...askedAtSigning, parameter: 'a-sign' },
    'a-payment': { ...payment, parameter: 'a-pay' },
    'a-months': { ...monthsField, parameter: 'a-months' },
    'a-milesPerYear': { ...milesPerYearField, parameter: 'a-miles' },
    'a-endFees': { ...endFees, parameter: 'a-end' },
  },
  b: {
    'b-askedAtSigning': { ...askedAtSigning, parameter: 'b-sign' },
    'b-payment': { ...payment, parameter: 'b-pay' },
    'b-months': { ...monthsField, parameter: 'b-months' },
    'b-milesPerYear': { ...milesPerYearField, parameter: 'b-miles' },
    'b-endFees': { ...endFees, parameter: 'b-end' },
  },
} as const;

export const comparedMilesFields = {
  milesDriven: {
    type: 'miles',
    label: 'Miles you drive a year',
    parameter: 'drive',
    min: 1000,
    max: 100_000,
    hint: 'If you know them',
  },
  chargePerExtraMile: chargePerExtraMileField,
} as const;

/** The offers are alike, but one has more due at signing. */
const example: CompareOffersValues = {
  'a-askedAtSigning': 349_900,
  'a-payment': 32_900,
  'a-months': 36,
  'a-milesPerYear': 12_000,
  'a-endFees': 39_500,
  'b-askedAtSigning': 59_900,
  'b-payment': 40_900,
  'b-months': 36,
  'b-milesPerYear': 12_000,
  'b-endFees': 39_500,
  milesDriven: null,
  chargePerExtraMile: null,
  ...noCar,
};

export const compareOffersTool: Tool<CompareOffersValues> = {
  id: 'compare-offers',
  title: 'Offer comparison',
  fields: {
    ...comparedOfferFields.a,
    ...comparedOfferFields.b,
    ...comparedMilesFields,
    ...carFields,
  },
  example: () => example,
};

function offerOf(values: CompareOffersValues, side: Side): ComparedOffer {
  return {
    askedAtSigning: values[`${side}-askedAtSigning`],
    payment: values[`${side}-payment`],
    months: values[`${side}-months`],
    milesPerYear: values[`${side}-milesPerYear`],
    endFees: values[`${side}-endFees`],
  };
}

export function comparisonOf(values: CompareOffersValues): Comparison {
  return compareOffers(offerOf(values, 'a'), offerOf(values, 'b'), values);
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
export function comparisonSentence(comparison: Comparison, given: object): string {
  const isGiven = (side: Side) =>
    Object.keys(comparedOfferFields[side]).some((name) => Object.hasOwn(given, name));
  if (isGiven('a') === isGiven('b')) return verdict(comparison);
  const own = isGiven('a') ? 'a' : 'b';
  const [name, other] = own === 'a' ? ['Offer A', 'offer B'] : ['Offer B', 'offer A'];
  return `${name} costs ${roundedMoney(comparison[own].effectiveMonthly)} a month, everything counted. Type ${other}, too, to compare.`;
}

function firstPaymentNote(name: string, offer: ComparedOffer): string[] {
  const { askedAtSigning, payment, months } = offer;
  if (!excludesFirstPayment(askedAtSigning, payment)) return [];
  return [`${name}: ${noFirstPayment(askedAtSigning, months)} If one is waived, subtract it.`];
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
