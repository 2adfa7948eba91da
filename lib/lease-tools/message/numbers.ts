import type { Candidate, Kind, WrittenNumber } from './reading';
import { entryOf, type Meaning } from './vocabulary';

/** Terms and miles a year that are offered. */
export const TERMS = [24, 27, 30, 33, 36, 39, 42, 48];
export const MILES = [7500, 10_000, 12_000, 15_000, 18_000, 20_000];

/** What a number is as each kind; undefined where it isn't written like that. */
const readers: Record<Kind, (number: WrittenNumber, meaning: Meaning) => number | undefined> = {
  money: ({ value, unit, text }, meaning) => {
    if (unit === '%' || (/\.\d{3}/.test(text) && meaning !== 'excessMile')) return undefined;
    const isCents = unit === '¢' || (meaning === 'excessMile' && unit === null && value >= 5);
    return isCents ? value / 100 : value;
  },
  percent: ({ value, unit }, meaning) => {
    if (unit !== '%' && unit !== null) return undefined;
    return meaning === 'residual' && unit === null && value < 1 ? Math.round(value * 1e5) / 1e3 : value;
  },
  factor: ({ value, unit, text }) => {
    if (unit !== null || (value >= 0.1 && !/^\d{3,5}$/.test(text))) return undefined;
    return value < 0.1 ? value : value / 1e5;
  },
  months: ({ value, unit }) => (unit !== null || value % 1 || value > 84 ? undefined : value),
  miles: ({ value, unit }) =>
    unit === null || unit === 'k' ? (MILES.includes(value * 1000) ? value * 1000 : value) : undefined,
};

/** @returns whether leases have such a value */
export function isUsual({ meaning, kind, value }: Candidate): boolean {
  const [min, max] = entryOf(meaning).ranges[kind] ?? [1, 0];
  const isZero = value === 0 && kind === 'money' && min < 5000 && meaning !== 'monthly';
  return (
    isZero ||
    (value >= min &&
      value <= max &&
      (meaning !== 'months' || value % 3 === 0) &&
      (meaning !== 'milesPerYear' || value % 500 === 0))
  );
}

/** @returns what a number can be as these meanings, those that leases have first */
export function candidatesFor(number: WrittenNumber, wanted: readonly Meaning[]): Candidate[] {
  const all = wanted.flatMap((meaning) =>
    (Object.keys(entryOf(meaning).ranges) as Kind[]).flatMap((kind) => {
      const value = readers[kind](number, meaning);
      return value === undefined ? [] : [{ meaning, kind, value }];
    }),
  );
  return all.sort((a, b) => Number(isUsual(b)) - Number(isUsual(a)));
}
