import { CarCard } from '@/components/cars/car-card';
import { Heading } from '@/components/ui/heading';
import type { Vehicle } from '@/lib/inventory/row';

type CardProps = {
  vehicle: Vehicle;
  phone: string;
  index: number;
};

export function VehicleCard({ vehicle, ...rest }: CardProps) {
  const { make, model, year, carKinds } = vehicle;
  return (
    <CarCard
      {...rest}
      car={vehicle}
      compact
      hookEvent="inventory_card"
      title={`${year} ${make} ${model}`}
    >
      <div className="flex flex-wrap justify-between gap-x-3 text-muted text-sm print:contents">
        <p translate="no">{make}</p>
        {carKinds.includes('three-rows') && <p className="print:order-1">Three rows</p>}
      </div>
      {/* Browsers never break a page after a heading, so with headings the printed list
          couldn't break. */}
      <Heading
        className="max-sm:text-lg/snug print:break-after-auto! print:text-sm"
        size="subsection"
        translate="no"
      >
        {model}
      </Heading>
      <div className="flex flex-wrap justify-between gap-x-3 text-muted text-sm max-sm:justify-start print:contents">
        <p className="print:order-first">{year}</p>
        <p className="print:order-2 print:ml-auto">Call for pricing</p>
      </div>
    </CarCard>
  );
}
