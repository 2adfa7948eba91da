import { type MouseEvent, memo } from 'react';
import { type InventoryFilter, paginate } from '@/lib/inventory/filter';
import type { Vehicle } from '@/lib/inventory/row';
import { EmptyResult } from './empty-result';
import { Pagination } from './pagination';
import { VehicleCard } from './vehicle-card';

/** One page of the matching vehicles, or the empty state. Memoized: it renders again only when the filter changes. */
export const VehicleList = memo(function VehicleList({
  matching,
  filter,
  page,
  callHref,
  onClear,
}: {
  matching: Vehicle[];
  filter: InventoryFilter;
  page: number;
  callHref: string;
  onClear: (event: MouseEvent) => void;
}) {
  const shown = paginate(matching, page);
  if (shown.rows.length === 0)
    return <EmptyResult callHref={callHref} filtered={filter.make !== null} onClear={onClear} />;
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {shown.rows.map((vehicle, index) => (
          <VehicleCard callHref={callHref} index={index} key={vehicle.id} vehicle={vehicle} />
        ))}
      </ul>
      <Pagination filter={filter} page={shown.page} pages={shown.pages} />
    </>
  );
});
