import { stateFees } from '@/content/rates';
import { money } from '@/lib/format/numbers';
import { documentationFee, exampleFees, registrationFees } from '@/lib/leasing/arithmetic/fees';
import { belowResidual, grossCapCostBreakdown } from '@/lib/leasing/arithmetic/lease';
import type { HowTaxIsPaid, Offer, PaidWhen } from '@/lib/leasing/arithmetic/offer';
import { CAR_PRICE } from './field';
import {
  carFields,
  milesPerYearField,
  monthsField,
  noCar,
  residenceField,
  type TypedCar,
} from './shared-fields';
import type { Tool } from './tool-state';

/** New Jersey's fees depend on it. */
type Fuel = 'gas' | 'electric';

export type LeaseCalculatorValues = Offer & TypedCar & { fuel: Fuel };

const paidWhenLabels: Record<PaidWhen, string> = {
  signing: 'Paid at signing',
  payment: 'In the payment',
};

const howTaxIsPaidLabels: Record<HowTaxIsPaid, string> = {
  ...paidWhenLabels,
  extra: 'Not included',
};

const fuelLabels: Record<Fuel, string> = { gas: 'Gas or hybrid', electric: 'Electric' };

const { luxuryPercent, luxuryMpg, luxuryExemptMpg } = stateFees.nj;

/** The order is a worksheet's: what the dealer wrote, what's behind it, the visitor's residence. */
export const worksheetFields = {
  payment: {
    type: 'money',
    label: 'Monthly payment',
    parameter: 'pay',
    min: 50,
    max: 10_000,
    hint: '“Monthly payment” on the dealer’s worksheet',
  },
  howTaxIsPaid: {
    type: 'choice',
    label: 'Sales tax is',
    parameter: 'taxpaid',
    options: howTaxIsPaidLabels,
    hint: 'Look for “plus tax” beside the payment, or ask',
  },
  askedAtSigning: {
    type: 'money',
    label: 'Due at signing',
    parameter: 'due',
    max: 150_000,
    hint: 'Also “drive-off”: the whole sum, first payment included',
  },
  months: { ...monthsField, hint: '“Term” or “lease term”' },
  milesPerYear: { ...milesPerYearField, hint: '“Annual mileage” or “miles per year”' },
  msrp: {
    type: 'money',
    label: 'Sticker price (MSRP)',
    parameter: 'msrp',
    ...CAR_PRICE,
    hint: 'The total on the car’s window sticker',
  },
  sellingPrice: {
    type: 'money',
    label: 'Selling price',
    parameter: 'price',
    ...CAR_PRICE,
    hint: 'Also “agreed-upon value”: before fees and rebates',
  },
  residual: {
    type: 'residual',
    label: 'Residual',
    parameter: 'rv',
    hint: 'A percentage or dollars, also “lease-end value”: any dealer of the make can tell you',
  },
  rate: {
    type: 'rate',
    label: 'Money factor or rate',
    parameter: 'mf',
    hint: 'Such as 0.0021 or 5%: ask the dealer, or see Edmunds’ forums',
  },
  residence: residenceField,
  countyPercent: {
    type: 'percent',
    label: 'Your county’s sales tax',
    parameter: 'county',
    min: 4,
    max: 10,
  },
  fuel: {
    type: 'choice',
    label: 'The car is',
    parameter: 'fuel',
    options: fuelLabels,
    hint: `New Jersey’s ${luxuryPercent}% fee can differ under ${luxuryMpg} mpg, or from ${luxuryExemptMpg}`,
  },
} as const;

const fee = { type: 'money', max: 5000 } as const;

export const feesAndCashFields = {
  acquisitionFee: { ...fee, label: 'Acquisition fee', parameter: 'acq' },
  acquisitionFeePaidWhen: {
    type: 'choice',
    label: 'Acquisition fee is',
    parameter: 'acqpaid',
    options: paidWhenLabels,
  },
  documentationFee: { ...fee, label: 'Documentation fee', parameter: 'fee', max: 10_000 },
  documentationFeePaidWhen: {
    type: 'choice',
    label: 'Documentation fee is',
    parameter: 'feepaid',
    options: paidWhenLabels,
  },
  registration: { ...fee, label: 'Title, registration, and plates', parameter: 'reg' },
  dispositionFee: { ...fee, label: 'Disposition fee', parameter: 'disp' },
  cashDown: {
    type: 'money',
    label: 'Cash down',
    parameter: 'cash',
    max: 100_000,
    hint: 'If empty: what’s left at signing',
  },
  rebates: { type: 'money', label: 'Rebates', parameter: 'rebate', max: 50_000 },
  tradeIn: {
    type: 'money',
    label: 'Trade-in',
    parameter: 'trade',
    max: 200_000,
    hint: 'A car you own, minus any loan on it',
  },
} as const;

/** The car until the visitor gives a dealer's payment. */
const exampleCar = {
  msrp: 4_500_000,
  sellingPrice: 4_200_000,
  residual: { unit: 'percent', value: 60 },
  rate: { unit: 'money-factor', value: 0.002 },
} as const;

/** With a dealer's payment we assume nothing: the example's numbers belong to another car. */
const unknownCar = {
  msrp: null,
  sellingPrice: null,
  residual: null,
  rate: null,
};

function example(given: Partial<LeaseCalculatorValues>): LeaseCalculatorValues {
  const { residence = 'nyc', payment = null, askedAtSigning = null } = given;
  const isWholeOffer = payment !== null && askedAtSigning !== null;
  const values = {
    ...(payment === null ? exampleCar : unknownCar),
    ...noCar,
    payment,
    howTaxIsPaid: 'signing',
    askedAtSigning,
    months: 36,
    milesPerYear: 12_000,
    residence,
    countyPercent: 8.375,
    fuel: 'gas',
    acquisitionFee: exampleFees.acquisition,
    acquisitionFeePaidWhen: 'payment',
    documentationFee: documentationFee(residence),
    documentationFeePaidWhen: 'signing',
    dispositionFee: exampleFees.disposition,
    cashDown: isWholeOffer ? null : 0,
    rebates: 0,
    tradeIn: 0,
  } as const;
  const known = { ...values, registration: 0, ...given };
  const grossCapCost = known.sellingPrice === null ? 0 : grossCapCostBreakdown(known).total;
  const isElectric = known.fuel === 'electric';
  return { ...values, registration: registrationFees({ ...known, grossCapCost, isElectric }) };
}

function problem(values: LeaseCalculatorValues) {
  const found = belowResidual(values);
  if (found === null) return null;
  const message = `After everything taken off, the car would start at ${money(found.adjustedCapCost)}, less than its residual of ${money(found.residual)}. Check the price, the cash down, and the residual.`;
  return { field: 'sellingPrice', message } as const;
}

export const leaseCalculatorTool: Tool<LeaseCalculatorValues> = {
  id: 'lease-calculator',
  title: 'Lease calculator',
  fields: { ...worksheetFields, ...feesAndCashFields, ...carFields },
  example,
  problem,
};
