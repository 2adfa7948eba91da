import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The name of a photo in a format that browsers show. */
export const PHOTO_FILE = /^[\w-]+\.(jpe?g|png|webp|avif)$/i;

/** What is expected of the name of a photo, for messages. */
export const EXPECTED_PHOTO =
  'expected a JPEG, PNG, WebP, or AVIF whose name has letters, numbers, and hyphens alone, such as "our-office.jpg"';

/** Where a photo of public/photos is on disk, at build. */
export const photoPath = (file: string) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'public/photos', file);

/** The names of what is in public/photos. */
export const photoNames = (): string[] =>
  existsSync(photoPath(''))
    ? readdirSync(photoPath('')).filter((name) => !/^\.|\.md$/.test(name))
    : [];

/** The folder of public/ into which the build writes the sizes. */
export const SIZES_FOLDER = 'photo-sizes';

/**
 * The small square of a person's photo. Pages that are rendered per request name it, without
 * reading the photo.
 */
export const portraitUrl = (file: string) =>
  `/${SIZES_FOLDER}/${path.parse(file).name}-portrait.webp`;
