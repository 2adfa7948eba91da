import path from 'node:path';

/** The name of a photo that the optimizer can read. */
export const PHOTO_FILE = /^[\w-]+\.(jpe?g|png|webp|avif)$/i;

/** The `images` of next.config.mjs: what Next's optimizer may make of the photos, and of no other file. @public */
export const optimizer = {
  deviceSizes: [640, 828, 1200, 1920],
  imageSizes: [],
  formats: ['image/avif' as const],
  localPatterns: [{ pathname: '/photos/**', search: '' }],
};

/** Where a photo of public/photos is on disk, at build. */
export const photoPath = (file: string) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'public/photos', file);

/**
 * The URLs of a photo of public/photos in the sizes below its width in pixels, and the next one, which is the photo as it is.
 * Not Next's own `Image`, which would bring its client to pages that have none.
 */
export function photoSources(file: string, width: number): { src: string; srcSet: string } {
  const url = (size: number) => `/_next/image?url=${encodeURIComponent(`/photos/${file}`)}&w=${size}&q=75`;
  const sizes = optimizer.deviceSizes.filter((_, at, all) => at === 0 || (all[at - 1] ?? 0) < width);
  return { src: url(sizes.at(-1) ?? width), srcSet: sizes.map((size) => `${url(size)} ${size}w`).join(', ') };
}
