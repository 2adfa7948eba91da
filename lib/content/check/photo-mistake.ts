import sharp from 'sharp';
import { EXPECTED_PHOTO, PHOTO_FILE, photoPath } from '@/lib/photos/photo-file';

const IS_HEIC =
  'expected a JPEG: this is a HEIC photo, which most browsers do not show; send it from the phone or save it as JPEG (docs/editing.md#photos)';
const IS_DAMAGED =
  'expected a photo that can be opened: this file is damaged or incomplete; upload it again';

/**
 * Says why the site can't show a photo, or returns `null`. Decodes every pixel, because the end of
 * the file may be missing.
 *
 * @param name of a file in public/photos
 */
export async function photoMistake(name: string): Promise<string | null> {
  const image = sharp(photoPath(name));
  const { compression } = await image.metadata().catch(() => ({ compression: undefined }));
  if (/\.hei[cf]$/i.test(name) || compression === 'hevc') return IS_HEIC;
  if (!PHOTO_FILE.test(name)) return EXPECTED_PHOTO;

  const pixels = await image
    .resize(32)
    .toBuffer()
    .catch(() => null);
  return pixels ? null : IS_DAMAGED;
}
