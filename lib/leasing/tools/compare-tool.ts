import type { ComparedOffer, CompareInputs } from '@/lib/leasing/arithmetic/compare';
import {
  carFields,
  chargePerExtraMile,
  type Fields,
  milesAYear,
  noCar,
  type TypedCar,
  term,
} from './fields';
import { leaseFields } from './lease-fields';
import type { Tool } from './tool';

export type Side = 'a' | 'b';

/** The values of an offer, each with its side before its name: "a-monthly". */
type OfSide<S extends Side> = {
  [Name in keyof ComparedOffer as `${S}-${Name}`]: ComparedOffer[Name];
};

/** The comparison as one flat table of values, as forms and addresses have it. */
export type CompareState = OfSide<'a'> &
  OfSide<'b'> &
  TypedCar & { milesDriven: number | null; charge: number | null };

function ofSide<S extends Side, T extends Record<keyof ComparedOffer, unknown>>(
  side: S,
  values: T,
) {
  const named = Object.entries(values).map(([name, value]) => [`${side}-${name}`, value]);
  return Object.fromEntries(named) as { [Name in keyof T & string as `${S}-${Name}`]: T[Name] };
}

/** The parameters of each offer start with its side. */
function offerFields<S extends Side>(side: S) {
  const money = { kind: 'money', group: `Offer ${side.toUpperCase()}` } as const;
  const { group } = money;
  const fields: Fields<ComparedOffer> = {
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
    msrp: { ...leaseFields.msrp, group, parameter: `${side}-msrp`, hint: 'For the 1% rule' },
  };
  return ofSide(side, fields);
}

/** Two plans alike, one with more at signing. */
const example = {
  a: { dueAtSigning: 349_900, monthly: 32_900 },
  b: { dueAtSigning: 59_900, monthly: 40_900 },
};
const examplePlan = { months: 36, milesPerYear: 12_000, endFees: 39_500, msrp: null };

export const compareTool: Tool<CompareState> = {
  id: 'compare-offers',
  place: 'compare_offers',
  fields: {
    ...offerFields('a'),
    ...offerFields('b'),
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
    ...ofSide('a', { ...example.a, ...examplePlan }),
    ...ofSide('b', { ...example.b, ...examplePlan }),
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
    msrp: state[`${side}-msrp`],
  });
  return { a: offer('a'), b: offer('b'), milesDriven: state.milesDriven, charge: state.charge };
}
