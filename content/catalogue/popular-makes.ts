import type { MakeSlug } from './makes';

/** The most requested makes, for the footer; the inventory page links to all of them. */
export const popularMakeSlugs = [
  'toyota',
  'honda',
  'bmw',
  'mercedes',
  'audi',
  'jeep',
  'ford',
  'hyundai',
] as const satisfies readonly MakeSlug[];
