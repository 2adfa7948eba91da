/*
 * Each rate and fee stands here once: pages, tools, charts, and examples calculate with it (docs/editing.md#rates), and
 * docs/facts.md has its source. A file of its own, because browsers get it.
 */

/**
 * Sales tax in percent: in the five boroughs of New York City, and in all of New Jersey. What is taxed is in
 * lib/leasing/arithmetic/tax.ts.
 */
export const taxPercent = { nyc: 8.875, nj: 6.625 } as const;

/** What a mile beyond the plan costs, in dollars: both ends of the usual range. */
export const overageDollars = { low: 0.15, high: 0.25 } as const;

/** What most leasing companies take when the car goes back, in dollars: both ends of the usual range. */
export const dispositionFeeDollars = { low: 300, high: 500 } as const;

/**
 * What a leasing company charges at the start and the end of a lease in our examples, in dollars: the sample lease of the guides,
 * and the calculator until the visitor gives other numbers.
 */
export const exampleFeesDollars = { acquisition: 695, disposition: 395 } as const;

/**
 * Usual fees of a new leased car in dollars. New York's registration is for two years and a car of about 4,100 lb, as are the
 * two fees of the city; New Jersey's title is that of a car with one lien.
 */
export const stateFees = {
  ny: { title: 50, plates: 25, registration: 71, cityUseTax: 30, cityTransit: 50, documentation: 175 },
  nj: {
    title: 85,
    /** For each of the first two years. */
    registrationAYear: 84,
    /** For each year from the third on. */
    registrationLaterYear: 71.5,
    /** The capitalized cost, as the contract states it before rebates and trade-in, from which the fee is due. */
    luxuryFrom: 45_000,
    luxuryPercent: 0.4,
    /** With fewer miles per gallon, a car of any price pays it. */
    luxuryMpg: 19,
    /** From so many miles per gallon on, no car pays it. */
    luxuryExemptMpg: 40,
    /** The fee of an electric car for each year of a lease that starts between July 2026 and June 2027. */
    electricByYear: [270, 280, 290],
    /** No cap, and several hundred dollars are common: an example. */
    documentation: 400,
  },
} as const;

/**
 * Liability limits in thousands of dollars: what leases usually ask for, and the least that each state allows; `deductible`:
 * both ends of what leases usually let pass, in dollars. docs/facts.md has their sources.
 */
export const insurance = {
  usualLimits: { onePerson: 100, everybody: 300, property: 50 },
  stateMinimums: {
    ny: { onePerson: 25, everybody: 50, property: 10 },
    nj: { onePerson: 35, everybody: 70, property: 25 },
  },
  deductible: { low: 500, high: 1000 },
} as const;
