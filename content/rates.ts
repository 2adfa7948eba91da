/*
 * Rates that the tools and the examples in guides calculate with. content/facts.ts prints them from here, with their
 * sources; they are a file of their own because browsers get them.
 */

/** Sales tax in percent: in the five boroughs of New York City, and in all of New Jersey. */
export const taxPercent = { nyc: 8.875, nj: 6.625 } as const;

/** What a mile beyond the plan costs, in dollars: both ends of the usual range. */
export const overageDollars = { low: 0.15, high: 0.25 } as const;

/** Usual fees of a new leased car in dollars. New York's registration is for two years and a car of about 4,100 lb. */
export const stateFees = {
  ny: { title: 50, plates: 25, registration: 71, cityTwoYears: 80, documentation: 175 },
  nj: {
    title: 85,
    registrationAYear: 84,
    luxuryFrom: 45_000,
    luxuryPercent: 0.4,
    /** The fee of an electric car for each year of a lease that starts between July 2026 and June 2027. */
    electricByYear: [270, 280, 290],
    /** No cap, and several hundred dollars are common: an example. */
    documentation: 400,
  },
} as const;
