import { insuranceMinimums } from '@/content/insurance-minimums';

/**
 * Liability cover that the states demand beside what a lease usually demands.
 *
 * @returns a row for each kind of cover, in thousands of dollars; `times` is how many times the states' minimums the lease
 *   asks for, at least and at most, in whole numbers, rounded down
 */
export function coverage() {
  const ratios = insuranceMinimums.flatMap(({ usualLease, newYork, newJersey2023, newJersey2026 }) =>
    [newYork, newJersey2023, newJersey2026].map((minimum) => usualLease / minimum),
  );
  return {
    rows: insuranceMinimums,
    times: { least: Math.floor(Math.min(...ratios)), most: Math.floor(Math.max(...ratios)) },
  };
}
