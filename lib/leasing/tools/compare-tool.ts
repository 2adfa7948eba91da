import type { ComparedOffer, CompareInputs } from '@/lib/leasing/arithmetic/compare';
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
import type { Tool } from './tool';

/** Which of the two offers. */
export type Side = 'a' | 'b';

/** The values of both offers, each with its side before its name: "a-monthly". */
type OfBoth<Values> = {
  [Name in `${Side}-${keyof Values & string}`]: Name extends `${Side}-${infer Own extends keyof Values & string}`
    ? Values[Own]
    : never;
};

/** The comparison as one flat table of values, as forms and addresses have it. */
export type CompareState = OfBoth<ComparedOffer> &
  Car & { milesDriven: number | null; charge: number | null };

function ofBoth<Values extends object>(a: Values, b: Values): OfBoth<Values> {
  const named = (side: Side, values: Values) =>
    Object.entries(values).map(([name, value]) => [`${side}-${name}`, value]);
  return Object.fromEntries([...named('a', a), ...named('b', b)]);
}

/** The parameters of each offer start with its side. */
function offerFields(side: Side): Fields<ComparedOffer> {
  const group = `Offer ${side.toUpperCase()}`;
  const dueAtSigning = amountField({
    parameter: `${side}-sign`,
    label: 'Due at signing',
    max: 150_000,
  });
  const endFees = amountField({ parameter: `${side}-end`, label: 'Fees at the end', max: 5000 });
  const monthly = amountField({
    parameter: `${side}-pay`,
    label: 'Monthly payment',
    max: 10_000,
  });
  return {
    dueAtSigning: { ...dueAtSigning, group, hint: 'With the first payment in it' },
    monthly: { ...monthly, group },
    months: { ...termField(`${side}-months`), group },
    milesPerYear: { ...planField(`${side}-miles`), group },
    endFees: { ...endFees, group, hint: 'Such as the disposition fee' },
  };
}

const milesDriven = numberField({
  parameter: 'drive',
  label: 'Miles you drive a year',
  kind: 'miles',
  min: 1000,
  max: 100_000,
});

const examplePlan = { months: 36, milesPerYear: 12_000, endFees: 39_500 };
const lowPayment = { dueAtSigning: 349_900, monthly: 32_900, ...examplePlan };
const littleAtSigning = { dueAtSigning: 59_900, monthly: 40_900, ...examplePlan };

export const compareTool: Tool<CompareState> = {
  id: 'compare-offers',
  place: 'compare_offers',
  fields: {
    ...ofBoth(offerFields('a'), offerFields('b')),
    milesDriven: { ...optional(milesDriven), hint: 'If you know them' },
    charge: chargeField('charge'),
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
