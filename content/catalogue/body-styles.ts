export const bodyStyles = [
  'sedan',
  'coupe',
  'hatchback',
  'wagon',
  'compact-suv',
  'coupe-suv',
  'off-road-suv',
  'midsize-suv',
  'large-suv',
  'small-pickup',
  'pickup',
  'minivan',
  'van',
  'sports-car',
] as const;

export type BodyStyle = (typeof bodyStyles)[number];

/** Every body style has an illustration in each paint: public/vehicles/{body style}-{paint}.svg. */
export const paints = ['ink', 'seaglass', 'coral', 'sand'] as const;

export type Paint = (typeof paints)[number];
