/** @jest-environment node */
import { moneyFromDollars, moneyRange, percent, roundedMoney } from '@/lib/format/numbers';

it('dollars have cents where there are any', () => {
  const labels = [18_000, 1_597.5, 0.15, 0.1 + 0.2, 299.999, 0].map(moneyFromDollars);
  expect(labels).toEqual(['$18,000', '$1,597.50', '$0.15', '$0.30', '$300', '$0']);
});

it('a range of cents is printed to the cent or in whole dollars, and as one amount where both ends read the same', () => {
  expect(moneyRange({ low: 135_349, high: 225_450 })).toBe('$1,353.49 to $2,254.50');
  expect(moneyRange({ low: 135_349, high: 225_450 }, roundedMoney)).toBe('$1,353 to $2,255');
  expect(moneyRange({ low: 135_260, high: 135_340 }, roundedMoney)).toBe('$1,353');
});

it('a percentage has the decimals that it needs', () => {
  expect([8.875, 4.8, 60, 0.00325 * 2400].map(percent)).toEqual(['8.875%', '4.8%', '60%', '7.8%']);
});
