import type { BodyStyle, Paint } from '@/content/catalogue/body-styles';

// Apart from the drawings of models (featured-models.ts), so that lists of cars don't send the
// catalogue to browsers.

const FOLDER = '/vehicles/';

/** Whether an image is one of our drawings of a body style. */
export function isCarDrawing(image: string | null): boolean {
  return image?.startsWith(FOLDER) ?? false;
}

/** The path of the drawing of a body style, a sedan if unknown. */
export function bodyStyleDrawing(bodyStyle: BodyStyle | null, paint: Paint): string {
  return `${FOLDER}${bodyStyle ?? 'sedan'}-${paint}.svg`;
}

/** The path of the drawing for a car without a photo. */
export function fallbackDrawing(bodyStyle: BodyStyle | null): string {
  return bodyStyle ? bodyStyleDrawing(bodyStyle, 'sand') : `${FOLDER}car-paper.svg`;
}
