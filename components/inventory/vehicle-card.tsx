import { Phone } from 'lucide';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { Vehicle } from '@/lib/inventory/row';
import { applyHref } from '@/lib/site/routes';
import { VehicleImage } from './vehicle-image';

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
    <Card as="li" className="flex flex-col overflow-hidden">
      <article className="flex flex-1 flex-col" data-conversion="card">
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
              <Icon className="size-4.5" shape={Phone} />
              Call Now for Price
            </Button>
            <Button
              aria-label={`Apply Now: ${year} ${make} ${model}`}
              data-conversion="apply"
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
