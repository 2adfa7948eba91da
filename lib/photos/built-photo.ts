import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PhotoSizes } from './photo-sizes';

/**
 * What the build has written about the photos. A server renders pages again without public/, and
 * Next's file tracing takes this file along because its path is a literal.
 */
export const photoSizesFile = () => path.join(process.cwd(), 'photo-sizes.json');

/** `undefined` for a photo that was added after the last build, or while `npm run dev` runs. */
export function builtPhoto(file: string): PhotoSizes | undefined {
  const sizes = existsSync(photoSizesFile()) ? readFileSync(photoSizesFile(), 'utf8') : '{}';
  return (JSON.parse(sizes) as Record<string, PhotoSizes>)[file];
}
