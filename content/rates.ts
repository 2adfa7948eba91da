/*
 * Rates that the tools and the examples in guides calculate with. content/facts.ts prints them from here, with their
 * sources; they are a file of their own because browsers get them.
 */

/** Sales tax in percent: in the five boroughs of New York City, and in all of New Jersey. */
export const taxPercent = { nyc: 8.875, nj: 6.625 } as const;

/** What a mile beyond the plan costs, in dollars: both ends of the usual range. */
export const overageDollars = { low: 0.15, high: 0.25 } as const;
