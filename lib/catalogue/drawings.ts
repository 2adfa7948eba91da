import type { BodyStyle, Paint } from '@/content/catalogue/body-styles';

const FOLDER = '/vehicles/';

/** Whether an image is one of our drawings of a body style. */
export function isVehicleDrawing(image: string | null): boolean {
  return image?.startsWith(FOLDER) ?? false;
}

/** The path of the drawing of a body style, a sedan if unknown. */
export function vehicleDrawing(bodyStyle: BodyStyle | null, paint: Paint): string {
  return `${FOLDER}${bodyStyle ?? 'sedan'}-${paint}.svg`;
}

/** The path of the drawing for a car without a photo. */
export function drawingOf(bodyStyle: BodyStyle | null): string {
  return bodyStyle ? vehicleDrawing(bodyStyle, 'sand') : `${FOLDER}car-paper.svg`;
}
