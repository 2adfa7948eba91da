import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cache } from 'react';
import type { PhotoSizes } from './photo-sizes';

/**
 * What the build has written about the photos. A server renders pages again without public/, and
 * Next's file tracing takes this file along because its path is a literal.
 */
export const photoSizesFile = () => path.join(process.cwd(), 'photo-sizes.json');

/** By the names of the photos. Each rendering of a page reads the file once. */
const builtPhotos = cache((): Partial<Record<string, PhotoSizes>> => {
  const sizes = existsSync(photoSizesFile()) ? readFileSync(photoSizesFile(), 'utf8') : '{}';
  return JSON.parse(sizes);
});

/** `undefined` for a photo that was added after the last build, or while `npm run dev` runs. */
export function builtPhoto(file: string): PhotoSizes | undefined {
  return builtPhotos()[file];
}
