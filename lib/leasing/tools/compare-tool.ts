import type { ComparedOffer, CompareInputs } from '@/lib/leasing/arithmetic/compare';
import {
  type Car,
  carFields,
  chargePerExtraMile,
  type Fields,
  milesAYear,
  noCar,
  term,
} from './fields';
import type { Tool } from './tool';

/** Which of the two offers. */
export type Side = 'a' | 'b';

type OfOffer = keyof ComparedOffer;

/** Values of both offers, each with its side before its name: "a-monthly". */
type OfBoth<Value> = { [Name in `${Side}-${OfOffer}`]: Value };

/** The comparison as one flat table of values, as forms and addresses have it. */
export type CompareState = OfBoth<number> &
  Car & { milesDriven: number | null; charge: number | null };

function ofBoth<Value>(a: Record<OfOffer, Value>, b: Record<OfOffer, Value>): OfBoth<Value> {
  const named = (side: Side, values: Record<OfOffer, Value>) =>
    Object.entries(values).map(([name, value]) => [`${side}-${name}`, value]);
  return Object.fromEntries([...named('a', a), ...named('b', b)]);
}

/** The parameters of each offer start with its side. */
function offerFields(side: Side): Fields<ComparedOffer> {
  const money = { kind: 'money', group: `Offer ${side.toUpperCase()}` } as const;
  const { group } = money;
  return {
    dueAtSigning: {
      ...money,
      label: 'Due at signing',
      parameter: `${side}-sign`,
      max: 150_000,
      hint: 'With the first payment in it',
    },
    monthly: { ...money, label: 'Monthly payment', parameter: `${side}-pay`, max: 10_000 },
    months: { ...term, group, parameter: `${side}-months` },
    milesPerYear: { ...milesAYear, group, parameter: `${side}-miles` },
    endFees: {
      ...money,
      label: 'Fees at the end',
      parameter: `${side}-end`,
      max: 5000,
      hint: 'Such as the disposition fee',
    },
  };
}

const examplePlan = { months: 36, milesPerYear: 12_000, endFees: 39_500 };
const lowPayment = { dueAtSigning: 349_900, monthly: 32_900, ...examplePlan };
const littleAtSigning = { dueAtSigning: 59_900, monthly: 40_900, ...examplePlan };

export const compareTool: Tool<CompareState> = {
  id: 'compare-offers',
  place: 'compare_offers',
  fields: {
    ...ofBoth(offerFields('a'), offerFields('b')),
    milesDriven: {
      kind: 'miles',
      label: 'Miles you drive a year',
      parameter: 'drive',
      min: 1000,
      max: 100_000,
      optional: true,
      hint: 'If you know them',
    },
    charge: { ...chargePerExtraMile, parameter: 'charge' },
    ...carFields,
  },
  example: () => ({
    ...ofBoth(lowPayment, littleAtSigning),
    milesDriven: null,
    charge: null,
    ...noCar,
  }),
};

export function compareInputs(state: CompareState): CompareInputs {
  const offer = (side: Side): ComparedOffer => ({
    dueAtSigning: state[`${side}-dueAtSigning`],
    monthly: state[`${side}-monthly`],
    months: state[`${side}-months`],
    milesPerYear: state[`${side}-milesPerYear`],
    endFees: state[`${side}-endFees`],
  });
  return { a: offer('a'), b: offer('b'), milesDriven: state.milesDriven, charge: state.charge };
}
