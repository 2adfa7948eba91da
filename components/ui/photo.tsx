import type { ReactNode } from 'react';
import sharp from 'sharp';
import { photoPath, photoSources } from '@/lib/photos/photo-sources';

type PhotoProps = {
  /** In public/photos. */
  file: string;
  alt: string;
  /** How wide it is shown, for the `sizes` of an image. */
  sizes: string;
  className?: string;
  /** For what is seen first; any other waits until it is near. */
  eager?: boolean;
};

/** A photo of a prerendered page, in the size that a screen needs. It is turned as the phone was held. */
async function Photo({ file, alt, sizes, className, eager = false }: PhotoProps) {
  const { autoOrient } = await sharp(photoPath(file)).metadata();
  return (
    <img
      alt={alt}
      className={className}
      fetchPriority={eager ? 'high' : undefined}
      height={autoOrient.height}
      loading={eager ? undefined : 'lazy'}
      // A phone with three pixels for each of CSS gets two: nobody sees the difference, and the file is half as large.
      sizes={`(max-width: 30rem) and (min-resolution: 2.1dppx) 60vw, ${sizes}`}
      width={autoOrient.width}
      {...photoSources(file, autoOrient.width)}
    />
  );
}

/** A picture of a Markdown text: a photo, or a drawing as it is. */
export function Picture({ src, alt }: { src: string; alt: string }) {
  const [, file] = /^\/photos\/(.+)$/.exec(src) ?? [];
  if (!file) return <img alt={alt} loading="lazy" src={src} />;
  return (
    <Photo
      alt={alt}
      className="h-auto w-full rounded"
      file={file}
      sizes="(min-width: 45rem) 42rem, calc(100vw - 2.5rem)"
    />
  );
}

type OwnPhoto = Pick<PhotoProps, 'file' | 'alt'>;
type Place = Omit<PhotoProps, keyof OwnPhoto> & { photo?: OwnPhoto; drawing: ReactNode };

/** The owner's photo where there is one, and the drawing that is delivered in its place otherwise. */
export function PhotoOrDrawing({ photo, drawing, ...place }: Place) {
  return photo ? <Photo {...photo} {...place} /> : drawing;
}
