import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const PHOTO_FILE = /^[\w-]+\.(jpe?g|png|webp|avif)$/i;

export const EXPECTED_PHOTO =
  'expected a JPEG, PNG, WebP, or AVIF whose name has letters, numbers, and hyphens alone, such as "our-office.jpg"';

/** The path on disk of a photo in public/photos, during the build. */
export const photoPath = (file: string) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'public/photos', file);

export const photoNames = (): string[] =>
  existsSync(photoPath(''))
    ? readdirSync(photoPath('')).filter((name) => !/^\.|\.md$/.test(name))
    : [];
