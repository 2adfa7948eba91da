/* What driving costs and how cold shortens it: docs/facts.md has the sources. */

/** A kilowatt-hour in cents: at home in April 2025, and at public chargers of all speeds in November 2024. */
export const electricityCents = { nj: 20.16, ny: 25.67, public: 34 } as const;

/** Dollars a gallon, the U.S. average of 2025, and miles a gallon of new cars of model year 2023. */
export const gasoline = { pricePerGallon: 3.1, milesPerGallon: 27.1 } as const;

/** Percent of a full charge: what many makers advise for every day, and what city driving loses at 20 degrees. */
export const dailyChargePercent = 80;
export const coldLossPercent = 40;
