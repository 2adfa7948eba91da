/* What driving costs and how cold shortens it: content/facts.ts has the sources. */

/**
 * A kilowatt-hour in cents. New Jersey: the average of April 2025 and the rise of June 1, 2025 together, our estimate; New York:
 * the average of April 2025; fast: the U.S. average of fast chargers from April to June 2025.
 */
export const electricityCents = { nj: 24, ny: 25.67, fast: 48 } as const;

/** Dollars a gallon, the U.S. average of 2025, and miles a gallon of new cars of model year 2023. */
export const gasoline = { pricePerGallon: 3.1, milesPerGallon: 27.1 } as const;

/** Percent of a full charge: what many makers advise for every day, and what government tests lost at 20 degrees. */
export const dailyChargePercent = 80;
export const coldLossPercent = 40;
