import { builtPhoto } from '@/lib/photos/built-photo';

type PhotoProps = {
  file: string;
  alt: string;
  /** The width at which it's shown, for the `sizes` of an image. */
  sizes: string;
  /**
   * Classes for a photo that fills a box and is cropped. Without them, the photo is shown whole,
   * and no higher than the screen.
   */
  className?: string;
  /** Loads immediately, for the first screen. Other photos load when they come near. */
  eager?: boolean;
};

/**
 * A photo on a prerendered page, in the size that a screen needs. A build and the start of `npm run
 * dev` make the sizes: until then, a new photo is shown as it is, and a replaced one as it was.
 */
function Photo({ file, alt, sizes, className, eager = false }: PhotoProps) {
  const built = builtPhoto(file);
  return (
    <picture className="block">
      {built && (
        <source
          // A phone with three device pixels per CSS pixel gets a photo for two: nobody sees the
          // difference, and the file is half as large.
          sizes={`(max-width: 30rem) and (min-resolution: 2.1dppx) 60vw, ${sizes}`}
          srcSet={built.avif.map((size) => `${size.url} ${size.width}w`).join(', ')}
          type="image/avif"
        />
      )}
      <img
        alt={alt}
        className={className ?? 'h-auto w-full rounded-lg'}
        fetchPriority={eager ? 'high' : undefined}
        height={built?.height}
        loading={eager ? undefined : 'lazy'}
        src={built?.webp.url ?? `/photos/${file}`}
        // The header and a phone's bottom bar take the remaining height. `max-height` would distort
        // the photo.
        style={className || !built ? undefined : { maxWidth: maxWidth(built) }}
        width={built?.width}
      />
    </picture>
  );
}

const maxWidth = ({ width, height }: { width: number; height: number }) =>
  `${Math.round((80 * width) / height)}svh`;

/** A photo in a Markdown text. Its `src` begins with "/photos/", as the content check makes sure. */
export function MarkdownPhoto({ src, alt }: { src: string; alt: string }) {
  const file = src.replace('/photos/', '');
  return <Photo alt={alt} file={file} sizes="(min-width: 45rem) 42rem, calc(100vw - 2.5rem)" />;
}

type OwnPhoto = Pick<PhotoProps, 'file' | 'alt'>;
type PhotoOrDrawingProps = Omit<PhotoProps, keyof OwnPhoto> & {
  photo?: OwnPhoto;
  drawing: React.ReactNode;
};

/** The owner's photo, or the drawing if there is none. */
export function PhotoOrDrawing({ photo, drawing, ...rest }: PhotoOrDrawingProps) {
  return photo ? <Photo {...photo} {...rest} /> : drawing;
}
