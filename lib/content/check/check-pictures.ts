import sharp from 'sharp';
import { business } from '@/lib/content/business';
import { EXPECTED_PHOTO, PHOTO_FILE } from '@/lib/content/schemas/fields';
import { ContentError } from '@/lib/content/schemas/parse-content';
import { photoPath } from '@/lib/photos/photo-sizes';

const IS_HEIC =
  'expected a JPEG: this is a HEIC photo, which most browsers do not show; send it from the phone or save it as JPEG (docs/editing.md#photos)';
const IS_DAMAGED =
  'expected a photo that can be opened: this file is damaged or incomplete; upload it again';

/**
 * Decodes every pixel of a photo, because the end of the file may be missing.
 *
 * @param name of a file in public/photos
 */
export async function checkPhoto(name: string): Promise<void> {
  const refuse = (message: string) => {
    throw new ContentError(`public/photos/${name}`, [message]);
  };
  const image = sharp(photoPath(name));
  const { compression } = await image.metadata().catch(() => ({ compression: undefined }));
  if (/\.hei[cf]$/i.test(name) || compression === 'hevc') refuse(IS_HEIC);
  if (!PHOTO_FILE.test(name)) refuse(EXPECTED_PHOTO);
  const pixels = image.resize(32).toBuffer();
  await pixels.catch(() => refuse(IS_DAMAGED));
}

/** The header, the icon, and share images would crop a logo that isn't square. */
export async function checkLogo(): Promise<void> {
  const logo = sharp(`public${business().logo}`);
  const { width, height } = await logo.metadata().catch(() => ({ width: 0, height: 0 }));
  if (width === height && width > 0) return;
  const found = width > 0 ? `this one has ${width} × ${height}` : 'this file is no picture';
  const message = `logo: expected a square picture, which the icon needs; ${found}`;
  throw new ContentError('content/business.ts', [message]);
}

/** A browser shows no logo of a file with a mistake in its notation. */
export async function checkMakeLogos(): Promise<void> {
  const opened = sharp('public/makes.svg').metadata();
  // It fails for a right file, too, because that has no size.
  const reason = await opened.then(
    () => '',
    ({ message }: Error) => message,
  );
  const [, place] = /XML parse error: .* on (line \d.*)/.exec(reason) ?? [];
  if (!place) return;
  const message = `expected <symbol …><path …/></symbol> for each logo, as docs/editing.md has it: ${place.trim()}`;
  throw new ContentError('public/makes.svg', [message]);
}
