import type { BodyStyle } from '@/content/catalogue/body-styles';

const FOLDER = '/vehicles/';

/** Whether an image is one of our drawings of a body style. */
export function isVehicleDrawing(image: string | null): boolean {
  return image?.startsWith(FOLDER) ?? false;
}

/** The path of the drawing for a car without a photo. */
export function drawingOf(bodyStyle: BodyStyle | null): string {
  return `${FOLDER}${bodyStyle ? `${bodyStyle}-sand` : 'car-paper'}.svg`;
}
