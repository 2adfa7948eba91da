import { money } from '@/lib/format/format';
import { documentationFees, registrationFees } from '@/lib/leasing/arithmetic/fees';
import { belowResidual, grossCapCostBill } from '@/lib/leasing/arithmetic/lease';
import { noCar } from './fields';
import { type LeaseState, leaseFields } from './lease-fields';
import type { Tool } from './tool';

/** An unnamed car in New York City. */
const exampleCar = {
  msrp: 4_500_000,
  sellingPrice: 4_200_000,
  residual: { kind: 'percent', value: 60 },
  rate: { kind: 'money-factor', value: 0.002 },
} as const;

/** Taken beside a dealer's payment: the numbers of the example's car would be another car's. */
const unknownCar = {
  msrp: null,
  sellingPrice: null,
  residual: null,
  rate: null,
};

/** The example's fees follow the residence. */
function example(given: Partial<LeaseState>): LeaseState {
  const { residence = 'nyc', monthly = null, dueAtSigning = null } = given;
  const isWholeOffer = monthly !== null && dueAtSigning !== null;
  const values = {
    ...(monthly === null ? exampleCar : unknownCar),
    ...noCar,
    monthly,
    taxPaid: 'signing',
    dueAtSigning,
    months: 36,
    milesPerYear: 12_000,
    residence,
    countyPercent: 8.375,
    fuel: 'gas',
    acquisitionFee: 69_500,
    acquisitionFeePaid: 'payment',
    dealerFee: documentationFees[residence],
    dealerFeePaid: 'signing',
    dispositionFee: 39_500,
    cashDown: isWholeOffer ? null : 0,
    rebates: 0,
    tradeIn: 0,
    rest: 'open',
  } as const;
  const known = { ...values, ...given };
  const grossCapCost = known.sellingPrice === null ? null : grossCapCostBill(known).total;
  return { ...values, registration: registrationFees({ ...known, grossCapCost }) };
}

/** A car that starts below its residual is no lease. */
function problem(values: LeaseState) {
  const found = belowResidual(values);
  if (found === null) return null;
  const message = `After everything taken off, the car would start at ${money(found.adjustedCapCost)}, less than its residual of ${money(found.residual)}. Check the price, the cash down, and the residual.`;
  return { field: 'sellingPrice', message } as const;
}

export const leaseTool: Tool<LeaseState> = {
  id: 'lease-calculator',
  place: 'lease_calculator',
  fields: leaseFields,
  example,
  problem,
  shownExamples: ({ monthly }) => (monthly ? ['months', 'milesPerYear'] : []),
  acceptsExample: ({ rest }) => rest === 'same',
};
