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

/** Every body style has an illustration in each paint: public/vehicles/{body style}-{paint}.svg. */
export const paints = ['ink', 'seaglass', 'coral', 'sand'] as const;

