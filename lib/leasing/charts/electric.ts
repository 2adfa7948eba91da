import {
  coldLossPercent,
  dailyChargePercent,
  electricityCents,
  gasoline,
} from '@/content/driving-energy';
import type { Cents } from '@/lib/leasing/arithmetic/cents';

/**
 * @param sticker the range in miles on the window sticker
 * @returns what is left of it with an everyday charge, and of that on a cold day
 */
export function winterRange(sticker: number) {
  const charged = Math.round((sticker * dailyChargePercent) / 100);
  const cold = Math.round((charged * (100 - coldLossPercent)) / 100);
  return { charged, cold, dailyChargePercent };
}

/**
 * @param kwhPer100 the kilowatt-hours for 100 miles, as on the window sticker
 * @returns what 100 miles cost at home, at fast chargers, and on gasoline
 */
export function costOf100Miles(kwhPer100: number): Record<'nj' | 'ny' | 'fast' | 'gas', Cents> {
  const { pricePerGallon, milesPerGallon } = gasoline;
  const charging = (cents: number) => Math.round(kwhPer100 * cents);
  return {
    nj: charging(electricityCents.nj),
    ny: charging(electricityCents.ny),
    fast: charging(electricityCents.fast),
    gas: Math.round((100 / milesPerGallon) * pricePerGallon * 100),
  };
}
