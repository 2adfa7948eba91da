import type { MakeSlug } from './makes';

/** Makes people ask for most, for the footer; the rest are one tap further, on the inventory page. */
export const popularMakes = [
  'toyota',
  'honda',
  'bmw',
  'mercedes',
  'audi',
  'jeep',
  'ford',
  'hyundai',
] as const satisfies readonly MakeSlug[];
