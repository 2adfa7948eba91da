import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { photoSizesFile } from '@/lib/photos/built-photo';
import {
  encoding,
  type PhotoSizes,
  photoNames,
  photoPath,
  photoSizes,
  SIZES_FOLDER,
  sizePath,
} from '@/lib/photos/photo-sizes';

/**
 * Writes missing photo sizes, deletes those of photos that are gone or have changed, and lists all
 * for the pages. The files contain no camera data, such as the location.
 */
export async function writePhotoSizes(): Promise<void> {
  const folder = path.join('public', SIZES_FOLDER);
  mkdirSync(folder, { recursive: true });
  const wanted = new Set<string>();
  // One at a time, because camera photos need a lot of memory.
  const list: Record<string, PhotoSizes> = {};
  for (const name of photoNames()) {
    const sizes = await photoSizes(name);
    for (const file of await writeMissingSizes(name, sizes)) wanted.add(file);
    list[name] = sizes;
  }
  writeFileSync(photoSizesFile(), JSON.stringify(list));
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(path.join(folder, name));
}

async function writeMissingSizes(
  name: string,
  { avif, webp, portrait }: PhotoSizes,
): Promise<string[]> {
  const names: string[] = [];
  for (const size of [...avif, webp, portrait]) {
    const file = sizePath(size);
    names.push(path.basename(file));
    if (existsSync(file)) continue;
    const image = sharp(photoPath(name))
      .autoOrient()
      .resize(size.width, size.height, { position: 'attention' });
    writeFileSync(file, await image.toFormat(size.format, encoding[size.format]).toBuffer());
  }
  return names;
}
