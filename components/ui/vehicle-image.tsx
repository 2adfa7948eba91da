import { Badge } from '@/components/ui/badge';
import { VehicleDrawing } from '@/components/ui/drawing';
import { FallbackImage } from '@/components/ui/fallback-image.island';
import { cardPhoto } from '@/lib/photos/storage-photo';

/** The number of images in the first row on a wide screen. */
const EAGER_IMAGES = 4;

/** @returns whether an image is one of this site's drawings, which show a body style */
export function isDrawing(image: string | null): boolean {
  return image?.startsWith('/vehicles/') ?? false;
}

type ImageProps = {
  image: string | null;
  alt: string;
  index?: number;
  /** How much of the screen it takes, where not as much as in a card of the inventory. */
  sizes?: string;
  className?: string;
};

/**
 * The image or a placeholder.
 *
 * @param props `index`: its place in the list; the first ones load eagerly
 */
export function VehicleImage(props: ImageProps) {
  const { image, alt, index = EAGER_IMAGES, sizes, className = '' } = props;
  if (!image) return <NoImage className={className} />;
  return (
    <div className={`aspect-2/1 overflow-hidden bg-road ${className}`}>
      <FallbackImage
        alt={alt}
        className={`size-full ${isDrawing(image) ? 'object-contain sm:px-3' : 'object-cover'}`}
        decoding="async"
        fallback="/vehicles/broken-image.svg"
        fetchPriority={index === 0 ? 'high' : undefined}
        height={320}
        loading={index < EAGER_IMAGES ? 'eager' : 'lazy'}
        width={640}
        {...cardPhoto(image, sizes)}
      />
    </div>
  );
}

/** In the small pictures of a phone the label would cover the drawing, so it stands alone. */
function NoImage({ className }: { className: string }) {
  return (
    <div
      className={`relative flex aspect-2/1 items-center justify-center bg-ground-deep ${className}`}
    >
      <VehicleDrawing
        className="absolute inset-0 size-full object-contain opacity-70 max-sm:hidden"
        file="no-image.svg"
      />
      <span className="sm:absolute sm:top-3 sm:left-3">
        <Badge variant="ground">No Image</Badge>
      </span>
    </div>
  );
}
