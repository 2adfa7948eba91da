import type { CompareInputs, OfferInputs } from './compare';
import { type Fields, optional, type Tool } from './fields';
import {
  amountField,
  type Car,
  carFields,
  carPriceField,
  chargeField,
  milesField,
  noCar,
  planField,
  termField,
} from './offer-fields';

export type OfferName = 'a' | 'b';
type Prefixed<Name extends OfferName, Values> = {
  [Key in keyof Values & string as `${Name}-${Key}`]: Values[Key];
};

/** The comparison as one flat table of values, as forms and addresses have it. */
export type CompareState = Prefixed<'a', OfferInputs> &
  Prefixed<'b', OfferInputs> &
  Car & { milesDriven: number | null; charge: number | null };

function prefixed<Name extends OfferName, Values extends object>(offer: Name, values: Values) {
  const entries = Object.entries(values).map(([key, value]) => [`${offer}-${key}`, value]);
  return Object.fromEntries(entries) as Prefixed<Name, Values>;
}

/** The parameters of each offer start with its name. */
const offerFields = (offer: OfferName): Fields<OfferInputs> => ({
  dueAtSigning: amountField(`${offer}-sign`, 'Due at signing', 150_000),
  monthly: amountField(`${offer}-pay`, 'Monthly payment', 10_000),
  months: termField(`${offer}-months`),
  milesPerYear: planField(`${offer}-miles`),
  endFees: amountField(`${offer}-end`, 'Fees at the end', 5000),
  sellingPrice: optional(carPriceField(`${offer}-price`, 'Selling price, if known')),
});

const plan = { months: 36, milesPerYear: 12_000, endFees: 39_500, sellingPrice: null };

export const compareTool: Tool<CompareState> = {
  id: 'compare-offers',
  fields: {
    ...prefixed('a', offerFields('a')),
    ...prefixed('b', offerFields('b')),
    milesDriven: optional(milesField('drive', 'Miles you drive a year, if known', 100_000, 1000)),
    charge: chargeField('charge'),
    ...carFields,
  },
  /** A low payment with cash up front against little up front. */
  example: () => ({
    ...prefixed('a', { dueAtSigning: 349_900, monthly: 32_900, ...plan }),
    ...prefixed('b', { dueAtSigning: 59_900, monthly: 40_900, ...plan }),
    milesDriven: null,
    charge: null,
    ...noCar,
  }),
};

function offerOf(state: CompareState, offer: OfferName): OfferInputs {
  return {
    dueAtSigning: state[`${offer}-dueAtSigning`],
    monthly: state[`${offer}-monthly`],
    months: state[`${offer}-months`],
    milesPerYear: state[`${offer}-milesPerYear`],
    endFees: state[`${offer}-endFees`],
    sellingPrice: state[`${offer}-sellingPrice`],
  };
}

/** @returns what `compareOffers` takes */
export function compareInputs(state: CompareState): CompareInputs {
  return {
    a: offerOf(state, 'a'),
    b: offerOf(state, 'b'),
    milesDriven: state.milesDriven,
    charge: state.charge,
  };
}
