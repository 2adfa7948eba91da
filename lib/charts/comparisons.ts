import { familyStyles, thirdRowCargo } from '@/content/catalogue/family-cars';
import { insuranceMinimums } from '@/content/insurance-minimums';
import { bodyStyleOf } from '@/lib/catalogue/models';

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

/** @returns each style's fewest and most seats, and its models' least and most cubic feet, `null` without a third row */
export function familySeats() {
  return familyStyles.map(({ style, name, rows, optional = false }) => {
    const least = rows.reduce((sum, seats) => sum + seats, 0);
    const cargo = thirdRowCargo
      .filter(({ make, model }) => bodyStyleOf(make, model) === style)
      .map(({ cubicFeet }) => cubicFeet);
    return {
      style,
      name,
      rows,
      optional,
      seats: [least, least + Number(optional)] as const,
      cargo: cargo.length > 0 ? ([Math.min(...cargo), Math.max(...cargo)] as const) : null,
    };
  });
}
