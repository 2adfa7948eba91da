import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { business } from '@/lib/content/business';
import { photoNames, photoPath, portraitUrl, SIZES_FOLDER } from '@/lib/photos/photo-file';
import { encoding, photoSizes, sizePath } from '@/lib/photos/photo-sizes';

/** Pixels, for three of a screen to one of CSS. */
const PORTRAIT = 192;

/**
 * Writes the sizes that are missing, without the location and the like, and deletes those of other
 * photos.
 */
export async function writePhotoSizes(): Promise<void> {
  const folder = path.join('public', SIZES_FOLDER);
  mkdirSync(folder, { recursive: true });
  const wanted = new Set<string>();
  for (const name of photoNames()) {
    const { avif, webp } = await photoSizes(name);
    for (const size of [...avif, webp]) {
      const file = sizePath(size);
      wanted.add(path.basename(file));
      if (existsSync(file)) continue;
      const image = sharp(photoPath(name)).autoOrient().resize(size.width);
      writeFileSync(file, await image.toFormat(size.format, encoding[size.format]).toBuffer());
    }
  }
  for (const { photo } of business().people) {
    if (!photo) continue;
    const file = path.join('public', portraitUrl(photo));
    wanted.add(path.basename(file));
    const square = sharp(photoPath(photo))
      .autoOrient()
      .resize(PORTRAIT, PORTRAIT, { position: 'attention' });
    writeFileSync(file, await square.webp(encoding.webp).toBuffer());
  }
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(path.join(folder, name));
}
