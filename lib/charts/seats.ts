import { familyStyles, thirdRowCargo } from '@/content/catalogue/family-cars';
import { bodyStyleOf } from '@/lib/catalogue/models';

/**
 * Seats and rows of the body styles that families compare, with the space behind a third row.
 *
 * @returns a row for each style: the fewest and the most seats, and the least and the most cubic feet of its models,
 *   `null` without a third row
 */
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
