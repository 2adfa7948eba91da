import type { ComparedOffer, CompareInputs } from '@/lib/leasing/arithmetic/compare';
import { CAR_PRICE, type OfferReading, taxLeftOut } from '@/lib/leasing/arithmetic/dealer-offer';
import {
  type Car,
  carFields,
  chargePerExtraMile,
  type Field,
  type Fields,
  milesAYear,
  noCar,
  term,
} from './fields';
import type { LeaseState } from './lease-fields';
import { linkWith, type Tool } from './tool';

const STICKER = 'Sticker price (MSRP)';

/** Which of the two offers. */
export type Side = 'a' | 'b';

type OfOffer = keyof ComparedOffer;

/** Values of both offers, each with its side before its name: "a-monthly". */
type OfBoth<Value> = { [Name in `${Side}-${OfOffer}`]: Value };
type Stickers<Value> = { [Name in `${Side}-msrp`]: Value };

/** The comparison as one flat table of values, as forms and addresses have it. */
export type CompareState = OfBoth<number> &
  Stickers<number | null> &
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

function stickerField(side: Side): Field {
  const group = `Offer ${side.toUpperCase()}`;
  const parameter = `${side}-msrp`;
  return { kind: 'money', label: STICKER, group, parameter, ...CAR_PRICE, optional: true };
}

const examplePlan = { months: 36, milesPerYear: 12_000, endFees: 39_500 };
const lowPayment = { dueAtSigning: 349_900, monthly: 32_900, ...examplePlan };
const littleAtSigning = { dueAtSigning: 59_900, monthly: 40_900, ...examplePlan };

export const compareTool: Tool<CompareState> = {
  id: 'compare-offers',
  place: 'compare_offers',
  fields: {
    ...ofBoth(offerFields('a'), offerFields('b')),
    'a-msrp': stickerField('a'),
    'b-msrp': stickerField('b'),
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
    'a-msrp': null,
    'b-msrp': null,
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

/**
 * @param guide the path of the guide with the comparison
 * @returns a link that fills in offer A of the comparison; null without a payment
 */
export function asOfferA(offer: LeaseState, reading: OfferReading, guide: string): string | null {
  const lease = 'lease' in reading ? reading.lease : null;
  const monthly = lease?.billed ?? offer.monthly;
  if (monthly === null) return null;
  const asked = offer.dueAtSigning === null ? null : offer.dueAtSigning + taxLeftOut(offer);
  const dueAtSigning = lease?.dueAtSigning.total ?? asked;
  const { make, model, msrp } = offer;
  const given = {
    'a-monthly': monthly,
    'a-months': offer.months,
    'a-milesPerYear': offer.milesPerYear,
    'a-endFees': offer.dispositionFee,
    ...(dueAtSigning !== null && { 'a-dueAtSigning': dueAtSigning }),
    ...(msrp !== null && { 'a-msrp': msrp }),
    ...(make && { make }),
    ...(model && { model }),
  };
  return linkWith(compareTool, given, guide);
}
