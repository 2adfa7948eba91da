import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { business } from '@/lib/content/business';
import { photoList } from '@/lib/photos/built-photo';
import { photoNames, photoPath, portraitUrl, SIZES_FOLDER } from '@/lib/photos/photo-paths';
import { encoding, type PhotoSizes, photoSizes, sizePath } from '@/lib/photos/photo-sizes';

/** Pixels of a portrait, for a screen with three device pixels per CSS pixel. */
const PORTRAIT = 192;

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
  writeFileSync(photoList(), JSON.stringify(list));
  for (const { photo } of business().people) if (photo) wanted.add(await writePortrait(photo));
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(path.join(folder, name));
}

async function writeMissingSizes(name: string, { avif, webp }: PhotoSizes): Promise<string[]> {
  const names: string[] = [];
  for (const size of [...avif, webp]) {
    const file = sizePath(size);
    names.push(path.basename(file));
    if (existsSync(file)) continue;
    const image = sharp(photoPath(name)).autoOrient().resize(size.width);
    writeFileSync(file, await image.toFormat(size.format, encoding[size.format]).toBuffer());
  }
  return names;
}

async function writePortrait(photo: string): Promise<string> {
  const file = path.join('public', portraitUrl(photo));
  const square = sharp(photoPath(photo))
    .autoOrient()
    .resize(PORTRAIT, PORTRAIT, { position: 'attention' });
  writeFileSync(file, await square.webp(encoding.webp).toBuffer());
  return path.basename(file);
}
