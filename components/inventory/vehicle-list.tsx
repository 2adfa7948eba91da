import { memo } from 'react';
import type { Vehicle } from '@/lib/inventory/row';
import { VehicleCard } from './vehicle-card';

const gridLook = 'grid grid-cols-1 gap-3 sm:grid-cols-cards sm:gap-5 print:grid-cols-3';

/** Cards outside the screen aren't laid out or painted, but can still be searched and printed. */
const cardLook = [
  'not-print:*:[content-visibility:auto]',
  '*:[contain-intrinsic-size:auto_9.625rem] sm:*:[contain-intrinsic-size:auto_19rem]',
].join(' ');

type Props = { vehicles: readonly Vehicle[]; phone: string };

/** It's memoized, because its vehicles are a deferred value (FilteredInventory). */
export const VehicleList = memo(function VehicleList({ vehicles, phone }: Props) {
  return (
    <ul className={`${gridLook} ${cardLook}`}>
      {vehicles.map((vehicle, index) => (
        <VehicleCard index={index} key={vehicle.id} phone={phone} vehicle={vehicle} />
      ))}
    </ul>
  );
});
