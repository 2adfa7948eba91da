import { fallbackDrawing, isCarDrawing } from '@/lib/catalogue/drawings';
import type { CarTraits } from '@/lib/catalogue/models';
import { FallbackImage } from './fallback-image.island';

/** The images in the first row of a wide screen. */
const EAGER_IMAGES = 4;

type ImageProps = {
  image: string | null;
  alt: string;
  /** Chooses the drawing that is shown without an image, or if it fails to load. */
  bodyStyle: CarTraits['bodyStyle'];
  index?: number;
  className?: string;
};

/**
 * A car's photo, or a drawing if there is none.
 *
 * @param props `index`: the car's position in the list; the first ones load eagerly
 */
export function CarPicture(props: ImageProps) {
  const { image, alt, bodyStyle, index = EAGER_IMAGES, className = '' } = props;
  const drawing = fallbackDrawing(bodyStyle);
  const shown = image || drawing;
  const fit = isCarDrawing(shown) ? 'object-contain' : 'object-cover';
  return (
    <div className={`aspect-2/1 overflow-hidden bg-cover bg-road ${className}`}>
      <FallbackImage
        alt={image ? alt : ''}
        className={`size-full ${fit}`}
        decoding="async"
        fallback={drawing}
        fetchPriority={index === 0 ? 'high' : undefined}
        height={320}
        loading={index < EAGER_IMAGES ? 'eager' : 'lazy'}
        width={640}
        src={shown}
      />
    </div>
  );
}
