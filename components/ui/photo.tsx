import { existsSync } from 'node:fs';
import { photoSizes, sizePath } from '@/lib/photos/photo-sizes';

type PhotoProps = {
  file: string;
  alt: string;
  /** How wide it is shown, for the `sizes` of an image. */
  sizes: string;
  /**
   * Classes of a photo that fills a box and is cropped. Any other is shown whole, and not higher
   * than the screen.
   */
  className?: string;
  /** True for what is seen first; any other waits until it is near. */
  eager?: boolean;
};

/**
 * A photo of a prerendered page, in the size that a screen needs. Only the build makes sizes:
 * development shows the photo itself.
 */
async function Photo({ file, alt, sizes, className, eager = false }: PhotoProps) {
  const { width, height, avif, webp } = await photoSizes(file);
  const isBuilt = existsSync(sizePath(webp));
  return (
    <picture className="block">
      {isBuilt && (
        <source
          // A phone with three pixels for each of CSS gets two: nobody sees the difference, and the
          // file is half as large.
          sizes={`(max-width: 30rem) and (min-resolution: 2.1dppx) 60vw, ${sizes}`}
          srcSet={avif.map((size) => `${size.url} ${size.width}w`).join(', ')}
          type="image/avif"
        />
      )}
      <img
        alt={alt}
        className={className ?? 'h-auto w-full rounded-lg'}
        fetchPriority={eager ? 'high' : undefined}
        height={height}
        loading={eager ? undefined : 'lazy'}
        src={isBuilt ? webp.url : `/photos/${file}`}
        // The header and the bar at the bottom of a phone take the rest of the height. A
        // `max-height` would distort the photo.
        style={className ? undefined : { maxWidth: `${Math.round((80 * width) / height)}svh` }}
        width={width}
      />
    </picture>
  );
}

/** A picture of a Markdown text: a photo, or a drawing as it is. */
export function Picture({ src, alt }: { src: string; alt: string }) {
  const [, file] = /^\/photos\/(.+)$/.exec(src) ?? [];
  if (!file) return <img alt={alt} loading="lazy" src={src} />;
  return <Photo alt={alt} file={file} sizes="(min-width: 45rem) 42rem, calc(100vw - 2.5rem)" />;
}

type OwnPhoto = Pick<PhotoProps, 'file' | 'alt'>;
type PhotoOrDrawingProps = Omit<PhotoProps, keyof OwnPhoto> & {
  photo?: OwnPhoto;
  drawing: React.ReactNode;
};

/** The owner's photo, or without one the drawing. */
export function PhotoOrDrawing({ photo, drawing, ...rest }: PhotoOrDrawingProps) {
  return photo ? <Photo {...photo} {...rest} /> : drawing;
}
