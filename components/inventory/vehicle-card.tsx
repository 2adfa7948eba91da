import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Vehicle } from '@/lib/inventory/row';
import { applyHref } from '@/lib/site/routes';
import { VehicleImage } from './vehicle-image';

/** The list has the icon once, not each of its cards. */
export const PHONE_SYMBOL = 'phone-icon';

export const vehicleCardId = ({ id }: Pick<Vehicle, 'id'>) => `vehicle-${id}`;

/** One vehicle of the inventory (docs/product.md#inventory-page). A click anywhere on it is one conversion. */
export const VehicleCard = memo(function VehicleCard({
  vehicle,
  callHref,
  index,
}: {
  vehicle: Vehicle;
  callHref: string;
  index: number;
}) {
  const { make, model, year, image } = vehicle;
  return (
    <Card as="li" className="flex flex-col overflow-hidden" id={vehicleCardId(vehicle)}>
      <article
        className="flex flex-1 flex-col"
        data-conversion="inventory_card"
        data-make={make}
        data-model={model}
        data-place="card"
      >
        <VehicleImage alt={`${year} ${make} ${model}`} index={index} image={image} />
        <div className="flex flex-1 flex-col p-5">
          <p className="text-slate text-sm">{make}</p>
          <h2 className="font-display font-semibold text-xl">{model}</h2>
          <p className="mt-0.5 text-slate text-sm">{year}</p>
          <p className="mt-4 mb-4 border-sand border-t pt-3 font-semibold">Call for pricing</p>
          <div className="mt-auto grid gap-2.5">
            <Button
              aria-label={`Call Now for Price: ${year} ${make} ${model}`}
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
              aria-label={`Apply Now: ${year} ${make} ${model}`}
              data-conversion="apply_click"
              href={applyHref({ make, model })}
            >
              Apply Now
            </Button>
          </div>
        </div>
      </article>
    </Card>
  );
});
