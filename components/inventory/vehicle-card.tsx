import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Vehicle } from '@/lib/inventory/row';
import { MODEL_YEAR } from '@/lib/site/constants';
import { applyHref } from '@/lib/site/routes';

/** The number of images in the first row on a wide screen. */
const EAGER_IMAGES = 4;

/** The list has the icon once, not each of its cards. */
export const PHONE_SYMBOL = 'phone-icon';

export const vehicleCardId = ({ id }: Pick<Vehicle, 'id'>) => `vehicle-${id}`;

/** One vehicle of the inventory. A click anywhere on it is one conversion. */
export const VehicleCard = memo(function VehicleCard(props: {
  vehicle: Vehicle;
  callHref: string;
  index: number;
}) {
  const { vehicle, callHref, index } = props;
  const { make, model, year, image } = vehicle;
  const name = `${year} ${make} ${model}`;
  return (
    <Card as="li" className="flex flex-col overflow-hidden" id={vehicleCardId(vehicle)}>
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
          <h2 className="font-display font-semibold text-xl">{model}</h2>
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
              // The apply page takes another year than the model year from the vehicle's name.
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

/** A vehicle's image, or a "No Image" placeholder. The site script replaces an image that fails to load. */
export function VehicleImage(props: {
  image: string | null;
  alt: string;
  /** Position in the list, from 0. The first images load eagerly, the very first one with high priority. */
  index?: number;
}) {
  const { image, alt, index = EAGER_IMAGES } = props;
  if (!image) {
    return (
      <div className="relative flex aspect-[2/1] items-center justify-center bg-ground-deep">
        <img
          alt=""
          className="absolute inset-0 size-full object-contain opacity-70"
          height={320}
          src="/vehicles/no-image.svg"
          width={640}
        />
        <span className="absolute bottom-2 left-3 rounded-full bg-ground px-3 py-0.5 font-semibold text-muted text-xs">
          No Image
        </span>
      </div>
    );
  }
  return (
    <div className="road aspect-[2/1] overflow-hidden">
      <img
        alt={alt}
        className={`size-full ${image.startsWith('/vehicles/') ? 'object-contain px-3' : 'object-cover'}`}
        data-fallback="/vehicles/broken-image.svg"
        decoding="async"
        fetchPriority={index === 0 ? 'high' : undefined}
        height={320}
        loading={index < EAGER_IMAGES ? 'eager' : 'lazy'}
        src={image}
        suppressHydrationWarning // the site script may have replaced it already
        width={640}
      />
    </div>
  );
}
