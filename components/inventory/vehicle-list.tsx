import { Phone } from 'lucide';
import { type MouseEventHandler, memo } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { InventoryView } from '@/lib/inventory/filter';
import { inventoryHref, type QueryParameters } from '@/lib/site/routes';
import { Pagination } from './pagination';
import { PHONE_SYMBOL, VehicleCard } from './vehicle-card';

/** One page of the matching vehicles, or the empty state. Memoized: it renders again only with another view. */
export const VehicleList = memo(function VehicleList(props: {
  view: InventoryView;
  others: QueryParameters;
  callHref: string;
  emptyText: string;
  onClear: MouseEventHandler;
}) {
  const { view, others, callHref, emptyText, onClear } = props;
  const { filter, vehicles } = view;
  if (vehicles.length === 0)
    return (
      <div className="rounded-lg border border-line bg-white px-6 py-12 text-center">
        <img alt="" className="mx-auto w-64" height={320} src="/vehicles/broken-image.svg" width={640} />
        <p className="font-display font-semibold text-2xl">No vehicles found for the selected filters</p>
        <p className="mx-auto mt-2 max-w-md text-muted">{emptyText}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {filter.make !== null && (
            <Button
              href={inventoryHref({ make: null, model: null }, others)}
              onClick={onClear}
              variant="outline"
            >
              Clear Filters
            </Button>
          )}
          <Button data-conversion="call" href={callHref} variant="ink">
            Call Now
          </Button>
        </div>
      </div>
    );
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
      <Pagination others={others} view={view} />
    </>
  );
});
