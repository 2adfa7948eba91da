import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { PHOTO_FILE, photoPath } from '@/lib/photos/photo';
import { ContentError } from '../content-error';

/** @returns what is wrong with a file of public/photos, or `null` */
async function mistakeIn(name: string): Promise<string | null> {
  const heic = 'expected a JPEG, not HEIC; a phone can send it as JPEG (docs/editing.md#photos)';
  if (/\.hei[cf]$/i.test(name)) return heic;
  if (!PHOTO_FILE.test(name))
    return 'expected a name of letters, numbers, and "-" that ends in .jpg, .png, .webp, or .avif, such as "our-team.jpg"';
  try {
    const image = sharp(photoPath(name));
    const { compression, format } = await image.metadata();
    if (compression === 'hevc') return heic;
    // Reads every pixel: the end of a file may be missing.
    await image.resize(32).toBuffer();
    return /^(jpeg|png|webp|heif)$/.test(format)
      ? null
      : `expected a JPEG; this file is of the kind ${format}`;
  } catch {
    return 'expected a photo, but this file is broken; copy it again from where it was taken';
  }
}

const files = existsSync(photoPath('')) ? readdirSync(photoPath('')) : [];

/** One check for each file of public/photos, whether a page shows it or not. */
export const photoChecks: readonly (() => Promise<void>)[] = files
  .filter((name) => !/^\.|\.md$/.test(name))
  .map((name) => async () => {
    const mistake = await mistakeIn(name);
    if (mistake) throw new ContentError(`public/photos/${name}`, [mistake]);
  });
