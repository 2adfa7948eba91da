import { CarCard } from '@/components/cars/car-card';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import type { Vehicle } from '@/lib/inventory/row';
import { applyHref } from '@/lib/quote/apply-href';

type CardProps = {
  vehicle: Vehicle;
  phone: string;
  index: number;
};

const smallLineLook = 'flex flex-wrap justify-between gap-x-3 text-muted text-sm';

export function VehicleCard({ vehicle, ...rest }: CardProps) {
  const { make, model, year, image, carKinds } = vehicle;
  const title = `${year} ${make} ${model}`;
  const applyLink = (
    <Button
      aria-label={`Apply Now: ${title}`}
      data-event="apply_click"
      href={applyHref({ make, model, year })}
      variant="ink"
    >
      Apply Now
    </Button>
  );
  return (
    <CarCard
      {...rest}
      applyLink={applyLink}
      car={vehicle}
      compact
      event="inventory_card"
      title={title}
    >
      <div className={smallLineLook}>
        <p translate="no">{make}</p>
        {carKinds.includes('three-rows') && <p>Three rows</p>}
        {!image && <p>No Image</p>}
      </div>
      <Heading className="max-sm:text-lg/snug" size="subsection" translate="no">
        {model}
      </Heading>
      <div className={`${smallLineLook} max-sm:justify-start`}>
        <p>{year}</p>
        <p>Call for pricing</p>
      </div>
    </CarCard>
  );
}
