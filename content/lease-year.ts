/**
 * What happens in which months of a year of leasing, for the chart of the guide to the best time.
 *
 * - months: 1 is January.
 * - models: whose cars it's about, where it is about either the new or the outgoing model year.
 */
export type YearLane = {
  title: string;
  months: readonly number[];
  models?: 'new' | 'outgoing';
};

export const leaseYear: readonly YearLane[] = [
  { title: 'New residuals and money factors', months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  { title: 'New models, with high residuals', months: [8, 9, 10, 11], models: 'new' },
  { title: 'Discounts on outgoing models', months: [9, 10, 11, 12], models: 'outgoing' },
  { title: 'Ads for holiday weekends', months: [2, 5, 7, 9, 11] },
  { title: 'Dealers’ quarter and year end', months: [3, 6, 9, 12] },
];
