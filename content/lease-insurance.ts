/*
 * Liability limits in thousands of dollars: what leases usually ask for, and the least that each state allows. docs/facts.md
 * has their sources.
 */

export const usualLimits = { onePerson: 100, everybody: 300, property: 50 } as const;

export const stateMinimums = {
  ny: { onePerson: 25, everybody: 50, property: 10 },
  nj: { onePerson: 35, everybody: 70, property: 25 },
} as const;

/** The highest deductible that leases usually let pass, in dollars: both ends of the usual range. */
export const highestDeductible = { low: 500, high: 1000 } as const;
