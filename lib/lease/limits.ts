/*
 * What fields accept: everything that a real lease has, and no more, so that a typing mistake is found where it's made.
 * Amounts in dollars. Each has the reason that the visitor reads.
 */

const MISTYPED = 'Anything else is probably a typing mistake.';

export const carPrice = { kind: 'money', min: 5000, max: 500_000, reason: MISTYPED } as const;

/** An amount that may be zero. */
export function upTo(max: number) {
  return { kind: 'money', min: 0, max, reason: MISTYPED } as const;
}

export const term = {
  label: 'Term',
  kind: 'months',
  min: 24,
  max: 60,
  reason: 'Leases rarely run shorter or longer.',
} as const;

export const plan = {
  label: 'Miles a year',
  kind: 'miles',
  min: 5000,
  max: 50_000,
  reason: 'Plans start at 5,000 miles a year, and few drivers pass 50,000.',
} as const;

export function milesUpTo(min: number, max: number) {
  return { kind: 'miles', min, max, reason: MISTYPED } as const;
}

export const countyPercent = {
  kind: 'percent',
  min: 4,
  max: 10,
  reason: 'The state alone takes 4%, and no county comes to 10%.',
} as const;

/** In percent of MSRP. */
export const residualPercent = {
  min: 20,
  max: 90,
  reason: 'No lessor expects a car to lose nearly everything, or nearly nothing.',
} as const;

export const moneyFactor = {
  min: 0,
  max: 0.009,
  reason: 'A larger number is probably a rate: write it with a percent sign, such as 5%.',
} as const;

/** A yearly rate in percent; the largest is the largest money factor. */
export const approximateRate = {
  min: 0,
  max: 21.6,
  reason: 'That’s a money factor of 0.009, and few leases come near it.',
} as const;
