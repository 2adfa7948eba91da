import type { CompareInputs, OfferInputs } from './compare';
import { type Fields, optional, type Tool } from './fields';
import {
  amountField,
  type Car,
  carFields,
  chargeField,
  milesField,
  noCar,
  planField,
  termField,
} from './offer-fields';

export type OfferName = 'a' | 'b';
type OfPair<Value> = { [Name in `${OfferName}-${keyof OfferInputs}`]: Value };

/** The comparison as one flat table of values, as forms and addresses have it. */
export type CompareState = OfPair<number> & Car & { milesDriven: number | null; charge: number | null };

function ofPair<Value>(a: Record<keyof OfferInputs, Value>, b: Record<keyof OfferInputs, Value>) {
  const named = (offer: OfferName, values: object) =>
    Object.entries(values).map(([name, value]) => [`${offer}-${name}`, value]);
  return Object.fromEntries([...named('a', a), ...named('b', b)]) as OfPair<Value>;
}

/** The parameters of each offer start with its name. */
const offerFields = (offer: OfferName): Fields<OfferInputs> => ({
  dueAtSigning: amountField(`${offer}-sign`, 'Due at signing', 150_000),
  monthly: amountField(`${offer}-pay`, 'Monthly payment', 10_000),
  months: termField(`${offer}-months`),
  milesPerYear: planField(`${offer}-miles`),
  endFees: amountField(`${offer}-end`, 'Fees at the end', 5000),
});

const plan = { months: 36, milesPerYear: 12_000, endFees: 39_500 };

export const compareTool: Tool<CompareState> = {
  id: 'compare-offers',
  fields: {
    ...ofPair(offerFields('a'), offerFields('b')),
    milesDriven: optional(milesField('drive', 'Miles you drive a year, if known', 100_000, 1000)),
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

/** @returns what `compareOffers` takes */
export function compareInputs(state: CompareState): CompareInputs {
  const offer = (name: OfferName): OfferInputs => ({
    dueAtSigning: state[`${name}-dueAtSigning`],
    monthly: state[`${name}-monthly`],
    months: state[`${name}-months`],
    milesPerYear: state[`${name}-milesPerYear`],
    endFees: state[`${name}-endFees`],
  });
  return { a: offer('a'), b: offer('b'), milesDriven: state.milesDriven, charge: state.charge };
}
