import { memo } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { VehicleDrawing } from '@/components/ui/drawing';
import { FallbackImage } from '@/components/ui/fallback-image';
import { Heading } from '@/components/ui/heading';
import type { Vehicle } from '@/lib/inventory/row';
import { applyHref } from '@/lib/quote/apply-href';
import { MODEL_YEAR } from '@/lib/site/model-year';

/** The number of images in the first row on a wide screen. */
const EAGER_IMAGES = 4;

/** The list has the icon once, not each of its cards. */
export const PHONE_SYMBOL = 'phone-icon';

type CardProps = { vehicle: Vehicle; callHref: string; index: number };

/** One vehicle of the inventory. A click anywhere on it is one conversion. */
export const VehicleCard = memo(function VehicleCard({ vehicle, callHref, index }: CardProps) {
  const { make, model, year, image } = vehicle;
  const name = `${year} ${make} ${model}`;
  return (
    <Card as="li" className="flex flex-col overflow-hidden">
      <article
        className="flex flex-1 flex-col"
        data-conversion="inventory_card"
        data-make={make}
        data-model={model}
        data-place="card"
      >
        <VehicleImage alt={name} index={index} image={image} />
        <div className="flex flex-1 flex-col p-5">
          <p className="text-muted text-sm">{make}</p>
          <Heading size="subsection">{model}</Heading>
          <p className="mt-0.5 text-muted text-sm">{year}</p>
          <p className="mt-4 mb-4 border-line border-t pt-3 font-semibold">Call for pricing</p>
          <div className="mt-auto grid gap-2.5">
            <Button
              aria-label={`Call Now for Price: ${name}`}
              data-conversion="call"
              href={callHref}
              variant="outline"
            >
              <svg aria-hidden="true" className="size-4.5 shrink-0">
                <use href={`#${PHONE_SYMBOL}`} />
              </svg>
              Call Now for Price
            </Button>
            <Button
              aria-label={`Apply Now: ${name}`}
              data-conversion="apply_click"
              // The apply page is about the model year; it learns of another year from the
              // vehicle's name.
              href={applyHref({
                make,
                model,
                year,
                interestedVehicle: String(year) === MODEL_YEAR ? undefined : name,
              })}
            >
              Apply Now
            </Button>
          </div>
        </div>
      </article>
    </Card>
  );
});

type ImageProps = { image: string | null; alt: string; index?: number };

/**
 * The image or a placeholder.
 *
 * @param props `index`: its place in the list; the first ones load eagerly
 */
export function VehicleImage({ image, alt, index = EAGER_IMAGES }: ImageProps) {
  if (!image)
    return (
      <div className="relative flex aspect-2/1 items-center justify-center bg-ground-deep">
        <VehicleDrawing
          className="absolute inset-0 size-full object-contain opacity-70"
          file="no-image.svg"
        />
        <span className="absolute bottom-2 left-3">
          <Badge variant="ground">No Image</Badge>
        </span>
      </div>
    );
  return (
    <div className="bg-road aspect-2/1 overflow-hidden">
      <FallbackImage
        alt={alt}
        className={`size-full ${image.startsWith('/vehicles/') ? 'object-contain px-3' : 'object-cover'}`}
        fallback="/vehicles/broken-image.svg"
        decoding="async"
        fetchPriority={index === 0 ? 'high' : undefined}
        height={320}
        loading={index < EAGER_IMAGES ? 'eager' : 'lazy'}
        src={image}
        width={640}
      />
    </div>
  );
}
