import { Phone } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Vehicle } from '@/lib/inventory/row';
import { PHONE_SYMBOL, VehicleCard } from './vehicle-card';

export function VehicleGrid({ vehicles, callHref }: { vehicles: readonly Vehicle[]; callHref: string }) {
  return (
    <>
      <svg aria-hidden="true" className="hidden">
        <symbol id={PHONE_SYMBOL}>
          <Icon className="" shape={Phone} />
        </symbol>
      </svg>
      {/* Cards out of sight aren't laid out or painted, but found in the page and printed. */}
      <ul className="grid gap-5 not-print:*:[content-visibility:auto] print:*:break-inside-avoid *:[contain-intrinsic-size:auto_27rem] sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {vehicles.map((vehicle, index) => (
          <VehicleCard callHref={callHref} index={index} key={vehicle.id} vehicle={vehicle} />
        ))}
      </ul>
    </>
  );
}
