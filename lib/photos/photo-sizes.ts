import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { photoPath, SIZES_FOLDER } from './photo-file';

const WIDTHS = [640, 828, 1200, 1920];
export const webp = { quality: 70 };

export type SizedPhoto = { url: string; width: number };

/** The path on disk of a resized photo, during the build. */
export const sizePath = ({ url }: SizedPhoto) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'public', url);

/**
 * Width and height as the camera was held, and the files that the build makes. Their names change
 * if the photo changes, so browsers can cache them.
 */
export async function photoSizes(file: string) {
  const photo = readFileSync(photoPath(file));
  const { width, height } = (await sharp(photo).metadata()).autoOrient;
  const hash = createHash('sha256')
    .update(JSON.stringify(webp))
    .update(photo)
    .digest('hex')
    .slice(0, 16);
  const widths = new Set(WIDTHS.map((pixels) => Math.min(pixels, width)));
  const sizes = [...widths].map((pixels) => ({
    url: `/${SIZES_FOLDER}/${path.parse(file).name}-${hash}-${pixels}.webp`,
    width: pixels,
  }));
  return { width, height, sizes };
}
