import { thirdRowCargo } from '@/content/catalogue/family-cars';
import { bodyStyleOf } from '@/lib/catalogue/models';
import { familySeats } from '@/lib/charts/seats';

it('seats are the sum of the rows, and one more with a bench', () => {
  for (const { seats, rows, optional } of familySeats()) {
    expect(seats[0]).toBe(rows.reduce((sum, count) => sum + count));
    expect(seats[1] - seats[0]).toBe(optional ? 1 : 0);
  }
});

it('every model with a third row is in the range of its body style, and the figure has that style', () => {
  const styles = familySeats();
  for (const { make, model, cubicFeet } of thirdRowCargo) {
    const { cargo, rows } = styles.find(({ style }) => style === bodyStyleOf(make, model)) ?? {};
    expect(rows).toHaveLength(3);
    expect(cargo?.[0]).toBeLessThanOrEqual(cubicFeet);
    expect(cargo?.[1]).toBeGreaterThanOrEqual(cubicFeet);
  }
});

it('a body style without a third row has no space behind it', () => {
  for (const { rows, cargo } of familySeats()) expect(cargo === null).toBe(rows.length < 3);
});
