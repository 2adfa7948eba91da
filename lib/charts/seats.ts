import { familyStyles, thirdRowCargo } from '@/content/catalogue/family-cars';
import { bodyStyleOf } from '@/lib/catalogue/models';

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
