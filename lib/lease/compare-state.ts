import type { CompareInputs, OfferInputs } from './compare';
import { type Field, numberField, optional } from './fields';
import * as limits from './limits';
import { type Fields, queryFromState, stateFromQuery } from './query';

/** The fields of one offer; its parameters start with "a-" or "b-". */
function offerFields(prefix: 'a' | 'b'): Fields<OfferInputs> {
  const field = (name: string, rest: Parameters<typeof numberField>[1]) =>
    numberField(`${prefix}-${name}`, rest);
  return {
    dueAtSigning: field('sign', { label: 'Due at signing', ...limits.upTo(150_000) }),
    monthly: field('pay', { label: 'Monthly payment', ...limits.upTo(10_000) }),
    months: field('months', limits.term),
    milesPerYear: field('miles', limits.plan),
    endFees: field('end', { label: 'Fees at the end', ...limits.upTo(5000) }),
    sellingPrice: optional(field('price', { label: 'Selling price, if known', ...limits.carPrice })),
  };
}

const milesDriven: Field<number | null> = optional(
  numberField('drive', { label: 'Miles you drive a year, if known', ...limits.milesUpTo(1000, 100_000) }),
);

export const compareFields = { a: offerFields('a'), b: offerFields('b'), own: { milesDriven } };

/** What the comparison shows first: a low payment with cash up front against little up front. */
export const compareExample: CompareInputs = {
  a: {
    dueAtSigning: 349_900,
    monthly: 32_900,
    months: 36,
    milesPerYear: 12_000,
    endFees: 39_500,
    sellingPrice: null,
  },
  b: {
    dueAtSigning: 59_900,
    monthly: 40_900,
    months: 36,
    milesPerYear: 12_000,
    endFees: 39_500,
    sellingPrice: null,
  },
  milesDriven: null,
};

/** `stateFromQuery` for both offers. */
export function compareFromQuery(query: URLSearchParams): { state: CompareInputs; unusable: string[] } {
  const a = stateFromQuery(compareFields.a, compareExample.a, query);
  const b = stateFromQuery(compareFields.b, compareExample.b, query);
  const own = stateFromQuery(compareFields.own, { milesDriven: compareExample.milesDriven }, query);
  return {
    state: { a: a.state, b: b.state, ...own.state },
    unusable: [...a.unusable, ...b.unusable, ...own.unusable],
  };
}

/** `queryFromState` for both offers. */
export function queryFromCompare(state: CompareInputs, query = new URLSearchParams()): URLSearchParams {
  const withA = queryFromState(compareFields.a, compareExample.a, state.a, query);
  const withB = queryFromState(compareFields.b, compareExample.b, state.b, withA);
  const { milesDriven: example } = compareExample;
  return queryFromState(
    compareFields.own,
    { milesDriven: example },
    { milesDriven: state.milesDriven },
    withB,
  );
}
