/** What the build makes of the photos in public/photos. Pages read built-photo.ts. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

export const photoPath = (file: string) => path.join(process.cwd(), 'public/photos', file);

export const photoNames = (): string[] =>
  existsSync(photoPath(''))
    ? readdirSync(photoPath('')).filter((name) => !/^\.|\.md$/.test(name))
    : [];

/** The build writes the sizes of photos into this folder of public/. */
export const SIZES_FOLDER = 'photo-sizes';

const WIDTHS = [640, 828, 1200, 1920];
/**
 * Browsers without AVIF get one size of WebP. A higher effort would take ten times as long for
 * files of the same size.
 */
export const encoding = { avif: { quality: 50, effort: 2 }, webp: { quality: 70 } };
const FALLBACK_WIDTH = 828;
/** Pixels of a square portrait, for a screen with three device pixels per CSS pixel. */
const PORTRAIT = 192;

/** Cropped if it has a height. */
export type SizedPhoto = {
  url: string;
  width: number;
  height?: number;
  format: keyof typeof encoding;
};

export type PhotoSizes = Awaited<ReturnType<typeof photoSizes>>;

export const sizePath = ({ url }: SizedPhoto) => path.join(process.cwd(), 'public', url);

/**
 * Width and height as the camera was held, and the files that the build makes. Their names change
 * if the photo changes, so browsers can cache them.
 */
export async function photoSizes(file: string) {
  const photo = readFileSync(photoPath(file));
  const { width, height } = (await sharp(photo).metadata()).autoOrient;
  const hash = createHash('sha256')
    .update(JSON.stringify(encoding))
    .update(photo)
    .digest('hex')
    .slice(0, 16);
  const url = (ending: string) => `/${SIZES_FOLDER}/${path.parse(file).name}-${hash}-${ending}`;
  const size = (pixels: number, format: SizedPhoto['format']): SizedPhoto => ({
    url: url(`${pixels}.${format}`),
    width: pixels,
    format,
  });
  const portrait: SizedPhoto = {
    url: url(`portrait-${PORTRAIT}.webp`),
    width: PORTRAIT,
    height: PORTRAIT,
    format: 'webp',
  };
  const widths = new Set(WIDTHS.map((pixels) => Math.min(pixels, width)));
  return {
    width,
    height,
    avif: [...widths].map((pixels) => size(pixels, 'avif')),
    webp: size(Math.min(FALLBACK_WIDTH, width), 'webp'),
    portrait,
  };
}
