import { insuranceMinimums } from '@/content/insurance-minimums';

/** @returns rows in thousands of dollars, and how many `times` the states' minimums leases ask for, rounded down */
export function coverage() {
  const ratios = insuranceMinimums.flatMap(({ usualLease, newYork, newJersey }) =>
    [newYork, newJersey].map((minimum) => usualLease / minimum),
  );
  return {
    rows: insuranceMinimums,
    times: { least: Math.floor(Math.min(...ratios)), most: Math.floor(Math.max(...ratios)) },
  };
}
