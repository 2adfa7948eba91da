export const bodyStyles = [
  'sedan',
  'coupe',
  'hatchback',
  'wagon',
  'compact-suv',
  'large-suv',
  'pickup',
  'minivan',
  'sports-car',
] as const;

export type BodyStyle = (typeof bodyStyles)[number];

/** Labels for visitors. */
export const bodyStyleLabels = {
  sedan: 'Sedan',
  coupe: 'Coupe',
  hatchback: 'Hatchback',
  wagon: 'Wagon',
  'compact-suv': 'Compact SUV',
  'large-suv': 'Large SUV',
  pickup: 'Pickup',
  minivan: 'Minivan',
  'sports-car': 'Sports car',
} as const satisfies Record<BodyStyle, string>;

/** Every body style has an illustration in each paint: public/vehicles/{body style}-{paint}.svg. */
export const paints = ['ink', 'seaglass', 'coral', 'sand'] as const;

export type Paint = (typeof paints)[number];
