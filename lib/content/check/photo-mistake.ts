import path from 'node:path';
import sharp from 'sharp';
import { PHOTO_FILE, photoPath } from '@/lib/photos/photo-file';

const IS_HEIC =
  'expected a JPEG: this is a HEIC photo, which most browsers do not show; send it from the phone or save it as JPEG (docs/editing.md#photos)';
const OTHER_FORMAT =
  'expected a JPEG, PNG, WebP, or AVIF, whose name ends in .jpg, .jpeg, .png, .webp, or .avif';
const IS_DAMAGED =
  'expected a photo that can be opened: this file is damaged or incomplete; upload it again';

/**
 * Says why the site can't show a photo. Reads every pixel: the end of the file may be missing.
 *
 * @param name of a file in public/photos
 */
export async function photoMistake(name: string): Promise<string | null> {
  const image = sharp(photoPath(name));
  const { compression } = await image.metadata().catch(() => ({ compression: undefined }));
  if (/\.hei[cf]$/i.test(name) || compression === 'hevc') return IS_HEIC;
  if (!PHOTO_FILE.test(name)) return nameMistake(name);

  const pixels = await image
    .resize(32)
    .toBuffer()
    .catch(() => null);
  return pixels ? null : IS_DAMAGED;
}

function nameMistake(name: string): string {
  const { name: stem, ext } = path.parse(name);
  const withoutSigns = stem.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'photo';
  const better = withoutSigns + ext;
  if (!PHOTO_FILE.test(better)) return OTHER_FORMAT;
  return `expected a name of letters, numbers, and hyphens, because a space or another sign ends its address in a text; rename it, for example to "${better}"`;
}
