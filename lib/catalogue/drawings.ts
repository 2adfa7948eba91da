import type { BodyStyle } from '@/content/catalogue/body-styles';

const FOLDER = '/vehicles/';

/** Bumper to bumper, in a drawing 640 units wide. */
const CAR_LENGTHS: Record<BodyStyle | 'car', number> = {
  car: 428,
  sedan: 484,
  coupe: 471,
  hatchback: 428,
  wagon: 484,
  'compact-suv': 456,
  'coupe-suv': 457,
  'off-road-suv': 428,
  'midsize-suv': 494,
  'large-suv': 523,
  'small-pickup': 513,
  pickup: 579,
  minivan: 516,
  van: 543,
  'sports-car': 447,
};

/** How wide every drawn car should look: 86% of the drawing, as wide as the cars in our photos. */
const SHOWN_CAR_LENGTH = 550;

/** "/vehicles/small-pickup-ink.svg" */
const DRAWING = /^\/vehicles\/([a-z-]+)-[a-z]+\.svg$/;

/** Whether an image is one of our drawings of a body style. */
export function isDrawing(image: string | null): boolean {
  return image?.startsWith(FOLDER) ?? false;
}

/**
 * @param image the path of a drawing, or any other URL
 * @returns the factor that makes all drawn cars equally wide; 1 for a photo
 */
export function drawingScale(image: string): number {
  const [, style = ''] = DRAWING.exec(image) ?? [];
  const length = (CAR_LENGTHS as Record<string, number | undefined>)[style];
  return length ? Math.round((100 * SHOWN_CAR_LENGTH) / length) / 100 : 1;
}

/** The path of the silhouette for a car without a photo. */
export function silhouetteOf(style: BodyStyle | null): string {
  return `${FOLDER}${style ?? 'car'}-paper.svg`;
}
