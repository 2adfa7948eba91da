import type { BodyStyle, Paint } from '@/content/catalogue/body-styles';

const FOLDER = '/vehicles/';

/** Whether an image is one of our drawings of a body style. */
export function isCarDrawing(image: string | null): boolean {
  return image?.startsWith(FOLDER) ?? false;
}

/** The path of the drawing of a body style, a sedan if unknown. */
export function drawingPath(bodyStyle: BodyStyle | null, paint: Paint): string {
  return `${FOLDER}${bodyStyle ?? 'sedan'}-${paint}.svg`;
}

/** The path of the drawing for a car without a photo. */
export function placeholderPath(bodyStyle: BodyStyle | null): string {
  return bodyStyle ? drawingPath(bodyStyle, 'sand') : `${FOLDER}car-paper.svg`;
}
