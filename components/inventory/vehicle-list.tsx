import { Phone } from 'lucide';
import { type MouseEvent, memo } from 'react';
import { Icon } from '@/components/ui/icon';
import type { InventoryView } from '@/lib/inventory/view';
import { inventoryHref, type QueryParameters } from '@/lib/site/routes';
import { EmptyResult } from './empty-result';
import { Pagination } from './pagination';
import { PHONE_SYMBOL, VehicleCard } from './vehicle-card';

/** One page of the matching vehicles, or the empty state. Memoized: it renders again only with another view. */
export const VehicleList = memo(function VehicleList({
  view,
  others,
  callHref,
  emptyText,
  onClear,
}: {
  view: InventoryView;
  others: QueryParameters;
  callHref: string;
  emptyText: string;
  onClear: (event: MouseEvent) => void;
}) {
  const { filter, vehicles, page, pages } = view;
  if (vehicles.length === 0)
    return (
      <EmptyResult
        callHref={callHref}
        clearHref={inventoryHref({ make: null, model: null }, others)}
        filtered={filter.make !== null}
        onClear={onClear}
        text={emptyText}
      />
    );
  return (
    <>
      <svg aria-hidden="true" className="hidden">
        <symbol id={PHONE_SYMBOL}>
          <Icon className="" shape={Phone} />
        </symbol>
      </svg>
      <ul className="vehicle-list grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {vehicles.map((vehicle, index) => (
          <VehicleCard callHref={callHref} index={index} key={vehicle.id} vehicle={vehicle} />
        ))}
      </ul>
      <Pagination filter={filter} others={others} page={page} pages={pages} />
    </>
  );
});
