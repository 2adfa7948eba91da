import { type Car, carFields, noCar } from './car';
import type { CompareInputs, OfferInputs } from './compare';
import { numberField, optional } from './fields';
import * as limits from './limits';
import type { Fields } from './query';
import type { Tool } from './tool-state';

export type OfferName = 'a' | 'b';
type Of<Name extends OfferName> = { [Key in keyof OfferInputs as `${Name}-${Key}`]: OfferInputs[Key] };

/** The comparison as one flat table of values, as forms and addresses have it. */
export type CompareState = Of<'a'> & Of<'b'> & Car & { milesDriven: number | null };

/** The parameters of each offer start with its name. */
const field = (parameter: string, rest: Parameters<typeof numberField>[1]) => (offer: OfferName) =>
  numberField(`${offer}-${parameter}`, rest);
const dueAtSigning = field('sign', { label: 'Due at signing', ...limits.upTo(150_000) });
const monthly = field('pay', { label: 'Monthly payment', ...limits.upTo(10_000) });
const months = field('months', limits.term);
const milesPerYear = field('miles', limits.plan);
const endFees = field('end', { label: 'Fees at the end', ...limits.upTo(5000) });
const sellingPrice = field('price', { label: 'Selling price, if known', ...limits.carPrice });

export const compareFields: Fields<CompareState> = {
  'a-dueAtSigning': dueAtSigning('a'),
  'a-monthly': monthly('a'),
  'a-months': months('a'),
  'a-milesPerYear': milesPerYear('a'),
  'a-endFees': endFees('a'),
  'a-sellingPrice': optional(sellingPrice('a')),
  'b-dueAtSigning': dueAtSigning('b'),
  'b-monthly': monthly('b'),
  'b-months': months('b'),
  'b-milesPerYear': milesPerYear('b'),
  'b-endFees': endFees('b'),
  'b-sellingPrice': optional(sellingPrice('b')),
  milesDriven: optional(
    numberField('drive', { label: 'Miles you drive a year, if known', ...limits.milesUpTo(1000, 100_000) }),
  ),
  ...carFields,
};

/** What the comparison shows first: a low payment with cash up front against little up front. */
export const compareExample: CompareState = {
  'a-dueAtSigning': 349_900,
  'a-monthly': 32_900,
  'a-months': 36,
  'a-milesPerYear': 12_000,
  'a-endFees': 39_500,
  'a-sellingPrice': null,
  'b-dueAtSigning': 59_900,
  'b-monthly': 40_900,
  'b-months': 36,
  'b-milesPerYear': 12_000,
  'b-endFees': 39_500,
  'b-sellingPrice': null,
  milesDriven: null,
  ...noCar,
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
  return { a: offerOf(state, 'a'), b: offerOf(state, 'b'), milesDriven: state.milesDriven };
}

export const compareTool: Tool<CompareState> = { fields: compareFields, example: compareExample };
