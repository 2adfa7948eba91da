import type { BodyStyle } from '@/content/catalogue/body-styles';

const FOLDER = '/vehicles/';

/** Whether an image is one of our drawings of a body style. */
export function isVehicleDrawing(image: string | null): boolean {
  return image?.startsWith(FOLDER) ?? false;
}

/** The path of the silhouette for a car without a photo. */
export function silhouetteOf(bodyStyle: BodyStyle | null): string {
  return `${FOLDER}${bodyStyle ?? 'car'}-paper.svg`;
}
