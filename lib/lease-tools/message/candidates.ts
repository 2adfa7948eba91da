import type { Candidate, Kind, WrittenNumber } from './reading';
import { entryOf, type Meaning } from './vocabulary';

/** Miles a year that are written as "10". */
const THOUSANDS = [7.5, 10, 12, 15, 18, 20];

/** What a number is as each kind; NaN where it isn't written like that. */
const readers: Record<Kind, (number: WrittenNumber, meaning: Meaning) => number> = {
  money: ({ value, unit, text }, meaning) => {
    if (unit === '%' || (/\.\d{3}/.test(text) && meaning !== 'excessMile')) return Number.NaN;
    return unit === '¢' || (meaning === 'excessMile' && unit === null && value >= 5) ? value / 100 : value;
  },
  percent: ({ value, unit }, meaning) => {
    if (unit !== '%' && unit !== null) return Number.NaN;
    return meaning === 'residual' && unit === null && value < 1 ? Math.round(value * 1e5) / 1e3 : value;
  },
  factor: ({ value, unit, text }) =>
    unit === null && value < 0.1 ? value : unit === null && /^\d{3,5}$/.test(text) ? value / 1e5 : Number.NaN,
  months: ({ value, unit }) => (unit === null && value % 1 === 0 && value <= 84 ? value : Number.NaN),
  miles: ({ value, unit }) =>
    unit !== null && unit !== 'k' ? Number.NaN : THOUSANDS.includes(value) ? value * 1000 : value,
};
/** Terms and plans are multiples of these. */
const STEPS: Partial<Record<Meaning, number>> = { months: 3, milesPerYear: 500 };

/** @returns whether leases have such a value */
export function isUsual({ meaning, kind, value }: Candidate): boolean {
  const [min, max] = entryOf(meaning).ranges[kind] ?? [1, 0];
  const isZero = value === 0 && kind === 'money' && min < 5000 && meaning !== 'monthly';
  return isZero || (value >= min && value <= max && value % (STEPS[meaning] ?? value) === 0);
}

/** @returns what a number can be as these meanings, those that leases have first */
export function candidatesFor(number: WrittenNumber, names: readonly Meaning[]): Candidate[] {
  const all = [...new Set(names)].flatMap((meaning) =>
    (Object.keys(entryOf(meaning).ranges) as Kind[]).map((kind) => ({
      meaning,
      kind,
      value: readers[kind](number, meaning),
    })),
  );
  const possible = all.filter(({ value }) => !Number.isNaN(value));
  return possible.sort((a, b) => Number(isUsual(b)) - Number(isUsual(a)));
}
