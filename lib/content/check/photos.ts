import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { PHOTO_FILE, photoPath } from '@/lib/photos/photo';
import { ContentError } from '../content-error';

const EXPECTED =
  'expected a JPEG, PNG, WebP, or AVIF that can be opened, with a name such as "our-team.jpg"; a phone can send a HEIC photo as JPEG (docs/editing.md#photos)';

/** Whether Next's optimizer can show a file of public/photos. Reads every pixel: the end of the file may be missing. */
async function isPhoto(name: string): Promise<boolean> {
  try {
    const image = sharp(photoPath(name));
    const { compression } = await image.metadata();
    await image.resize(32).toBuffer();
    return PHOTO_FILE.test(name) && compression !== 'hevc';
  } catch {
    return false;
  }
}

const files = existsSync(photoPath('')) ? readdirSync(photoPath('')) : [];

/** One check for each file of public/photos, whether a page shows it or not. */
export const photoChecks: readonly (() => Promise<void>)[] = files
  .filter((name) => !/^\.|\.md$/.test(name))
  .map((name) => async () => {
    if (!(await isPhoto(name))) throw new ContentError(`public/photos/${name}`, [EXPECTED]);
  });
